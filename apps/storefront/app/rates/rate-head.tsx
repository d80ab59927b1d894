import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { StatusDot } from "@suvarna/ui/status-dot.tsx";
import { istClock, istMoment } from "@suvarna/words/here/indian-time";
import { PriceAlertButton, rateWords } from "../alerts/index.ts";
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
          Rate of <time dateTime={rate.updatedAt}>{istClock(rate.updatedAt)}</time>
        </span>
        <span>without GST and making charge</span>
      </div>
      <p className="mt-2.5">
        <PriceAlertButton
          key={carat}
          watched={{ carat }}
          what={rateWords(carat)}
          now={perGram}
          words={`Tell me when ${carat} falls`}
        />
      </p>
    </div>
  );
}

/** Says that the rates are missing or too old to show. */
function NoValidRate({ last }: { last: number | undefined }) {
  return (
    <Notice kind="warning" className="mt-6 mb-9">
      <p className="font-medium">No valid rate is known just now.</p>
      <p>
        {last === undefined
          ? "None has come yet."
          : `The last one, of ${istMoment(new Date(last).toISOString())}, is too old to sell by.`}{" "}
        Until the next one comes, prices are on request and nothing that follows the rate can be
        ordered.
      </p>
    </Notice>
  );
}
