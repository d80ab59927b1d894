import type { SalesBar } from "@suvarna/contract/figures/staff-schemas";
import type { FigurePeriod } from "@suvarna/domain/figures";
import type { Paise } from "@suvarna/domain/money";
import { useState } from "react";
import { sayMoney } from "../parts/money.tsx";
import { axisOf, axisWords, barLabel, barName, isLabelled } from "./bar-words.ts";

/**
 * The sales of each hour or day beside those of the period before. The bars are HTML elements and
 * not an image, so that their labels keep their size at every width.
 */
export function SalesBars({
  bars,
  period,
  total,
  words,
}: {
  bars: readonly SalesBar[];
  period: FigurePeriod;
  total: Paise;
  /** The name of the period in words. */
  words: string;
}) {
  const [read, setRead] = useState<number | null>(null);
  const most = Math.max(0, ...bars.flatMap(({ now, before }) => [now ?? 0, before ?? 0]));
  const lines = axisOf(most);
  const top = lines.at(-1) || 1;
  const best = bars.reduce<SalesBar | null>(
    (found, bar) => ((bar.now ?? 0) > (found?.now ?? 0) ? bar : found),
    null,
  );
  const sentence =
    best?.now == null
      ? `No sales ${words}`
      : `Sales ${words}: ${sayMoney(total)}, the most on ${barName(best.startsAt, period)} with ${sayMoney(best.now)}`;
  const readBar = read === null ? undefined : bars[read];
  return (
    <figure className="relative h-45 pr-14 pb-6 md:h-52">
      <div role="img" aria-label={sentence} className="relative h-full">
        {lines.map((line) => (
          <span
            key={line}
            style={{ bottom: `${(line / top) * 100}%` }}
            className={`absolute inset-x-0 border-b ${line === 0 ? "border-line-strong" : "border-line"}`}
          >
            <span className="absolute left-full -translate-y-1/2 pl-3 text-hint whitespace-nowrap text-ink-mute">
              {axisWords(line)}
            </span>
          </span>
        ))}
        {most === 0 ? (
          <span className="absolute inset-0 grid place-items-center text-ink-mute">
            No sales {words}
          </span>
        ) : null}
        <div className="absolute inset-0 flex" onPointerLeave={() => setRead(null)}>
          {bars.map((bar, place) => (
            <div
              key={bar.startsAt}
              onPointerEnter={() => setRead(place)}
              className="relative flex h-full min-w-0 flex-1 items-end justify-center gap-px"
            >
              <Column amount={bar.before} top={top} className="bg-sand" />
              <Column
                amount={bar.now}
                top={top}
                className={bar.isRunning ? "bg-wine/72" : "bg-wine"}
              />
              <Label bar={bar} place={place} period={period} />
            </div>
          ))}
        </div>
        {readBar ? <Tip bar={readBar} period={period} place={(read ?? 0) / bars.length} /> : null}
      </div>
    </figure>
  );
}

function Column({
  amount,
  top,
  className,
}: {
  amount: Paise | null;
  top: Paise;
  className: string;
}) {
  const share = amount === null ? 0 : Math.max(0, amount / top);
  return <i style={{ height: `${share * 100}%` }} className={`block w-[30%] ${className}`} />;
}

function Label({ bar, place, period }: { bar: SalesBar; place: number; period: FigurePeriod }) {
  if (!isLabelled(place, period, false)) return null;
  return (
    <span
      className={`absolute top-full left-1/2 -translate-x-1/2 pt-1.5 text-hint whitespace-nowrap ${bar.isRunning ? "font-medium text-ink" : "text-ink-mute"} ${isLabelled(place, period, true) ? "" : "max-md:hidden"}`}
    >
      {barLabel(bar.startsAt, period)}
    </span>
  );
}

function Tip({ bar, period, place }: { bar: SalesBar; period: FigurePeriod; place: number }) {
  return (
    <figcaption
      style={{ left: `${Math.min(place, 0.72) * 100}%` }}
      className="pointer-events-none absolute top-0 z-1 bg-wine-deep px-2.5 py-1.5 text-hint text-ivory"
    >
      <span className="block text-gold-soft">{barName(bar.startsAt, period)}</span>
      <b className="num font-medium">{bar.now === null ? "–" : sayMoney(bar.now)}</b>
      <span className="num block opacity-85">
        before {bar.before === null ? "–" : sayMoney(bar.before)}
      </span>
    </figcaption>
  );
}
