import { type ComponentProps, useEffect, useState } from "react";
import { TextField } from "../parts/field.tsx";

/** The message about an invalid number, by the field's unit. */
const EXAMPLES: Readonly<Record<string, string>> = {
  g: "Write grams with a point: 17.600",
  "%": "Write a percentage: 12.5",
  "₹": "Write rupees with a point: 1250.00",
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
  const [typed, setTyped] = useState(() => write(value, digits));
  useEffect(() => {
    // When the number is changed by another person's save or by an undo, the field shows the new
    // number. Otherwise it keeps the typed text.
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

/** Parses a number; null for an empty text, undefined for an invalid text. */
function read(text: string): number | null | undefined {
  const plain = text.trim().replaceAll(",", "");
  if (plain === "") return null;
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

function write(value: number | null, digits: number): string {
  return value === null ? "" : value.toFixed(digits);
}
