import { Amount } from "@suvarna/ui/amount.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { StatusDot } from "@suvarna/ui/status-dot.tsx";
import { istShort } from "@suvarna/words/here/indian-time";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/rates";
import { Link } from "react-router";
import { useFeedStatus, useRateEntries } from "../platform/live-rates/live-rates.ts";
import { NoValidRate } from "../platform/live-rates/no-valid-rate.tsx";
import { HOME_PACE, usePace } from "../platform/live-rates/pace.ts";
import { homeStatus } from "../platform/live-rates/status-words.ts";
import { RATES } from "../site-map.ts";
import { DirectionMark } from "./direction-mark.tsx";
import { type PanelRate, panelRates } from "./panel-rates.ts";
import { RateSource } from "./rate-source.tsx";
import { SparklinePlace } from "./sparkline-place.tsx";
import { Tick } from "./tick.tsx";
import { directionTint, useDirection } from "./use-direction.ts";

/** The home page's live rates: a strip below the header that scrolls sideways on a phone. */
export function RatesStrip() {
  const entries = useRateEntries();
  const status = useFeedStatus(homeStatus);
  const updatedAt = entries[0]?.updatedAt;
  usePace(HOME_PACE);
  return (
    <section aria-labelledby="live-prices" className="border-b border-line bg-surface">
      <div className="wrap grid max-lg:px-0 lg:min-h-23 lg:grid-cols-[8.5rem_minmax(0,1fr)_auto] xl:grid-cols-[12.5rem_minmax(0,1fr)_auto]">
        <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 max-lg:px-gutter max-lg:pt-3.5 lg:flex-col lg:justify-center">
          <h2 id="live-prices" className="font-display text-[1.1875rem] leading-[1.2] font-normal">
            <Link to={RATES} className="link-gold -my-2 inline-block py-2">
              {say.livePrices}
            </Link>
          </h2>
          <RateSource entries={entries} className="lg:order-last" />
          <span className="max-lg:ml-auto noscript:hidden">
            <StatusDot {...status} />
          </span>
          {/* Rates that don't come any more must not look like those of now. */}
          {status.dot === "down" && updatedAt ? (
            <time
              dateTime={updatedAt}
              className="text-caption text-ink-mute max-lg:basis-full lg:order-last lg:leading-[1.2]"
            >
              {say.readAt(istShort(updatedAt))}
            </time>
          ) : null}
        </div>
        <NoValidRate className="min-w-0 self-center max-lg:mt-2 lg:mr-4 xl:mr-6.5" />
        {entries.length > 0 ? (
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the strip sideways
            tabIndex={0}
            aria-label={say.rates}
            className="relative flex overflow-x-auto [scrollbar-width:none] max-lg:px-[calc(var(--spacing-gutter)-14px)] lg:grid lg:grid-cols-4 lg:overflow-visible"
          >
            {panelRates(entries).map((rate) => (
              <StripRate key={rate.carat} rate={rate} />
            ))}
          </ul>
        ) : null}
        <div className="hidden items-center border-l border-line pl-4 lg:flex xl:pl-6.5">
          <ButtonLink to="/shop" look="secondary" size="small" className="max-xl:px-4">
            {navigation.shop}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function StripRate({ rate }: { rate: PanelRate }) {
  const moved = useDirection(rate.price);
  return (
    <li
      data-moved={moved}
      className={`grid min-w-40.5 shrink-0 grid-cols-[1fr_auto] content-center gap-x-2 lg:gap-x-3 border-line px-3.5 py-2 pb-3.25 not-first:border-l lg:min-w-0 lg:border-l lg:py-2.5 lg:max-xl:grid-cols-1 xl:px-5.5 ${directionTint(moved)}`}
    >
      <span className="text-caption whitespace-nowrap text-ink-mute">
        <b className="font-semibold text-ink">{rate.label}</b> · {rate.purity}%
        {rate.carat === "Silver" ? (
          <Link to={`${RATES}#silver-purity`} aria-label={say.whatPurityMeans}>
            *
          </Link>
        ) : null}
      </span>
      <Tick
        change={rate.change}
        className="self-center justify-self-end lg:max-xl:justify-self-start"
      />
      <span className="text-[1.1875rem] leading-[1.35] font-medium whitespace-nowrap max-lg:col-span-2">
        <Amount paise={rate.price} small />
        <DirectionMark moved={moved} />
      </span>
      <SparklinePlace carat={rate.carat} className="hidden w-14 self-center xl:block" />
    </li>
  );
}
