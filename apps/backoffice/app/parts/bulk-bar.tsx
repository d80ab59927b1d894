import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/**
 * The bar with the actions for the chosen rows. It describes the effect of an action before the
 * user starts it.
 */
export function BulkBar({
  count,
  onNone,
  children,
}: {
  count: number;
  /** Removes the choice of all rows. */
  onNone(): void;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section
      aria-label="With the chosen rows"
      className="sticky top-10 z-5 flex min-h-12 flex-wrap items-center gap-2 bg-wine-tint px-2.5 py-1.5 max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-15 max-md:z-14 max-md:px-(--gutter)"
    >
      <b className="font-medium">{count} chosen</b>
      {children}
      <Button kind="text" small hotkey="Esc" className="ml-auto" onClick={onNone}>
        Clear
      </Button>
    </section>
  );
}
