import type { Location } from "react-router";
import { LeaveDialog } from "../parts/leave-dialog.tsx";
import type { Draft } from "./use-draft.ts";
import { sayCount } from "./words.ts";

/** Asks for a confirmation before the user leaves a product with unsaved changes. */
export function LeaveProduct({ draft }: { draft: Draft }) {
  // The user may have emptied the field of the name.
  const name =
    draft.content.name ||
    draft.product?.published?.name ||
    (draft.product ? "this product" : "the new product");
  return (
    <LeaveDialog
      // While an undo is running, the page has no unsaved changes.
      isDirty={draft.isDirty && draft.isBusy !== "undoing"}
      isLeaving={isLeaving}
      words={() => ({
        title: `Keep ${sayCount(draft.unsavedCount, "change")} to ${name}?`,
        description: "They are kept as a draft; shoppers see nothing of them.",
        drop: "Drop them",
      })}
      keep={{
        label: "Keep the draft",
        busy: draft.isBusy === "keeping" && "Keeping",
        run: async () => (await draft.keep()) !== null,
      }}
    />
  );
}

/**
 * Whether the user leaves the product. The address changes when a new product is saved for the
 * first time. The user has not left the page then.
 */
function isLeaving({ pathname: from }: Location, { pathname: to }: Location): boolean {
  const isStarted = from === "/products/new" && to.startsWith("/products/");
  return from !== to && !isStarted;
}
