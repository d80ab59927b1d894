import { Amount } from "@suvarna/ui/amount.tsx";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import { istDate, istShort } from "@suvarna/words/here/indian-time";
import { RANGE_WORDS } from "@suvarna/words/here/rate-ranges";
import * as say from "@suvarna/words/here/rates";
import { type Curve, evenPoints } from "./curve.ts";
import type { RatesView } from "./rates-address.ts";

/** The number of rows: one row for each hour of a day, or fewer rows per day in longer ranges. */
const LINES = 25;

/** The curve as a table, newest first, for people who can't see the chart. */
export function PointsTable({ curve, view }: { curve: Curve; view: RatesView }) {
  const { carat, range } = view;
  const per = say.grams(carat === "Silver" ? 10 : 1);
  const name = say.rateOver(say.metalName(carat), RANGE_WORDS[range]);
  return (
    <details className="group mt-5">
      <summary className="inline-flex min-h-11 items-center text-small text-wine">
        <span className="link-gold">{say.curveAsTable}</span>
      </summary>
      <div className="mt-4 max-w-120">
        <LedgerTable caption={say.newestFirst(name)}>
          <thead>
            <tr>
              <th scope="col">{say.timeInIndia}</th>
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
