import type { Carat } from "@suvarna/domain/fineness";
import type { Paise } from "@suvarna/domain/money";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { useState } from "react";
import { TextField } from "../parts/field.tsx";
import { readRates, type TypedRates, textOf } from "./override-form.ts";
import { changeColour, plainRupees, sayPercent } from "./rate-words.ts";

/** A field for a rate, which shows the difference from the current rate. */
export function RateField({
  carat,
  typed,
  now,
  onChange,
}: {
  carat: Carat;
  typed: TypedRates;
  /** The current rates. */
  now: RatesPerGram;
  /** Receives the typed text, or null when the field is empty, so that nothing is typed. */
  onChange(text: string | null): void;
}) {
  const isUntouched = typed[carat] === null;
  const rate = readRates(typed, now)[carat];
  const text = textOf(typed, carat, now);
  // While the field has the focus, a newer rate does not change its text under the cursor.
  const [textInFocus, setTextInFocus] = useState<string | null>(null);
  return (
    <TextField
      label={carat}
      prefix="₹"
      figures
      inputMode="decimal"
      value={textInFocus ?? text}
      error={rate === null && !isUntouched ? "Write rupees with a point: 13350.00" : undefined}
      hint={
        isUntouched && (carat === "22K" || carat === "18K") ? (
          "follows 24K"
        ) : isUntouched && rate !== null ? (
          `stays as now, ${plainRupees(rate)}`
        ) : (
          <Distance rate={rate} before={now[carat]} />
        )
      }
      onFocus={() => setTextInFocus(text)}
      onBlur={() => setTextInFocus(null)}
      onChange={(event) => {
        const { value } = event.target;
        setTextInFocus(value);
        onChange(value === "" ? null : value);
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
