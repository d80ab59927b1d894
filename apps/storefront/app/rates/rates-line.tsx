import { Amount } from "@suvarna/ui/amount.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { StatusDot } from "@suvarna/ui/status-dot.tsx";
import { istClock, istShort, istTime } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/rates";
import { RefreshCw } from "lucide";
import { useTransition } from "react";
import { Link } from "react-router";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { refreshRates, useFeedStatus, useRateEntries } from "../platform/live-rates/live-rates.ts";
import { NoValidRate } from "../platform/live-rates/no-valid-rate.tsx";
import { shopStatus } from "../platform/live-rates/status-words.ts";
import { RATES } from "../site-map.ts";
import { DirectionMark } from "./direction-mark.tsx";
import { type PanelRate, panelRates } from "./panel-rates.ts";
import { RateSource } from "./rate-source.tsx";
import { Tick } from "./tick.tsx";
import { directionTint, useDirection } from "./use-direction.ts";

/**
 * The shop's live gold price in one line, which scrolls sideways on a phone: the status of the feed,
 * the four rates, their time and a refresh button.
 */
export const RatesLine = followsRates(RatesLineAtRates);
function RatesLineAtRates() {
  const entries = useRateEntries();
  const status = useFeedStatus(shopStatus);
  const [refreshing, startRefresh] = useTransition();
  const updatedAt = entries[0]?.updatedAt;
  return (
    <section aria-label={say.liveGoldPrice} className="border-b border-line bg-surface">
      <div className="wrap">
        <div className="relative -mx-gutter flex min-h-11 items-center gap-4 overflow-x-auto px-gutter text-small whitespace-nowrap [scrollbar-width:none] lg:min-h-12.5">
          {/* The status has the width of its longest text from the start, so that the rates do
              not move when the text changes. */}
          <span className="min-w-39 flex-none noscript:hidden">
            <StatusDot {...status} />
          </span>
          <ul className="flex gap-4">
            {panelRates(entries).map((rate) => (
              <LineRate key={rate.carat} rate={rate} />
            ))}
          </ul>
          <span className="flex flex-none items-center gap-4 lg:ml-auto">
            <RateSource entries={entries} className="max-[96rem]:sr-only" />
            {updatedAt ? (
              // Rates that don't come any more must not look like those of now.
              <time
                dateTime={updatedAt}
                className={`text-caption text-ink-mute ${status.dot === "down" ? "" : "max-xl:sr-only"}`}
              >
                {status.dot === "down" ? say.readAt(istShort(updatedAt)) : istTime(updatedAt)}
              </time>
            ) : null}
            <button
              type="button"
              title={updatedAt ? say.readAt(istClock(updatedAt)) : undefined}
              aria-disabled={refreshing}
              onClick={() => {
                if (!refreshing) startRefresh(refreshRates);
              }}
              className="flex min-h-11 items-center gap-2 hover:underline hover:underline-offset-4 noscript:hidden"
            >
              <Icon
                of={RefreshCw}
                size={16}
                className={refreshing ? "motion-safe:animate-turn" : ""}
              />
              {say.refreshPrices}
            </button>
          </span>
        </div>
        <NoValidRate className="pb-3" />
      </div>
    </section>
  );
}

function LineRate({ rate: { carat, label, purity, price, change } }: { rate: PanelRate }) {
  const moved = useDirection(price);
  return (
    <li data-moved={moved} className="relative flex items-baseline gap-1.5">
      <Link
        to={`${RATES}?${new URLSearchParams({ carat })}`}
        className="flex min-h-11 items-center gap-1.5 hover:underline hover:underline-offset-4"
      >
        <b className="font-semibold">{label}</b>
        <span className="text-[0.75rem] text-ink-mute max-[88rem]:hidden">{purity}%</span>
        <span className={`-mx-1 rounded-control px-1 py-0.5 font-medium ${directionTint(moved)}`}>
          <Amount paise={price} small />
          {/* The arrow stands in the gap before the rate, so that the line keeps its width. */}
          <span className="absolute top-1/2 -left-3 -translate-y-1/2">
            <DirectionMark moved={moved} />
          </span>
        </span>
      </Link>
      {carat === "Silver" ? (
        <Link
          to={`${RATES}#silver-purity`}
          aria-label={say.whatPurityMeans}
          className="-mx-1.5 inline-grid h-6 min-w-6 content-center text-ink-mute max-[85.375rem]:hidden"
        >
          *
        </Link>
      ) : null}
      <Tick change={change} className="max-[85.375rem]:hidden max-sm:inline" />
    </li>
  );
}
