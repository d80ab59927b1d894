import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClass } from "./button-look.ts";
import { Spinner } from "./spinner.tsx";

/**
 * A button. While `busy` is set, the button shows the text of `busy` ("Sending...") with a spinner,
 * can't be pressed, and keeps its width and the focus.
 */
export function Button({
  look,
  size,
  wide,
  className,
  busy,
  children,
  ...rest
}: ButtonStyle & { busy?: string | false | undefined } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide, className })}
      // A button with the attribute `disabled` would lose the focus. The Enter key in a field of the
      // form also clicks the form's button.
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={busy ? true : rest["aria-disabled"]}
      aria-busy={busy ? true : undefined}
      // A busy button needs this label, because the text of its status is not part of the button's
      // accessible name.
      aria-label={rest["aria-label"] ?? (busy || undefined)}
    >
      {busy ? (
        <span className="grid *:[grid-area:1/1]">
          <span className="invisible inline-flex items-center gap-2.5">{children}</span>
          <span className="inline-flex items-center justify-center gap-2.5" role="status">
            <Spinner />
            {busy}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
