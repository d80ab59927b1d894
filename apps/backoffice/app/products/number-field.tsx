import { parseNumber } from "@suvarna/domain/typed-number";
import { type ComponentProps, useEffect, useState } from "react";
import { TextField } from "../parts/field.tsx";
import { gramsProblem } from "../parts/typed-grams.ts";

/** The message about an invalid number, by the field's unit. */
const PROBLEMS: Readonly<Record<string, (typed: string) => string>> = {
  g: gramsProblem,
  "%": () => "Write a percentage: 12.5",
  "₹": () => "Write rupees with a point: 1250.00",
};

/** A field for a number. An invalid text stays in the field, and the field shows a message. */
export function NumberField({
  value,
  digits,
  onValue,
  onProblem,
  error,
  ...field
}: {
  value: number | null;
  /** The number of decimals that the field shows. */
  digits: number;
  onValue(value: number | null): void;
  onProblem(problem: string | null): void;
} & Omit<ComponentProps<typeof TextField>, "value" | "onChange">) {
  const unit = field.unit ?? field.prefix ?? "";
  const [typed, setTyped] = useState(() => write(value, digits));
  useEffect(() => {
    // When the number is changed by another person's save or by an undo, the field shows the new
    // number. Otherwise it keeps the typed text.
    setTyped((before) => (readTyped(before, unit) === value ? before : write(value, digits)));
  }, [value, digits, unit]);
  return (
    <TextField
      {...field}
      figures
      inputMode="decimal"
      value={typed}
      error={error}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const number = readTyped(text, unit);
        setTyped(text);
        onProblem(number === undefined ? (PROBLEMS[unit]?.(text) ?? "Write a number") : null);
        if (number !== undefined) onValue(number);
      }}
    />
  );
}

/**
 * Parses a number; null for an empty text, undefined for an invalid text. Commas between thousands
 * are read in rupees only: in a weight or a percentage a comma may as well stand for the point.
 */
export function readTyped(text: string, unit: string): number | null | undefined {
  if (text.trim() === "") return null;
  return parseNumber(text, { grouped: unit === "₹" }) ?? undefined;
}

function write(value: number | null, digits: number): string {
  return value === null ? "" : value.toFixed(digits);
}
