import type { ReactNode } from "react";
import { keepBarHeight } from "./bar-height.ts";
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
  /** The number of chosen rows; null when all rows are chosen and are too many to count. */
  count: number | null;
  /** Removes the choice of all rows. */
  onNone(): void;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section
      ref={keepBarHeight}
      data-bar="bulk"
      aria-label="With the chosen rows"
      className="sticky top-10 z-5 flex min-h-12 flex-wrap items-center gap-2 bg-wine-tint px-2.5 py-1.5 max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-15 max-md:z-14 max-md:px-(--gutter)"
    >
      <b className="font-medium">
        {count === null ? "All that match are chosen" : `${count.toLocaleString("en-IN")} chosen`}
      </b>
      {children}
      <Button kind="text" small hotkey="Esc" className="ml-auto" onClick={onNone}>
        Clear
      </Button>
    </section>
  );
}

/** The button of the bar that chooses all rows of the list, also those on its other pages. */
export function ChooseAll({
  total,
  isMore,
  most,
  busy = false,
  onAll,
}: {
  total: number;
  /** Whether the list has more rows than `total`. */
  isMore: boolean;
  /** The most rows that can be chosen; without it all rows can. */
  most?: number;
  busy?: string | false;
  onAll(): void;
}) {
  const isTooLong = most !== undefined && total > most;
  const all = isMore ? "Choose all that match" : `Choose all ${total.toLocaleString("en-IN")}`;
  return (
    <Button kind="text" small busy={busy} onClick={onAll}>
      {isTooLong ? `Choose the first ${most.toLocaleString("en-IN")}` : all}
    </Button>
  );
}
