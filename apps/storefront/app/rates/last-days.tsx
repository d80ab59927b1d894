import { CARATS, type Carat } from "@suvarna/domain/fineness";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import { istDayWords } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/rates";
import { shownGrams } from "./curve.ts";
import type { RateDays } from "./past-price-table.tsx";

/** A table of the closing rates of the last days; the row of today shows the newest rate. */
export function LastDays({ days }: { days: RateDays["days"] }) {
  return (
    <section aria-labelledby="last-days">
      <h2 id="last-days" className="mb-5">
        {say.lastSevenDays}
      </h2>
      <LedgerTable
        caption={
          <>
            {say.lastDaysCaption}
            <span className={foldOf("Silver")}>{say.andSilverPerTenGrams}</span>
          </>
        }
      >
        <thead>
          <tr>
            <th scope="col">{say.day}</th>
            {CARATS.map((carat) => (
              <th key={carat} scope="col" className={foldOf(carat)}>
                {carat === "Silver" ? say.tenGramsOfSilver : carat}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, prices }) => (
            <tr key={day}>
              <th scope="row" className="whitespace-nowrap">
                <time dateTime={day}>{istDayWords(day)}</time>
              </th>
              {CARATS.map((carat) => (
                <td key={carat} className={foldOf(carat)}>
                  <Amount paise={paise(prices[carat]) * shownGrams(carat)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </LedgerTable>
    </section>
  );
}

/** A phone has room only for gold in this table; silver has its own curve and table. */
function foldOf(carat: Carat): string {
  return carat === "Silver" ? "max-sm:hidden" : "";
}
