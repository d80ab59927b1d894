import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import type { RateReading } from "@suvarna/contract/rates/staff-schemas";
import { formatNumber } from "@suvarna/domain/formats";
import { istDayWords } from "@suvarna/words/en/indian-time";
import { ShieldAlert } from "lucide";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { sayLength } from "../platform/times.ts";
import { compareReading, type ReadingComparison } from "./compare-reading.ts";
import { DecisionPanel } from "./decision-panel.tsx";
import { EffectTable } from "./effect-table.tsx";
import { GuardPicture } from "./guard-picture.tsx";
import { ratesOf } from "./rate-words.ts";

/** The list of the readings in quarantine, with the effect of accepting each reading. */
export function Quarantine({ desk, maySet }: { desk: RatesDesk; maySet: boolean }) {
  const { quarantine, lastHeldBackAt, locks } = desk;
  if (quarantine.length === 0) {
    const last = lastHeldBackAt
      ? ` Last held back ${istDayWords(Date.parse(lastHeldBackAt))}.`
      : "";
    return (
      <Section title="Waits for a decision">
        <p className="text-ink-soft">Nothing waits.{last}</p>
      </Section>
    );
  }
  const locksNote =
    locks === 0
      ? ""
      : `${formatNumber(locks)} price ${locks === 1 ? "lock" : "locks"} at the checkout ${locks === 1 ? "keeps its" : "keep their"} rate, whatever you decide`;
  return quarantine.map((reading, place) => (
    <Waiting
      // The key is the source, so that the typed text stays when a newer reading of the source
      // replaces the older reading.
      key={reading.source}
      desk={desk}
      reading={reading}
      maySet={maySet}
      caption={place === 0 ? locksNote : ""}
    />
  ));
}

function Waiting({
  desk,
  reading,
  maySet,
  caption,
}: {
  desk: RatesDesk;
  reading: RateReading;
  maySet: boolean;
  caption: string;
}) {
  const comparison = compareReading(desk, reading);
  return (
    <Section
      title="Waits for a decision"
      beside={
        <Pill tone="alert" icon={ShieldAlert}>
          {comparison ? sayJump(comparison) : reading.source},{" "}
          {sayLength(Date.parse(desk.at) - Date.parse(reading.readAt))}
        </Pill>
      }
      end={<span className="text-caption text-ink-mute">{caption}</span>}
    >
      <div className="grid gap-7 wide:grid-cols-[minmax(0,1fr)_336px] wide:gap-8">
        <div className="min-w-0">
          {comparison ? <Effect desk={desk} comparison={comparison} /> : <p>{reading.why}</p>}
        </div>
        {maySet ? (
          <DecisionPanel desk={desk} reading={reading} comparison={comparison} />
        ) : (
          <p className="text-caption text-ink-mute">
            The owner and the rates desk decide about it.
          </p>
        )}
      </div>
    </Section>
  );
}

function sayJump({ metal, percent }: ReadingComparison): string {
  const sign = percent < 0 ? "−" : "+";
  return `${metal === "gold" ? "24K" : "Silver"} ${sign}${Math.abs(percent).toFixed(2)}%`;
}

const PIECES = 3;

function Effect({ desk, comparison }: { desk: RatesDesk; comparison: ReadingComparison }) {
  const isOfMetal = (carat: string) => (carat === "Silver") === (comparison.metal === "silver");
  const pieces = desk.pieces.filter(({ carat }) => isOfMetal(carat)).slice(0, PIECES);
  return (
    <>
      <GuardPicture comparison={comparison} />
      <EffectTable
        title="If you accept it"
        before={ratesOf(desk)}
        after={comparison.rates}
        pieces={pieces}
        rate={comparison.metal === "gold" ? "22K" : "Silver"}
      />
      <p className="mt-1.5 text-hint text-ink-mute">
        What a shopper pays for a piece, with GST. The rate per gram is without it.
      </p>
    </>
  );
}
