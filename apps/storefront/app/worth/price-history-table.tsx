import { Amount } from "@suvarna/ui/amount.tsx";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import { istDate } from "@suvarna/words/here/indian-time";
import * as rates from "@suvarna/words/here/rates";
import * as say from "@suvarna/words/here/worth";
import { type PriceCurve, sampleEvenly } from "./price-curve.ts";

/**
 * The largest number of rows in the table: each day of a month, and only some of the days of a
 * longer time.
 */
const ROWS = 31;

/** The price curve as a table, newest first, which a link below the chart opens. */
export function PriceHistoryTable({ curve, name }: { curve: PriceCurve; name: string }) {
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-11 items-center text-caption text-wine sm:min-h-6">
        <span className="link-gold">{say.sameAsTable}</span>
      </summary>
      <div className="mt-3 max-h-100 max-w-120 overflow-y-auto bg-surface px-4">
        <LedgerTable caption={rates.newestFirst(name)}>
          <thead>
            <tr>
              <th scope="col">{say.day}</th>
              <th scope="col">{say.withGst}</th>
            </tr>
          </thead>
          <tbody>
            {sampleEvenly(curve.points, ROWS)
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
      </div>
    </details>
  );
}
