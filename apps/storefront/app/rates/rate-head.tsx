import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { StatusDot } from "@suvarna/ui/status-dot.tsx";
import { istClock, istMoment } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/rates";
import { PriceAlertButton } from "../alerts/index.ts";
import { useFeedStatus } from "../platform/live-rates/live-rates.ts";
import { useRatesPerGram } from "../platform/live-rates/rates-per-gram.ts";
import { shopStatus } from "../platform/live-rates/status-words.ts";
import type { Curve } from "./curve.ts";
import { panelRates } from "./panel-rates.ts";
import { RateSource } from "./rate-source.tsx";
import type { RatesView } from "./rates-address.ts";
import { Tick } from "./tick.tsx";
import { directionTint, useDirection } from "./use-direction.ts";

/**
 * The current rate of the chosen metal with its source and time, or the reason why there is no
 * rate.
 */
export function RateHead({
  view: { carat },
  entries,
  curve,
}: {
  view: RatesView;
  entries: readonly RateEntry[];
  curve: Curve;
}) {
  const status = useFeedStatus(shopStatus);
  const rate = panelRates(entries).find((shown) => shown.carat === carat);
  const moved = useDirection(rate?.price ?? 0);
  const perGram = useRatesPerGram()[carat];
  if (!rate) return <NoValidRate last={curve.at(-1)?.at} />;
  return (
    <div className="mt-6 mb-9">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small text-ink-soft">
        <span
          className={`-mx-2 px-2 text-[2.5rem] leading-[1.2] text-ink sm:text-[3.25rem] ${directionTint(moved)}`}
        >
          <Amount paise={rate.price} small />
        </span>
        <span>{rate.per}</span>
        <Tick change={rate.change} />
        <span className="noscript:hidden">
          <StatusDot {...status} />
        </span>
      </p>
      <div className="mt-1.5 flex flex-wrap gap-x-3 text-caption text-ink-mute">
        <RateSource entries={entries} />
        <span className="tabular-nums">
          {say.rateOf(
            <time key="time" dateTime={rate.updatedAt}>
              {istClock(rate.updatedAt)}
            </time>,
          )}
        </span>
        <span>{say.withoutCharges}</span>
      </div>
      <p className="mt-2.5">
        <PriceAlertButton
          key={carat}
          watched={{ carat }}
          what={say.ratePerGram(carat)}
          now={perGram}
          words={say.tellMeWhenFalls(say.metalName(carat))}
        />
      </p>
    </div>
  );
}

/** Says that the rates are missing or too old to show. */
function NoValidRate({ last }: { last: number | undefined }) {
  return (
    <Notice kind="warning" className="mt-6 mb-9">
      <p className="font-medium">{say.noRateNow}</p>
      <p>
        {last === undefined ? say.noneYet : say.lastTooOld(istMoment(new Date(last).toISOString()))}{" "}
        {say.untilNext}
      </p>
    </Notice>
  );
}
