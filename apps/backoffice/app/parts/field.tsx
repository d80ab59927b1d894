import { Icon } from "@suvarna/ui/icon.tsx";
import { ChevronDown, CircleAlert } from "lucide";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";

const BOX =
  "w-full rounded-control px-2.5 max-md:text-base disabled:border-line disabled:bg-shell disabled:text-ink-mute";

interface Around {
  label: string;
  /** A line of help text below the field. */
  hint?: ReactNode;
  /** The error message, which says how to correct the value. */
  error?: string | undefined;
  /** The saved value, such as "14.00%", while the field contains an unsaved change. */
  was?: string | undefined;
  /** Whether the label is visible only to screen readers. */
  hideLabel?: boolean;
  className?: string;
}

/** The classes of a field's border and background: invalid, changed but not saved, or plain. */
function look(error: string | boolean | undefined, was: string | undefined): string {
  if (error) return "border-2 border-alert bg-surface px-[9px]";
  return `border border-line-strong ${was === undefined ? "bg-surface" : "bg-amber-tint"}`;
}

function FieldFrame({
  label,
  hint,
  error,
  was,
  hideLabel = false,
  className = "",
  id,
  children,
}: Around & { id: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label
        htmlFor={id}
        className={hideLabel ? "sr-only" : "mb-1.25 block text-caption font-medium"}
      >
        {label}
      </label>
      {children}
      <p id={`${id}-hint`} className="text-hint text-ink-mute empty:hidden">
        {was === undefined ? null : <span className="mt-1.25 block">was {was}</span>}
        {hint ? <span className="mt-1.25 block">{hint}</span> : null}
      </p>
      {error ? (
        <p id={`${id}-error`} className="mt-1.25 flex gap-1.5 text-caption text-alert">
          <Icon of={CircleAlert} size={15} className="mt-px" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

function described(id: string, error: string | undefined, isInvalid = false) {
  return {
    id,
    "aria-invalid": error || isInvalid ? true : undefined,
    "aria-describedby": error ? `${id}-error ${id}-hint` : `${id}-hint`,
  } as const;
}

/**
 * A text field of one line. Units are shown inside the field: `prefix` at the left (₹), `unit` at
 * the right (g, %). A field without a unit may have a small button there.
 */
export function TextField({
  label,
  hint,
  error,
  was,
  hideLabel,
  className,
  prefix,
  unit,
  button,
  figures = false,
  isInvalid = false,
  ...input
}: Around & {
  prefix?: string;
  unit?: string;
  button?: ReactNode;
  /** Whether the text is right-aligned, as figures are. */
  figures?: boolean;
  /** Whether the field is marked as invalid although the message is at another place. */
  isInvalid?: boolean;
} & Omit<ComponentProps<"input">, "prefix">) {
  const own = useId();
  const id = input.id ?? own;
  const frame = { label, hint, error, was, id, ...(hideLabel ? { hideLabel } : {}) };
  return (
    <FieldFrame {...frame} {...(className ? { className } : {})}>
      <span className="relative block">
        {prefix ? (
          <span className="absolute top-1/2 left-2.5 -translate-y-1/2 text-caption text-ink-mute">
            {prefix}
          </span>
        ) : null}
        <input
          type="text"
          {...input}
          {...described(id, error, isInvalid)}
          className={`h-(--control) ${BOX} ${look(error || isInvalid, was)} ${prefix ? "pl-7.5" : ""} ${unit ? "pr-8.5" : ""} ${button ? "pr-10" : ""} ${figures ? "text-right" : ""}`}
        />
        {unit ? (
          <span className="absolute top-1/2 right-2.5 -translate-y-1/2 text-caption text-ink-mute">
            {unit}
          </span>
        ) : null}
        {button ? (
          <span className="absolute top-1/2 right-1 grid -translate-y-1/2">{button}</span>
        ) : null}
      </span>
    </FieldFrame>
  );
}

/** A text field of several lines. */
export function TextArea({
  label,
  hint,
  error,
  was,
  hideLabel,
  className,
  ...input
}: Around & ComponentProps<"textarea">) {
  const own = useId();
  const id = input.id ?? own;
  const frame = { label, hint, error, was, id, ...(hideLabel ? { hideLabel } : {}) };
  return (
    <FieldFrame {...frame} {...(className ? { className } : {})}>
      <textarea
        rows={3}
        {...input}
        {...described(id, error)}
        className={`block max-h-160 min-h-19 resize-y field-sizing-content py-2 ${BOX} ${look(error, was)}`}
      />
    </FieldFrame>
  );
}

/** A field for a choice from a list, which is the browser's own select element. */
export function SelectField({
  label,
  hint,
  error,
  was,
  hideLabel,
  className,
  children,
  ...select
}: Around & ComponentProps<"select">) {
  const own = useId();
  const id = select.id ?? own;
  const frame = { label, hint, error, was, id, ...(hideLabel ? { hideLabel } : {}) };
  return (
    <FieldFrame {...frame} {...(className ? { className } : {})}>
      <span className="relative block">
        <select
          {...select}
          {...described(id, error)}
          className={`h-(--control) appearance-none pr-7.5 text-ellipsis ${BOX} ${look(error, was)}`}
        >
          {children}
        </select>
        <Icon
          of={ChevronDown}
          size={16}
          className="pointer-events-none absolute top-[calc(50%-8px)] right-2.25 text-ink-mute"
        />
      </span>
    </FieldFrame>
  );
}

/** A checkbox with a label beside it. */
export function Tick({ children, className = "", ...input }: ComponentProps<"input">) {
  return (
    <label className={`flex items-start gap-2.5 ${className}`}>
      <input {...input} type="checkbox" className="tick mt-px" />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

/** A switch whose change takes effect at once. */
export function Switch({
  on,
  onChange,
  label,
  disabled = false,
}: {
  on: boolean;
  onChange(on: boolean): void;
  label: string;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!on)}
      className={`relative inline-block h-5 w-8.5 flex-none rounded-round transition-colors duration-150 before:absolute before:-inset-x-2 before:-inset-y-3 after:absolute after:top-0.75 after:size-3.5 after:rounded-round after:bg-white ${
        on ? "bg-wine after:left-4.25" : "bg-line-strong after:left-0.75"
      } disabled:opacity-50`}
    />
  );
}

/**
 * The error of a field in the surrounding form (`FormShell`), for the property `error` of that
 * field.
 */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  return getFieldState(name, state).error?.message;
}

/** A `TextField` that is connected by its name with the surrounding form. */
export function FormField({
  name,
  ...field
}: { name: string } & Omit<ComponentProps<typeof TextField>, "name" | "error">) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return <TextField {...field} {...register(name)} error={error} />;
}
