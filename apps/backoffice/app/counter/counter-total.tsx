import type { CounterQuote } from "@suvarna/contract/orders/counter-schemas";
import { paise } from "@suvarna/domain/money";
import { Ledger } from "../parts/ledger.tsx";
import { BigMoney, Money } from "../parts/money.tsx";
import { Panel } from "../parts/page.tsx";
import { sayTime } from "../platform/times.ts";

/**
 * The price of a counter order at the current rates. While a new price is loading or has failed,
 * the last price stays, dimmed.
 */
export function CounterTotal({
  quote,
  last,
  isEmpty,
  problem,
}: {
  /** The price of the order; undefined while it is loading or has failed. */
  quote: CounterQuote | undefined;
  /** The last price that the order had before its last change. */
  last: CounterQuote | undefined;
  /** Whether the order has no pieces. */
  isEmpty: boolean;
  /** The reason why there is no price; null while the price is loading. */
  problem: string | null;
}) {
  if (isEmpty) {
    return (
      <Panel>
        <p className="text-caption text-ink-mute">To pay</p>
        <BigMoney paise={0} />
        <p className="mt-2 text-caption text-ink-mute">Choose a piece: its price stands here.</p>
      </Panel>
    );
  }
  const shown = quote ?? last;
  return (
    <Panel>
      <p className="text-caption text-ink-mute">To pay</p>
      {shown ? (
        <div className={quote ? "" : "opacity-50"}>
          <Price quote={shown} />
        </div>
      ) : (
        <span className="num text-figure font-medium">–</span>
      )}
      {quote ? null : (
        <p className="mt-2 text-caption" role={problem ? undefined : "status"}>
          {problem ? `There is no price for this order. ${problem}` : "It is being priced."}
        </p>
      )}
    </Panel>
  );
}

function Price({ quote }: { quote: CounterQuote }) {
  const { subtotal, discount, gst, shipping, total } = quote.totals;
  return (
    <>
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
    </>
  );
}
