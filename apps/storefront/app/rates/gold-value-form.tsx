import type { Carat } from "@suvarna/domain/fineness";
import { formatRupees } from "@suvarna/domain/formats";
import { metalWorth } from "@suvarna/domain/metal-worth";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import * as say from "@suvarna/words/here/gold-value";
import * as pieces from "@suvarna/words/here/pieces";
import * as rateWords from "@suvarna/words/here/rates";
import { useSearchParams } from "react-router";
import { useRatesPerGram } from "../platform/live-rates/rates-per-gram.ts";
import { useShop } from "../platform/root-data.ts";
import { MetalAmount } from "./metal-amount.ts";
import { MetalFields } from "./metal-fields.tsx";
import { parseWeight } from "./parse-entry.ts";

/**
 * The calculator of the value of an amount of metal. The input is stored in the address, so that it
 * can be bookmarked and shared, and so that the server computes the value for a browser without
 * JavaScript.
 */
export function GoldValueForm({ start, weight: first }: { start: Carat; weight: string }) {
  const form = useZodForm(MetalAmount, { carat: start, weight: first }, "onChange");
  const { carat, weight } = form.watch();
  const [, setSearch] = useSearchParams();
  const netWeightMg = parseWeight(weight);
  function keep() {
    if (netWeightMg === null) return;
    setSearch({ carat, weight }, { replace: true, preventScrollReset: true });
  }
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()} onBlur={keep}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MetalFields
          carat={form.register("carat")}
          weight={form.register("weight")}
          start={{ carat: start, weight: first }}
          wrong={form.formState.errors.weight?.message}
        />
      </div>
      <div className="mt-5 hidden noscript:block">
        <Button type="submit">{say.showTheValue}</Button>
      </div>
      <div className="mt-7">
        <Worth carat={carat} netWeightMg={netWeightMg} />
      </div>
    </form>
  );
}

function Worth({ carat, netWeightMg }: { carat: Carat; netWeightMg: number | null }) {
  const rates = useRatesPerGram();
  const { exchangePercent } = useShop();
  const perGram = rates[carat];
  if (netWeightMg === null) return null;
  const metal = { carat, netWeightMg, quantity: 1 };
  const worth = metalWorth([metal], rates, Math.round(exchangePercent * 100));
  if (!worth || perGram === null) {
    return <Notice kind="warning">{say.noValueNow}</Notice>;
  }
  const deductedPercent = Math.round((100 - exchangePercent) * 100) / 100;
  return (
    <Ledger
      caption={say.whatMetalIsWorth}
      rows={[
        {
          label: `${rateWords.metalOf(carat)}, ${pieces.weight(netWeightMg)}`,
          detail: rateWords.atPerGram(formatRupees(perGram)),
          value: <Amount paise={worth.metalValue} />,
        },
        {
          label: say.refiningAndLoss(deductedPercent),
          value: (
            <>
              −<Amount paise={worth.deduction} />
            </>
          ),
        },
      ]}
      total={{ label: say.inExchangeToday, value: <Amount paise={worth.exchangeValue} /> }}
    />
  );
}
