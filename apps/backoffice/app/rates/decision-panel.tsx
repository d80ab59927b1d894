import { confirmReading, rejectReading } from "@suvarna/contract/rates/staff";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { changePercent } from "@suvarna/domain/rate-sheet";
import { type KeyboardEvent, useRef, useState } from "react";
import { SelectField, TextArea } from "../parts/field.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { Panel } from "../parts/page.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useIsOnline } from "../platform/online.ts";
import { useChange } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import type { ReadingComparison } from "./compare-reading.ts";
import { NewerReading } from "./newer-reading.tsx";
import type { ShownReading } from "./shown-readings.ts";

/** The reason that is true only if another source has reported a rate. */
const OTHER_SOURCE = "The other source says otherwise";
const REASONS = ["I have looked at the board rate", "The market moved, I have checked"];
const OTHER = "Another reason";

/**
 * The panel in which staff decide about a reading. The keys R and A work while the focus is inside
 * the panel, but not in a field.
 */
export function DecisionPanel({
  desk,
  shown: { reading, newer },
  comparison,
  isHeld,
  onLook,
}: {
  desk: RatesDesk;
  shown: ShownReading;
  comparison: ReadingComparison | null;
  /** Whether no decision is possible, because the readings on the screen have just changed. */
  isHeld: boolean;
  /** Shows the newer reading of the source. */
  onLook(): void;
}) {
  const hasOtherSource = (comparison?.others.length ?? 0) > 0;
  const reasons = [...(hasOtherSource ? [OTHER_SOURCE] : []), ...REASONS, OTHER];
  const [chosen, setReason] = useState("");
  const reason = reasons.includes(chosen) ? chosen : reasons[0];
  const [words, setWords] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const accept = useChange(confirmReading, "/staff/rates", "/staff/approvals");
  const refuse = useChange(rejectReading, "/staff/rates");
  const isOnline = useIsOnline();
  const isOff = isHeld || newer !== null;
  const cannot = accept.isPending || refuse.isPending || !isOnline || isOff;
  const section = useRef<HTMLElement>(null);

  /** The chosen reason together with the user's own words; null without a reason. */
  function reasonText(): string | null {
    const own = words.trim();
    if (reason && reason !== OTHER) return own ? `${reason}. ${own}` : reason;
    if (own) return own;
    setMissing(true);
    field.current?.focus();
    return null;
  }

  async function decide(call: "accept" | "refuse") {
    const chosenReason = reasonText();
    if (cannot || chosenReason === null) return;
    const input = { params: { id: reading._id }, body: { reason: chosenReason } };
    try {
      if (call === "refuse") {
        await refuse.mutateAsync(input);
        toast.done("Refused. The rates stay as they are.");
        return;
      }
      const answer = await accept.mutateAsync(input);
      if ("approval" in answer) {
        toast.done("Waits for a second person", { text: "Until then the old rates count." });
      } else toast.done("Accepted. The shop sells by it now.");
    } catch (error) {
      toast.failed(...failureWords(error, "Nothing was decided"));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const typing = (event.target as HTMLElement).matches("input, textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "r") void decide("refuse");
    if (key === "a") void decide("accept");
  }

  return (
    <Panel>
      <section
        ref={section}
        onKeyDown={onKeyDown}
        tabIndex={-1}
        aria-label={`Decision on ${reading.source}`}
        className="outline-none"
      >
        <h3>
          Your decision on {reading.source}, {sayTime(reading.readAt)}
        </h3>
        <p className="mt-1 text-caption text-ink-mute">
          {comparison ? standing(comparison) : reading.why}
        </p>
        <SelectField
          label="Reason"
          className="mt-3"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        >
          {reasons.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <TextArea
          ref={field}
          label="In your words"
          hideLabel
          className="mt-2"
          rows={2}
          maxLength={250}
          placeholder="MJDTA board shows 13,290 at 4:05 pm."
          value={words}
          error={missing && !words.trim() ? "Say why, so that others can read it later" : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
        {newer ? (
          <NewerReading
            reading={newer}
            onLook={() => {
              onLook();
              // The pressed button disappears, so the focus stays in the panel.
              section.current?.focus();
            }}
          />
        ) : null}
        <div className="mt-3 flex flex-wrap gap-2">
          <MoneyButton
            kind="primary"
            hotkey="R"
            className="flex-1"
            busy={refuse.isPending ? "Refusing" : false}
            disabled={isOff}
            onClick={() => void decide("refuse")}
          >
            Refuse it
          </MoneyButton>
          <MoneyButton
            quiet
            hotkey="A"
            className="flex-1"
            busy={accept.isPending ? "Accepting" : false}
            disabled={isOff}
            onClick={() => void decide("accept")}
          >
            Accept it
          </MoneyButton>
        </div>
        <p className="mt-2 text-hint text-ink-mute">
          {desk.guard.secondPersonNeeded
            ? `Accepting a jump above ${desk.guard.secondPersonBp / 100}% also needs a second person. `
            : ""}
          Both are written in the audit trail under your name.
        </p>
      </section>
    </Panel>
  );
}

/** Says whether other sources have confirmed the reading. */
function standing({ reading, others, now }: ReadingComparison): string {
  const later = others.filter(({ at }) => at >= reading.readAt);
  const [other] = later.length > 0 ? later : others;
  if (!other) return "No other source has said anything since.";
  const away = Math.abs(changePercent(other.rate, now)).toFixed(2);
  const distance =
    other.rate === now ? "the rate that the shop sells by" : `${away}% from the shop's rate`;
  return `Its figure stands alone: ${other.source} said ${formatRupees(other.rate)} at ${sayTime(other.at)}, ${distance}.`;
}
