import type { ComponentProps } from "react";

/** A small button in running text ("Remove"), underlined in gold. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={`link-gold min-h-7 text-caption text-ink-soft hover:text-wine disabled:text-ink-mute disabled:no-underline ${className ?? ""}`}
    />
  );
}
