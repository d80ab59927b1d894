import type { WaitingWork } from "@suvarna/contract/figures/staff-schemas";
import { getRateHistory, getRates } from "@suvarna/contract/rates/calls";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { Link } from "react-router";
import { Bar } from "../parts/bar.tsx";
import { BigMoney, sayMoney } from "../parts/money.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { ChangeMark } from "./change-mark.tsx";
import { RateLine } from "./rate-line.tsx";

/** The chart of today's 22K rate, with its source and the reading in quarantine. */
export function RateToday({ readings }: { readings: WaitingWork["readings"] }) {
  const rates = useRead(getRates, {});
  const query = { carat: "22K", range: "1d" } as const;
  const history = useRead(getRateHistory, { query });
  const entry = rates.data?.find(({ Carat }) => Carat === "22K");
  const newest = readings?.newest;
  return (
    <section aria-label="22K today" className="min-w-0">
      <div className="mb-3 flex items-baseline">
        <h2>22K today</h2>
        <Link to="/rates" className="link ml-auto">
          Rates desk
        </Link>
      </div>
      <Answer of={rates} what="The rate" rows={1}>
        {() =>
          entry ? (
            <>
              <p>
                <BigMoney paise={paise(entry.TodayPricePerGram)} />
              </p>
              <p className="text-caption text-ink-mute">
                {entry.change === undefined ? null : (
                  <>
                    <ChangeMark bp={Math.round(entry.change * 100)} /> since yesterday's close
                  </>
                )}
              </p>
            </>
          ) : (
            <p className="text-ink-soft">No rate counts now, so gold is not sold.</p>
          )
        }
      </Answer>
      <Answer of={history} what="The chart">
        {({ points }) => <RateLine points={points} />}
      </Answer>
      {entry ? (
        <p className="mt-2 flex items-center gap-2 text-caption text-ink-mute">
          <i aria-hidden className="size-2 flex-none rounded-round bg-[#3f9468]" />
          {entry.source}, read {sayTime(entry.updatedAt)}
        </p>
      ) : null}
      {newest ? (
        <Bar tone="alert" className="mt-3">
          <Link to="/rates">
            <b className="font-semibold">
              {readings?.count === 1 ? "One reading waits." : `${readings?.count} readings wait.`}
            </b>{" "}
            {newest.source} says{" "}
            {newest.gold === null ? newest.why : `fine gold ${sayMoney(newest.gold)}`}. The shop
            sells by the last good rate
            {entry ? `, ${formatRupees(paise(entry.TodayPricePerGram))}` : ""}.
          </Link>
        </Bar>
      ) : null}
    </section>
  );
}
