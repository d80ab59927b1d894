import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { StatusDot } from "@suvarna/ui/status-dot.tsx";
import { istClock } from "@suvarna/words/en/indian-time";
import { RefreshCw } from "lucide-react";
import { useTransition } from "react";
import { Link } from "react-router";
import { refreshRates, useFeedStatus, useRateEntries } from "../platform/live-rates/live-rates.ts";
import { NoValidRate } from "../platform/live-rates/no-valid-rate.tsx";
import { shopStatus } from "../platform/live-rates/status-words.ts";
import { RATES } from "../site-map.ts";
import { DirectionMark } from "./direction-mark.tsx";
import { type PanelRate, panelRates } from "./panel-rates.ts";
import { RateSource } from "./rate-source.tsx";
import { SilverPurity } from "./silver-purity.tsx";
import { SparklinePlace } from "./sparkline-place.tsx";
import { Tick } from "./tick.tsx";
import { directionTint, useDirection } from "./use-direction.ts";

/** The shop page's panel of live rates: their status, their time and a refresh button. */
export function RatesPanel() {
  const entries = useRateEntries();
  const status = useFeedStatus(shopStatus);
  const [refreshing, startRefresh] = useTransition();
  const updatedAt = entries[0]?.updatedAt;
  return (
    <section aria-labelledby="live-gold-price" className="border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b border-line px-4 py-3.5 sm:px-6 sm:py-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="live-gold-price" className="font-display text-h3 font-normal">
            Live gold price
          </h2>
          <RateSource entries={entries} />
          <Link to={RATES} className="link-gold -my-3 py-3 text-caption text-wine">
            Rate history
          </Link>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-5.5">
          <span className="noscript:hidden">
            <StatusDot {...status} />
          </span>
          {updatedAt ? (
            <span className="text-caption text-ink-mute tabular-nums">
              Updated <time dateTime={updatedAt}>{istClock(updatedAt)}</time>
            </span>
          ) : null}
          <Button
            look="secondary"
            size="small"
            className="noscript:hidden"
            aria-disabled={refreshing}
            onClick={() => {
              if (!refreshing) startRefresh(refreshRates);
            }}
          >
            <Icon
              of={RefreshCw}
              size={16}
              className={refreshing ? "motion-safe:animate-turn" : ""}
            />
            Refresh Prices
          </Button>
        </div>
      </div>
      <NoValidRate />
      <ul className="grid grid-cols-2 lg:grid-cols-4">
        {panelRates(entries).map((rate) => (
          <PanelCell key={rate.carat} rate={rate} />
        ))}
      </ul>
      <SilverPurity className="border-t border-line px-4 py-2.5 sm:px-6" />
    </section>
  );
}

function PanelCell({ rate }: { rate: PanelRate }) {
  const moved = useDirection(rate.price);
  return (
    <li
      data-moved={moved}
      className={`border-line p-4 py-3.5 even:border-l max-lg:nth-[n+3]:border-t sm:px-6 sm:pt-4.5 sm:pb-5 lg:not-first:border-l ${directionTint(moved)}`}
    >
      <p className="flex items-baseline justify-between gap-2.5 text-small">
        <b className="font-semibold">{rate.label}</b>
        <Tick change={rate.change} />
      </p>
      <p className="mt-1.5 text-[1.25rem] leading-[1.3] font-medium sm:text-[1.5rem]">
        <Amount paise={rate.price} small />
        <DirectionMark moved={moved} />
      </p>
      <p className="mt-0.5 flex items-center justify-between gap-2.5 text-caption text-ink-mute">
        <span>
          {rate.per} · purity {rate.purity}%
          {rate.carat === "Silver" ? (
            <a href="#silver-purity" aria-label="What this purity means">
              *
            </a>
          ) : null}
        </span>
        <SparklinePlace carat={rate.carat} className="hidden xl:block" />
      </p>
    </li>
  );
}
