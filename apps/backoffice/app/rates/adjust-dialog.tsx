import { adjustRates } from "@suvarna/contract/rates/staff-desk";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { adjustedRate } from "@suvarna/domain/rate-sheet";
import { parseNumber, parseRupees } from "@suvarna/domain/typed-number";
import { useState } from "react";
import { TextField } from "../parts/field.tsx";
import { Facts } from "../parts/ledger.tsx";
import { useChange } from "../platform/queries.ts";
import { AdjustmentClash } from "./adjustment-clash.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { askWords, SecondPersonBar } from "./second-person.tsx";

const METAL_NAMES = { gold: "Gold", silver: "Silver" } as const;

/** Asks a second person to approve another duty or premium on the world's prices. */
export function AdjustDialog({ desk }: { desk: RatesDesk }) {
  const adjust = useChange(adjustRates, "/staff/rates", "/staff/approvals");
  const { world, guard } = desk;
  // The change is based on the adjustment that the user has seen. When a colleague has set another
  // one, the user chooses first.
  const [seen, setSeen] = useState(desk.adjustment);
  const isOutdated = seen.version !== desk.adjustment.version;
  const toText = ({ bp, perGram }: { bp: number; perGram: number }) => ({
    duty: (bp / 100).toFixed(2),
    premium: perGram.toFixed(2),
  });
  const [gold, setGold] = useState(toText(seen.gold));
  const [silver, setSilver] = useState(toText(seen.silver));
  const [read, readSilver] = [readAdjustment(gold), readAdjustment(silver)];
  const needsSecond = guard.secondPersonNeeded;
  return (
    <ReasonDialog
      title="From world to shop"
      description="Duty is a share of the world's price; the premium comes on top of it, per gram. Both count from the next reading on, and the guard judges it as any other."
      change={{
        verb: needsSecond ? askWords(desk) : "Change the adjustment",
        busy: "Asking",
        isDisabled:
          !read || !readSilver || isOutdated || (needsSecond && desk.deciders.length === 0),
        example: "Import duty of the budget",
        async send(reason) {
          if (!read || !readSilver) throw new Error("Write each number with a point.");
          const body = { gold: read, silver: readSilver, reason };
          const headers = { "if-match": seen.version };
          const answer = await adjust.mutateAsync({ headers, body });
          if (!answer) return ["Counts from the next reading on"];
          return ["Waits for a second person", "Until then nothing changes."];
        },
        failed: "Nothing was changed",
      }}
      fields={
        <>
          <div className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
            <MetalFields name="gold" value={gold} onChange={setGold} before={toText(seen.gold)} />
            <MetalFields
              name="silver"
              value={silver}
              onChange={setSilver}
              before={toText(seen.silver)}
            />
          </div>
          {isOutdated ? (
            <AdjustmentClash
              adjustment={desk.adjustment}
              onTheirs={() => {
                setSeen(desk.adjustment);
                setGold(toText(desk.adjustment.gold));
                setSilver(toText(desk.adjustment.silver));
              }}
              onMine={() => setSeen(desk.adjustment)}
            />
          ) : null}
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
        </>
      }
    >
      {needsSecond ? (
        <SecondPersonBar desk={desk} until="duty and premium stay as they are" />
      ) : null}
    </ReasonDialog>
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
  const isAmount = readPremium(premium) !== null;
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
  const form = { decimals: 2, grouped: false, signed: true };
  const percent = parseNumber(text.replace("%", ""), form);
  return percent === null || percent < -50 || percent > 100 ? null : Math.round(percent * 100);
}

function readPremium(text: string): number | null {
  return parseRupees(text, { signed: true });
}

function readAdjustment({ duty, premium }: Typed): { bp: number; perGram: number } | null {
  const [bp, perGram] = [readShare(duty), readPremium(premium)];
  return bp === null || perGram === null ? null : { bp, perGram };
}

function made(world: number, { bp, perGram }: { bp: number; perGram: number }): string {
  const paisePerGram = Math.round(perGram * 100);
  return `${formatRupees(adjustedRate(paise(world), { bp, paisePerGram }))} per gram`;
}
