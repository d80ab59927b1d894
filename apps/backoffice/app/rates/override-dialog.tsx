import { enterRates } from "@suvarna/contract/rates/staff";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { CARATS, forEachCarat } from "@suvarna/domain/fineness";
import { rupees } from "@suvarna/domain/money";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField } from "../parts/field.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode } from "../platform/api.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { effectWords } from "../platform/rate-effect-words.ts";
import { EffectTable } from "./effect-table.tsx";
import { handRateEnds, meanwhileWords } from "./hand-rate-ends.ts";
import { needsSecond, readRates, UNTOUCHED } from "./override-form.ts";
import { RateField } from "./rate-field.tsx";
import { ratesOf, sayHandRule } from "./rate-words.ts";
import { ReasonField } from "./reason-field.tsx";
import { askWords, SecondPersonBar } from "./second-person.tsx";
import { nextClosingTime } from "./until.ts";
import { useClose } from "./use-close.ts";

const SHOWN = ["22K", "24K", "Silver"];

/**
 * The dialog for rates by hand. While the user types, 22K and 18K follow 24K, and example pieces
 * show their new prices.
 */
export function OverrideDialog({ desk }: { desk: RatesDesk }) {
  const close = useClose();
  const enter = useChange(enterRates, "/staff/rates", "/staff/approvals", "/today-price");
  const before = ratesOf(desk);
  // The time stays as it was when the dialog opened.
  const [closing] = useState(() => nextClosingTime(new Date(desk.at)));
  const ends = handRateEnds(desk, closing);
  const [typed, setTyped] = useState(UNTOUCHED);
  const [end, setEnd] = useState<keyof typeof ends>("closing");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [jump, setJump] = useState<string | null>(null);
  const after = readRates(typed, before);
  const isWhole = CARATS.every((carat) => after[carat] !== null);
  const isChanged = isWhole && CARATS.some((carat) => after[carat] !== before[carat]);
  const asks = needsSecond(desk, before, after);

  async function send() {
    if (!reason.trim()) setMissing(true);
    const [gold, silver] = [after["24K"], after.Silver];
    if (!reason.trim() || gold === null || silver === null || !isWhole) return;
    const [gold22k, gold18k] = [after["22K"], after["18K"]];
    const body = {
      gold24k: rupees(gold),
      silver: rupees(silver),
      ...(typed["22K"] === null || gold22k === null ? {} : { gold22k: rupees(gold22k) }),
      ...(typed["18K"] === null || gold18k === null ? {} : { gold18k: rupees(gold18k) }),
      reason: reason.trim(),
      ...ends[end].hold,
      confirmJump: jump !== null,
    };
    try {
      const answer = await enter.mutateAsync({ body });
      if ("approval" in answer) {
        const text = `Until then ${meanwhileWords(desk)}.`;
        toast.done("Waits for a second person", { text });
      } else toast.done("The shop sells by these rates now");
      close();
    } catch (error) {
      if (hasCode(error, "rate_jump")) setJump(String(error.body.jump ?? error.message));
      else toast.failed(...failureWords(error, "The rates were not entered"));
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      wide
      hasClose
      title="Enter rates by hand"
      description="Per gram, without GST. 22K and 18K follow 24K by fineness unless you enter them."
      footnote={isChanged ? effectWords(desk, before, after) : undefined}
      actions={
        <>
          <Button onClick={close}>Leave it</Button>
          <MoneyButton
            kind="primary"
            disabled={!isWhole || (asks && desk.deciders.length === 0)}
            busy={enter.isPending ? (asks ? "Asking" : "Entering") : false}
            onClick={() => void send()}
          >
            {asks ? askWords(desk) : "Sell by these rates"}
          </MoneyButton>
        </>
      }
    >
      <div className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
        {CARATS.map((carat) => (
          <RateField
            key={carat}
            carat={carat}
            typed={typed}
            now={before}
            onChange={(text) => {
              setTyped({ ...typed, [carat]: text });
              setJump(null);
            }}
          />
        ))}
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <SelectField
          label="Until"
          value={end}
          onChange={(event) => setEnd(event.target.value as keyof typeof ends)}
        >
          {Object.entries(ends).map(([name, { words }]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </SelectField>
        <ReasonField
          value={reason}
          onChange={setReason}
          missing={missing}
          placeholder="MJDTA board rate for the wedding season"
        />
      </div>
      <div className="mt-4">
        <EffectTable
          title="What shoppers will pay, with GST"
          before={before}
          after={isWhole ? after : NOTHING}
          pieces={SHOWN.flatMap((carat) => desk.pieces.filter((piece) => piece.carat === carat))}
          withPictures
        />
      </div>
      {jump ? (
        <Bar tone="alert" live="alert" className="mt-4">
          <b className="font-semibold">{jump}.</b> Look at the figures again. If they are right,
          press the button once more.
        </Bar>
      ) : null}
      {asks ? (
        <SecondPersonBar desk={desk} until={meanwhileWords(desk)} why={sayHandRule(desk.guard)} />
      ) : null}
    </Dialog>
  );
}

const NOTHING: RatesPerGram = forEachCarat(() => null);
