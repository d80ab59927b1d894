import { useState } from "react";
import { TextField } from "../parts/field.tsx";
import { gramsProblem, weightFrom } from "../parts/typed-grams.ts";
import type { DraftLine } from "./counter-draft.ts";

/**
 * The field for the weight of a piece on the scale, by which the piece is then priced. A weight far
 * from the known one has a second field, for a second weighing.
 */
export function WeightFields({
  line,
  place,
  needsSecond,
  problem,
  errors,
  onChange,
}: {
  line: DraftLine;
  /** The position of the line, by which the server names its fields. */
  place: number;
  /** Whether the weight counts only after a second weighing. */
  needsSecond: boolean;
  /** The reason why the weight can't be that of the piece; null without one. */
  problem: string | null;
  errors: Readonly<Record<string, string>>;
  onChange(line: DraftLine): void;
}) {
  const { product, weight, again } = line;
  const [weighed, second] = [weightFrom(weight), weightFrom(again)];
  const differs = typeof second === "number" && second !== weighed;
  return (
    <div className="flex items-start gap-3">
      <GramsField
        label="Weight"
        name={`Weight of ${product.name}`}
        value={weight}
        error={errors[`lines.${place}.weighedMg`] ?? problem ?? undefined}
        onType={(typed) => onChange({ ...line, weight: typed })}
      />
      {needsSecond && weighed ? (
        <GramsField
          label="Second weighing"
          name={`Second weighing of ${product.name}`}
          value={again}
          hint={
            differs
              ? "The two weights do not agree"
              : "Far from the known weight: weigh it once more"
          }
          error={errors[`lines.${place}.againMg`]}
          onType={(typed) => onChange({ ...line, again: typed })}
        />
      ) : null}
    </div>
  );
}

function GramsField({
  label,
  name,
  value,
  hint,
  error,
  onType,
}: {
  label: string;
  /** The name for screen readers, which begins with the label. */
  name: string;
  value: string;
  hint?: string;
  error: string | undefined;
  onType(typed: string): void;
}) {
  // A weight that is being typed, such as "0.", is no error yet.
  const [isTyping, setTyping] = useState(false);
  const isWrong = !isTyping && weightFrom(value) === undefined;
  return (
    <TextField
      label={label}
      aria-label={name}
      className="w-33"
      value={value}
      hint={hint}
      error={isWrong ? gramsProblem(value) : isTyping ? undefined : error}
      unit="g"
      figures
      inputMode="decimal"
      autoComplete="off"
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
