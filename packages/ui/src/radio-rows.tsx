import type { IconNode } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface RadioRow<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A second line of the choice: its meaning, or the reason why it is disabled. */
  readonly detail?: ReactNode;
  readonly icon?: IconNode;
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

/**
 * A group of radio buttons, each with a full row. `name`, `ref`, `value`, `onChange` and the like
 * are passed to every radio button, so that a form library's registration can be spread here.
 */
export function RadioRows<Value extends string>({
  legend,
  rows,
  error,
  value,
  inRow = false,
  ...input
}: {
  /** The group's name for screen readers. Other users see a heading above the group. */
  legend: string;
  rows: readonly RadioRow<Value>[];
  error?: string | undefined;
  value?: Value;
  /** Whether the choices are side by side where there is room. */
  inRow?: boolean;
} & Omit<ComponentProps<"input">, "type" | "value">) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div
        className={`rounded-control bg-surface ${inRow ? "sm:grid sm:auto-cols-fr sm:grid-flow-col" : ""} ${error ? "border-2 border-alert" : "border border-line-strong"}`}
      >
        {rows.map((row) => (
          <label
            key={row.value}
            className={`flex min-h-15 items-center gap-3.5 px-4.5 py-3 not-first:border-t not-first:border-line ${inRow ? "sm:not-first:border-t-0 sm:not-first:border-l" : ""} has-checked:bg-wine-tint has-disabled:cursor-not-allowed has-disabled:text-ink-mute`}
          >
            <input
              {...input}
              type="radio"
              value={row.value}
              disabled={row.disabled || input.disabled}
              {...(value === undefined ? {} : { checked: value === row.value })}
              className="tick"
            />
            <span className="flex-1">
              {row.label}
              {row.detail ? (
                <small className="block text-caption text-ink-mute">{row.detail}</small>
              ) : null}
            </span>
            {row.aside}
            {row.icon ? <Icon of={row.icon} className="text-ink-mute" /> : null}
          </label>
        ))}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  );
}
