import { adjustRates } from "@suvarna/contract/rates/staff-desk";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { adjustedRate } from "@suvarna/domain/rate-sheet";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { Facts } from "../parts/ledger.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { parseRupees } from "./rate-words.ts";
import { ReasonField } from "./reason-field.tsx";
import { askWords, SecondPersonBar } from "./second-person.tsx";
import { useClose } from "./use-close.ts";

const METAL_NAMES = { gold: "Gold", silver: "Silver" } as const;

/** Asks a second person to approve another duty or premium on the world's prices. */
export function AdjustDialog({ desk }: { desk: RatesDesk }) {
  const close = useClose();
  const adjust = useChange(adjustRates, "/staff/rates", "/staff/approvals");
  const { adjustment, world, guard } = desk;
  const toText = ({ bp, perGram }: { bp: number; perGram: number }) => ({
    duty: (bp / 100).toFixed(2),
    premium: perGram.toFixed(2),
  });
  const [gold, setGold] = useState(toText(adjustment.gold));
  const [silver, setSilver] = useState(toText(adjustment.silver));
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [read, readSilver] = [readAdjustment(gold), readAdjustment(silver)];

  async function send() {
    if (!reason.trim()) setMissing(true);
    if (!reason.trim() || !read || !readSilver) return;
    try {
      const body = { gold: read, silver: readSilver, reason: reason.trim() };
      const answer = await adjust.mutateAsync({ body });
      if (answer) toast.done("Waits for a second person", { text: "Until then nothing changes." });
      else toast.done("Counts from the next reading on");
      close();
    } catch (error) {
      toast.failed("Nothing was changed", sentenceOf(error));
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title="From world to shop"
      description="Duty is a share of the world's price; the premium comes on top of it, per gram. Both count from the next reading on, and the guard judges it as any other."
      actions={
        <>
          <Button onClick={close}>Leave it</Button>
          <MoneyButton
            kind="primary"
            disabled={
              !read || !readSilver || (guard.secondPersonNeeded && desk.deciders.length === 0)
            }
            busy={adjust.isPending ? "Asking" : false}
            onClick={() => void send()}
          >
            {guard.secondPersonNeeded ? askWords(desk) : "Change the adjustment"}
          </MoneyButton>
        </>
      }
    >
      <div className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
        <MetalFields name="gold" value={gold} onChange={setGold} before={toText(adjustment.gold)} />
        <MetalFields
          name="silver"
          value={silver}
          onChange={setSilver}
          before={toText(adjustment.silver)}
        />
      </div>
      {world && read && readSilver ? (
        <div className="mt-4">
          <Facts
            facts={[
              { name: "24K would be", value: made(world.gold, read) },
              { name: "Silver would be", value: made(world.silver, readSilver) },
            ]}
          />
        </div>
      ) : null}
      <ReasonField
        className="mt-4"
        value={reason}
        onChange={setReason}
        missing={missing}
        placeholder="Import duty of the budget"
      />
      {guard.secondPersonNeeded ? (
        <SecondPersonBar desk={desk} until="duty and premium stay as they are" />
      ) : null}
    </Dialog>
  );
}

interface Typed {
  readonly duty: string;
  readonly premium: string;
}

function MetalFields({
  name,
  value,
  before,
  onChange,
}: {
  name: keyof typeof METAL_NAMES;
  value: Typed;
  before: Typed;
  onChange(value: Typed): void;
}) {
  const { duty, premium } = value;
  const isShare = readShare(duty) !== null;
  const isAmount = parseRupees(premium) !== null;
  return (
    <>
      <TextField
        label={`${METAL_NAMES[name]}, duty`}
        unit="%"
        figures
        inputMode="decimal"
        value={duty}
        was={duty === before.duty ? undefined : `${before.duty}%`}
        error={isShare ? undefined : "Write percent with a point: 6.00"}
        onChange={(event) => onChange({ ...value, duty: event.target.value })}
      />
      <TextField
        label={`${METAL_NAMES[name]}, premium`}
        prefix="₹"
        figures
        inputMode="decimal"
        value={premium}
        was={premium === before.premium ? undefined : before.premium}
        error={isAmount ? undefined : "Write rupees with a point: 85.00"}
        onChange={(event) => onChange({ ...value, premium: event.target.value })}
      />
    </>
  );
}

function readShare(text: string): number | null {
  const percent = parseRupees(text.replace("%", ""));
  return percent === null || percent < -50 || percent > 100 ? null : Math.round(percent * 100);
}

function readAdjustment({ duty, premium }: Typed): { bp: number; perGram: number } | null {
  const [bp, perGram] = [readShare(duty), parseRupees(premium)];
  return bp === null || perGram === null ? null : { bp, perGram };
}

function made(world: number, { bp, perGram }: { bp: number; perGram: number }): string {
  const paisePerGram = Math.round(perGram * 100);
  return `${formatRupees(adjustedRate(paise(world), { bp, paisePerGram }))} per gram`;
}
