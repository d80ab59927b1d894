import * as say from "@suvarna/words/here/ui";
import { CircleAlert } from "lucide";
import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

export interface FieldWords {
  label: string;
  /** A help text for the field, which is shown until there is an error. */
  hint?: ReactNode;
  /** The error message of the field, which says how to correct the value. */
  error?: string | undefined;
  /** Whether "(optional)" is added to the label. */
  optional?: boolean;
  /** The classes of the whole field, for its position in a grid. */
  className?: string;
}

interface Control {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/**
 * The frame of a form field: the label above the control, and the hint and the error below it,
 * linked to the control by their ids.
 */
export function Field({
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: FieldWords & { children(control: Control): ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}hint` : "";
  const errorId = error ? `${id}error` : "";
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.75 block text-small font-medium">
        {label}
        {optional ? say.optional : ""}
      </label>
      {children({
        id,
        "aria-describedby": `${errorId} ${hintId}`.trim() || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} className="mt-1.5 text-caption text-ink-mute">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

/** The error message of a field or of a group of fields. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-caption text-alert">
      <Icon of={CircleAlert} size={15} className="mt-0.75" />
      {children}
    </p>
  );
}
