import type { Location } from "react-router";
import { LeaveDialog } from "../parts/leave-dialog.tsx";
import { leaveWords, lostAtLeave } from "./lost-at-leave.ts";

/**
 * Asks for a confirmation before the user leaves a form of content with unsaved changes, or a list
 * with an order that is not published.
 */
export function LeaveContent({
  isDirty,
  hasNewOrder = false,
  movesOn,
}: {
  isDirty: boolean;
  /** Whether the list beside the form has an order that is not published. */
  hasNewOrder?: boolean;
  /** True while the page itself opens another address, after a save or a deletion. */
  movesOn?: { readonly current: boolean };
}) {
  const lostBetween = (from: Location, to: Location) =>
    lostAtLeave({ isDirty: isDirty && !movesOn?.current, hasNewOrder }, from, to);
  return (
    <LeaveDialog
      isDirty={isDirty || hasNewOrder}
      isLeaving={(from, to) => lostBetween(from, to) !== null}
      words={(from, to) => leaveWords(lostBetween(from, to))}
    />
  );
}
