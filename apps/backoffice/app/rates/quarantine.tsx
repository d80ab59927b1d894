import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatNumber } from "@suvarna/domain/formats";
import { istDayWords } from "@suvarna/words/en/indian-time";
import { ShieldAlert } from "lucide";
import type { ReactNode } from "react";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { sayLength } from "../platform/times.ts";
import { compareReading, type ReadingComparison } from "./compare-reading.ts";
import { DecisionPanel } from "./decision-panel.tsx";
import { EffectTable } from "./effect-table.tsx";
import { GuardPicture } from "./guard-picture.tsx";
import { NewerReading } from "./newer-reading.tsx";
import { ratesOf } from "./rate-words.ts";
import type { ShownReading } from "./shown-readings.ts";
import { useShownReadings } from "./use-shown-readings.ts";

/** The list of the readings in quarantine, with the effect of accepting each reading. */
export function Quarantine({ desk, maySet }: { desk: RatesDesk; maySet: boolean }) {
  const { quarantine, lastHeldBackAt, locks } = desk;
  const { shown, hasJustChanged, look } = useShownReadings(quarantine);
  if (shown.length === 0) {
    const last = lastHeldBackAt
      ? ` Last held back ${istDayWords(Date.parse(lastHeldBackAt))}.`
      : "";
    return (
      <Section
        title="Readings that wait for a decision"
        beside={<p className="text-ink-soft">No reading waits.{last}</p>}
      >
        {null}
      </Section>
    );
  }
  const locksNote =
    locks === 0
      ? ""
      : `${formatNumber(locks)} price ${locks === 1 ? "lock" : "locks"} at the checkout ${locks === 1 ? "keeps its" : "keep their"} rate, whatever you decide`;
  return shown.map((entry, place) => (
    <Waiting
      // The key is the source, so that the typed text stays when the user looks at a newer reading.
      key={entry.reading.source}
      desk={desk}
      shown={entry}
      caption={place === 0 ? locksNote : ""}
    >
      {(comparison) =>
        maySet ? (
          <DecisionPanel
            desk={desk}
            shown={entry}
            comparison={comparison}
            isHeld={hasJustChanged}
            onLook={() => look(entry.reading.source)}
          />
        ) : (
          <>
            <p className="text-caption text-ink-mute">
              The owner and the rates desk decide about it.
            </p>
            {entry.newer ? (
              <NewerReading reading={entry.newer} onLook={() => look(entry.reading.source)} />
            ) : null}
          </>
        )
      }
    </Waiting>
  ));
}

function Waiting({
  desk,
  shown: { reading },
  caption,
  children,
}: {
  desk: RatesDesk;
  shown: ShownReading;
  caption: string;
  /** Renders what the user can do about the reading. */
  children(comparison: ReadingComparison | null): ReactNode;
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
        <div>{children(comparison)}</div>
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
