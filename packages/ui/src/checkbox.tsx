import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";

/** A checkbox with its label. `aside` is shown at the far end of the line, for example a count. */
export function Checkbox({
  children,
  aside,
  error,
  className,
  ...input
}: {
  children: ReactNode;
  aside?: ReactNode;
  error?: string | undefined;
} & Omit<ComponentProps<"input">, "type">) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="flex items-start gap-3 py-2 text-[0.9375rem] leading-[1.45] has-disabled:text-ink-mute">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="tick mt-px"
        />
        <span className="flex-1">{children}</span>
        {aside === undefined ? null : (
          <span className="text-caption text-ink-mute tabular-nums">{aside}</span>
        )}
      </label>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
