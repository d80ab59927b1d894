import type { DeskRate, RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { type Carat, FINENESS } from "@suvarna/domain/fineness";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { BigMoney } from "../parts/money.tsx";
import { Pill, type Tone } from "../parts/pill.tsx";
import { changeColour, sayDifference, sayPercent } from "./rate-words.ts";
import { Sparkline } from "./sparkline.tsx";

const NAMES: Readonly<Record<Carat, string>> = {
  "24K": `Gold, fineness ${FINENESS["24K"]}`,
  "22K": `${FINENESS["22K"]} of ${FINENESS["24K"]}`,
  "18K": `${FINENESS["18K"]} of ${FINENESS["24K"]}`,
  Silver: `Silver, fineness ${FINENESS.Silver}`,
};

const MODES: Readonly<Record<DeskRate["mode"], { words: string; tone: Tone }>> = {
  auto: { words: "Auto", tone: "leaf" },
  "by-hand": { words: "By hand", tone: "wine" },
  held: { words: "Held", tone: "amber" },
  stopped: { words: "Stopped", tone: "alert" },
};

/**
 * The rates of the four grades, each with its mode and its change since the closing rate of the day
 * before.
 */
export function FourRates({ desk }: { desk: RatesDesk }) {
  return (
    <section
      aria-label="Rates of now"
      className="grid grid-cols-2 border-t border-b border-t-line-strong border-b-line wide:grid-cols-4"
    >
      {desk.rates.map((rate, place) => (
        <OneRate key={rate.Carat} rate={rate} place={place} />
      ))}
    </section>
  );
}

function OneRate({ rate, place }: { rate: DeskRate; place: number }) {
  const { Carat: carat, mode, price } = rate;
  const { words, tone } = MODES[mode];
  const edge =
    place === 0 ? "pl-0 wide:pl-0" : place === 2 ? "max-wide:border-l-0 max-wide:pl-0" : "";
  return (
    <div
      className={`min-w-0 py-3 pr-3 md:py-4 md:pr-5 ${place === 0 ? "" : "pl-3 md:pl-5"} ${place > 0 ? "border-l border-line" : ""} ${place > 1 ? "max-wide:border-t" : ""} ${place % 2 === 1 ? "max-wide:pr-0" : ""} ${edge}`}
    >
      <div className="flex items-center justify-between gap-2">
        <span>
          <b className="font-semibold">{carat}</b>{" "}
          <span className="text-caption text-ink-mute max-md:hidden">{NAMES[carat]}</span>
        </span>
        <Pill tone={tone}>{words}</Pill>
      </div>
      {price === null ? (
        <p className="my-2 text-ink-soft">No rate yet</p>
      ) : (
        <p className="mt-1.5 mb-0.5">
          <BigMoney
            paise={paise(price)}
            className="text-[1.5rem] leading-tight md:text-[2.125rem]"
          />
        </p>
      )}
      <div className="flex items-end justify-between gap-3">
        <Move rate={rate} />
        <Sparkline carat={carat} />
      </div>
      <p className="mt-1 text-hint text-ink-mute">{originOf(rate)}</p>
    </div>
  );
}

function Move({ rate: { price, closedAt } }: { rate: DeskRate }) {
  if (price === null || closedAt === null) {
    return <span className="text-caption text-ink-mute">no close of yesterday</span>;
  }
  const [now, before] = [paise(price), paise(closedAt)];
  return (
    <span className="flex flex-wrap gap-x-1.5 text-caption text-ink-mute">
      <span className={`num ${changeColour(now - before)}`}>{sayPercent(now, before)}</span>
      <span className="num">{sayDifference(now - before)}</span>
    </span>
  );
}

function originOf({ Carat: carat, mode, price }: DeskRate): string {
  const tenGrams =
    carat === "Silver" && price !== null ? `, 10 g ${formatRupees(paise(price) * 10)}` : "";
  if (mode === "stopped") return "shoppers see “Price on request”";
  if (mode === "by-hand") return `entered by staff${tenGrams}`;
  if (mode === "held") return `stands still${tenGrams}`;
  return carat === "22K" || carat === "18K" ? "follows 24K" : `from the feed${tenGrams}`;
}
