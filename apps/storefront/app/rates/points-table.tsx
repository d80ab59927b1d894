import { Amount } from "@suvarna/ui/amount.tsx";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import { istDate, istShort } from "@suvarna/words/here/indian-time";
import { type Curve, evenPoints } from "./curve.ts";
import { RANGE_WORDS, type RatesView } from "./rates-address.ts";

/** The number of rows: one row for each hour of a day, or fewer rows per day in longer ranges. */
const LINES = 25;

/** The curve as a table, newest first, for people who can't see the chart. */
export function PointsTable({ curve, view }: { curve: Curve; view: RatesView }) {
  const { carat, range } = view;
  const per = carat === "Silver" ? "10 g" : "1 g";
  return (
    <details className="group mt-5">
      <summary className="inline-flex min-h-11 items-center text-small text-wine">
        <span className="link-gold">The curve as a table</span>
      </summary>
      <div className="mt-4 max-w-120">
        <LedgerTable caption={`${carat} rate, ${RANGE_WORDS[range]}, newest first`}>
          <thead>
            <tr>
              <th scope="col">Time in India</th>
              <th scope="col">{per}</th>
            </tr>
          </thead>
          <tbody>
            {evenPoints(curve, LINES)
              .toReversed()
              .map(({ at, price }) => (
                <tr key={at}>
                  <th scope="row">{range === "1y" ? istDate(at) : istShort(at)}</th>
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
