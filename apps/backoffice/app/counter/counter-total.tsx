import type { CounterQuote } from "@suvarna/contract/orders/counter-schemas";
import { paise } from "@suvarna/domain/money";
import { Ledger } from "../parts/ledger.tsx";
import { BigMoney, Money } from "../parts/money.tsx";
import { Panel } from "../parts/page.tsx";
import { sayTime } from "../platform/times.ts";

/** The price of a counter order at the current rates. */
export function CounterTotal({ quote }: { quote: CounterQuote | undefined }) {
  if (!quote) {
    return (
      <Panel>
        <p className="text-caption text-ink-mute">To pay</p>
        <BigMoney paise={0} />
        <p className="mt-2 text-caption text-ink-mute">Choose a piece: its price stands here.</p>
      </Panel>
    );
  }
  const { subtotal, discount, gst, shipping, total } = quote.totals;
  return (
    <Panel>
      <p className="text-caption text-ink-mute">To pay</p>
      <BigMoney paise={paise(total)} />
      <div className="mt-2" aria-live="polite">
        <Ledger
          name="Totals"
          rows={[
            { label: "Pieces", value: <Money paise={paise(subtotal)} /> },
            ...(discount > 0
              ? [{ label: "Discount", value: <Money paise={-paise(discount)} /> }]
              : []),
            { label: `GST ${quote.gstPercent}%`, value: <Money paise={paise(gst)} /> },
            {
              label: "Delivery",
              value: shipping > 0 ? <Money paise={paise(shipping)} /> : "Free",
            },
          ]}
          total={{ label: "Total", value: <Money paise={paise(total)} /> }}
        />
      </div>
      <p className="mt-2 text-hint text-ink-mute">Rates of {sayTime(quote.ratesAt)}</p>
    </Panel>
  );
}
