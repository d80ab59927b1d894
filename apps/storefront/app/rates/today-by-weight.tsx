import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { FINENESS } from "@suvarna/domain/fineness";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { LedgerTable } from "@suvarna/ui/ledger.tsx";
import * as say from "@suvarna/words/here/rates";
import { Tick } from "./tick.tsx";
import { directionTint, useDirection } from "./use-direction.ts";

/** Usual weights in grams: 8 g are a sovereign, the pavan of South India. */
const WEIGHTS = [1, 8, 10];

/** A table of today's price of gold of every carat and of silver, for usual weights. */
export function TodayByWeight({ entries }: { entries: readonly RateEntry[] }) {
  return (
    <section aria-labelledby="today-by-weight">
      <h2 id="today-by-weight" className="mb-5">
        {say.todayByWeight}
      </h2>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{say.priceOnRequestNow}</p>
      ) : (
        <LedgerTable caption={say.todayByWeightCaption}>
          <thead>
            <tr>
              <th scope="col">{say.metal}</th>
              <th scope="col" className="max-sm:hidden">
                {say.fineness}
              </th>
              {WEIGHTS.map((grams) => (
                <th key={grams} scope="col" className={grams === 8 ? "max-md:hidden" : ""}>
                  {say.grams(grams)}
                </th>
              ))}
              <th scope="col" className="max-sm:hidden">
                {say.sinceYesterdayHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Grade key={entry.Carat} entry={entry} />
            ))}
          </tbody>
        </LedgerTable>
      )}
    </section>
  );
}

function Grade({ entry }: { entry: RateEntry }) {
  const { Carat, TodayPricePerGram, change = null } = entry;
  const perGram = paise(TodayPricePerGram);
  const moved = useDirection(perGram);
  return (
    <tr className={directionTint(moved)}>
      <th scope="row">
        <span className="font-medium">{say.metalOf(Carat)}</span>
        <span className="flex flex-wrap gap-x-2 text-caption text-ink-mute sm:hidden">
          {say.fine(FINENESS[Carat])}
          <Tick change={change} />
        </span>
      </th>
      <td className="max-sm:hidden">{FINENESS[Carat]}</td>
      {WEIGHTS.map((grams) => (
        <td key={grams} className={grams === 8 ? "max-md:hidden" : ""}>
          <Amount paise={perGram * grams} />
        </td>
      ))}
      <td className="max-sm:hidden">{change === null ? "–" : <Tick change={change} />}</td>
    </tr>
  );
}
