import { type ComponentProps, useEffect, useState } from "react";
import { TextField } from "../parts/field.tsx";

/** How a number with this unit is written, for a person who wrote it wrongly. */
const EXAMPLES: Readonly<Record<string, string>> = {
  g: "Write grams with a point: 17.600",
  "%": "Write a percentage: 12.5",
  "₹": "Write rupees with a point: 1250.00",
};

/** A number as it is typed. A text that is none is told as a problem, and stays. */
export function NumberField({
  value,
  digits,
  onValue,
  onProblem,
  error,
  ...field
}: {
  value: number | null;
  /** How many decimals are shown. */
  digits: number;
  onValue(value: number | null): void;
  onProblem(problem: string | null): void;
} & Omit<ComponentProps<typeof TextField>, "value" | "onChange">) {
  const [typed, setTyped] = useState(() => write(value, digits));
  useEffect(() => {
    // Another person's save, or an undo, changes the number; the same number keeps its text.
    setTyped((before) => (read(before) === value ? before : write(value, digits)));
  }, [value, digits]);
  const example = EXAMPLES[field.unit ?? field.prefix ?? ""] ?? "Write a number";
  return (
    <TextField
      {...field}
      figures
      inputMode="decimal"
      value={typed}
      error={error}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const number = read(text);
        setTyped(text);
        onProblem(number === undefined ? example : null);
        if (number !== undefined) onValue(number);
      }}
    />
  );
}

/** The number that a text says; null for an empty text, undefined for one that is no number. */
function read(text: string): number | null | undefined {
  const plain = text.trim().replaceAll(",", "");
  if (plain === "") return null;
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

function write(value: number | null, digits: number): string {
  return value === null ? "" : value.toFixed(digits);
}
