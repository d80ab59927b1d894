import type { Reply } from "@suvarna/contract/endpoint";
import type { getRateDays } from "@suvarna/contract/rates/calls";
import { HISTORY_RANGES } from "@suvarna/contract/rates/constants";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import { paise } from "@suvarna/domain/money";
import { changePercent } from "@suvarna/domain/rate-sheet";
import { Amount } from "@suvarna/ui/amount.tsx";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import { istDayWords } from "@suvarna/words/here/indian-time";
import { AGO } from "@suvarna/words/here/rate-ranges";
import * as say from "@suvarna/words/here/rates";
import { Tick } from "./tick.tsx";

export type RateDays = Reply<typeof getRateDays>;

/** The weight whose prices are compared, in grams. Most people buy and sell in this weight. */
const GRAMS = 10;

/** The price of ten grams of a metal in the past, and the change since then. */
export function PastPriceTable({
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
        {say.thenAndNow(say.metalName(carat))}
      </h2>
      <LedgerTable caption={say.thenAndNowCaption(GRAMS, say.metalName(carat))}>
        <thead>
          <tr>
            <th scope="col">{say.when}</th>
            <th scope="col">{say.grams(GRAMS)}</th>
            <th scope="col">{say.untilTodayHead}</th>
          </tr>
        </thead>
        <tbody>
          {now ? (
            <tr>
              <th scope="row" className="font-medium!">
                {say.today}
              </th>
              <td className="font-medium">
                <Amount paise={now} />
              </td>
              <td />
            </tr>
          ) : null}
          {HISTORY_RANGES.map((range) => {
            const day = before[range];
            if (!day) return null;
            const then = paise(day.prices[carat]) * GRAMS;
            const change = now ? changePercent(now, then) : null;
            return (
              <tr key={range}>
                <th scope="row">
                  {AGO[range]}{" "}
                  <span className="text-caption text-ink-mute">{istDayWords(day.day)}</span>
                </th>
                <td>
                  <Amount paise={then} />
                </td>
                <td>{change === null ? "–" : <Tick change={change} since={say.untilToday} />}</td>
              </tr>
            );
          })}
        </tbody>
      </LedgerTable>
    </section>
  );
}
