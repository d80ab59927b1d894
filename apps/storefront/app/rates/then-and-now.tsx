import type { Reply } from "@suvarna/contract/endpoint";
import type { getRateDays } from "@suvarna/contract/rates/calls";
import type { HistoryRange } from "@suvarna/contract/rates/constants";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import { paise } from "@suvarna/domain/money";
import { changePercent } from "@suvarna/domain/rate-sheet";
import { Amount } from "@suvarna/ui/amount.tsx";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import { istDayWords } from "@suvarna/words/here/indian-time";
import { Tick } from "./tick.tsx";

export type RateDays = Reply<typeof getRateDays>;

const AGO: readonly (readonly [HistoryRange, string])[] = [
  ["1d", "Yesterday"],
  ["7d", "A week ago"],
  ["1m", "A month ago"],
  ["1y", "A year ago"],
];

/** The weight whose prices are compared, in grams. Most people buy and sell in this weight. */
const GRAMS = 10;

/** The price of ten grams of a metal in the past, and the change since then. */
export function ThenAndNow({
  carat,
  before,
  entries,
}: {
  carat: Carat;
  before: RateDays["before"];
  entries: readonly RateEntry[];
}) {
  const entry = entries.find(({ Carat }) => Carat === carat);
  const now = entry && paise(entry.TodayPricePerGram) * GRAMS;
  return (
    <section aria-labelledby="then-and-now">
      <h2 id="then-and-now" className="mb-5">
        {carat}, then and now
      </h2>
      <LedgerTable caption={`What ${GRAMS} g of ${carat} cost before, and the change until today`}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">{GRAMS} g</th>
            <th scope="col">Until today</th>
          </tr>
        </thead>
        <tbody>
          {now ? (
            <tr>
              <th scope="row" className="font-medium!">
                Today
              </th>
              <td className="font-medium">
                <Amount paise={now} />
              </td>
              <td />
            </tr>
          ) : null}
          {AGO.map(([range, words]) => {
            const day = before[range];
            if (!day) return null;
            const then = paise(day.prices[carat]) * GRAMS;
            const change = now ? changePercent(now, then) : null;
            return (
              <tr key={range}>
                <th scope="row">
                  {words} <span className="text-caption text-ink-mute">{istDayWords(day.day)}</span>
                </th>
                <td>
                  <Amount paise={then} />
                </td>
                <td>{change === null ? "–" : <Tick change={change} since="until today" />}</td>
              </tr>
            );
          })}
        </tbody>
      </LedgerTable>
    </section>
  );
}
