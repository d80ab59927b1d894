import type { ComponentProps } from "react";

/**
 * A small button in running text ("Remove"), underlined in gold. While `busy` is set, the button
 * can't be pressed and keeps the focus, which the attribute `disabled` would take away.
 */
export function TextButton({
  className,
  busy = false,
  ...rest
}: { busy?: boolean } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={busy || undefined}
      className={`link-gold min-h-7 min-w-6 text-caption text-ink-soft hover:text-wine disabled:text-ink-mute disabled:no-underline aria-disabled:text-ink-mute aria-disabled:no-underline ${className ?? ""}`}
    />
  );
}
