import type { Order } from "@suvarna/contract/orders/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { changePercent } from "@suvarna/domain/rate-sheet";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import * as say from "@suvarna/words/here/order-page";
import { Link } from "react-router";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { useShop } from "../platform/root-data.ts";
import { RateTime, Tick } from "../rates/index.ts";
import { GOLD_VALUE } from "../site-map.ts";
import { useOrderWorth } from "./use-order-worth.ts";

/**
 * The value of an order's metal today, beside the price that was paid. Nothing is shown without a
 * valid rate.
 */
export function OrderWorth({ order }: { order: Order }) {
  const worth = useOrderWorth(order);
  const entries = useRateEntries();
  const { exchangePercent } = useShop();
  if (!worth) return null;
  const { metalThen, metalValue, exchangeValue } = worth;
  return (
    <section aria-labelledby="worth-today" className="mt-9 bg-shell p-6 sm:p-8">
      <h2 id="worth-today" className="text-[1.625rem] font-normal">
        {say.worthToday}
      </h2>
      <RateTime entries={entries} className="mt-1 mb-4" />
      <Ledger
        caption={say.metalOfThisOrder}
        rows={[
          {
            label: say.metalThatDay,
            detail: say.inAnOrderOf(formatRupees(paise(order.total))),
            value: <Amount paise={metalThen} />,
          },
          {
            label: say.sameMetalToday,
            detail: (
              <Tick change={changePercent(metalValue, metalThen)} since={say.sinceYouOrdered} />
            ),
            value: <Amount paise={metalValue} />,
          },
        ]}
        total={{
          label: say.inExchangeToday(exchangePercent),
          value: <Amount paise={exchangeValue} />,
        }}
      />
      <p className="mt-4 text-small text-ink-soft">
        {say.onlyMetal}
        <Link to={GOLD_VALUE} className="link-gold text-wine">
          {say.valueOtherGold}
        </Link>
      </p>
    </section>
  );
}
