import { Amount } from "@suvarna/ui/amount.tsx";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import { istDate } from "@suvarna/words/here/indian-time";
import * as rates from "@suvarna/words/here/rates";
import * as say from "@suvarna/words/here/worth";
import { type PriceCurve, tablePoints } from "./price-curve.ts";

/**
 * The number of evenly spaced rows in the table: each day of a month, and only some of the days of
 * a longer time.
 */
const ROWS = 31;

/** The price curve as a table, newest first, which a link below the chart opens. */
export function PriceHistoryTable({ curve, name }: { curve: PriceCurve; name: string }) {
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-11 items-center text-caption text-wine sm:min-h-6">
        <span className="link-gold">{say.sameAsTable}</span>
      </summary>
      {/* The table scrolls, so the keyboard must reach it. */}
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the focused section
        tabIndex={0}
        className="mt-3 max-h-100 max-w-120 overflow-y-auto bg-surface px-4"
      >
        <LedgerTable caption={rates.newestFirst(name)}>
          <thead>
            <tr>
              <th scope="col">{say.day}</th>
              <th scope="col">{say.withGst}</th>
            </tr>
          </thead>
          <tbody>
            {tablePoints(curve, ROWS)
              .toReversed()
              .map(({ at, price }) => (
                <tr key={at}>
                  <th scope="row">{istDate(at)}</th>
                  <td>
                    <Amount paise={price} />
                  </td>
                </tr>
              ))}
          </tbody>
        </LedgerTable>
      </section>
    </details>
  );
}
