import type { Carat } from "@suvarna/domain/fineness";
import type { Paise } from "@suvarna/domain/money";
import { TextField } from "../parts/field.tsx";
import { readRates, type TypedRates, textOf } from "./override-form.ts";
import { changeColour, plainRupees, sayPercent } from "./rate-words.ts";

/** A field for a rate, which shows the difference from the current rate. */
export function RateField({
  carat,
  typed,
  before,
  onChange,
}: {
  carat: Carat;
  typed: TypedRates;
  before: Paise | null;
  /** Receives the typed text, or null to derive the grade's rate from 24K again. */
  onChange(text: string | null): void;
}) {
  const follows = typed[carat] === null;
  const rate = readRates(typed)[carat];
  const mayFollow = carat === "22K" || carat === "18K";
  return (
    <TextField
      label={carat}
      prefix="₹"
      figures
      inputMode="decimal"
      value={textOf(typed, carat)}
      error={rate === null && !follows ? "Write rupees with a point: 13350.00" : undefined}
      hint={follows ? "follows 24K" : <Distance rate={rate} before={before} />}
      onChange={(event) => {
        const text = event.target.value;
        onChange(mayFollow && text === "" ? null : text);
      }}
    />
  );
}

function Distance({ rate, before }: { rate: Paise | null; before: Paise | null }) {
  if (rate === null || before === null) return null;
  return (
    <>
      <span className={changeColour(rate - before)}>{sayPercent(rate, before)}</span> from{" "}
      {plainRupees(before)}
    </>
  );
}
