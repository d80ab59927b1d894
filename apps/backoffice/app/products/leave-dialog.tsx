import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import type { Draft } from "./use-draft.ts";
import { sayCount } from "./words.ts";

/** Asks for a confirmation before the user leaves a page with unsaved changes. */
export function LeaveDialog({ draft }: { draft: Draft }) {
  // While an undo is running, the page has no unsaved changes.
  const isDirty = draft.isDirty && draft.isBusy !== "undoing";
  const blocker = useBlocker(({ currentLocation: { pathname: from }, nextLocation }) => {
    const to = nextLocation.pathname;
    // The address changes when a new product is saved for the first time. The user has not left the
    // page then.
    const isStarted = from === "/products/new" && to.startsWith("/products/");
    return isDirty && from !== to && !isStarted;
  });
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  // The user may have emptied the field of the name.
  const name =
    draft.content.name ||
    draft.product?.published?.name ||
    (draft.product ? "this product" : "the new product");
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      title={`Keep ${sayCount(draft.unsavedCount, "change")} to ${name}?`}
      description="They are kept as a draft; shoppers see nothing of them."
      actions={
        <>
          <Button kind="danger" onClick={() => blocker.proceed()}>
            Drop them
          </Button>
          <Button onClick={() => blocker.reset()}>Stay here</Button>
          <Button
            kind="primary"
            busy={draft.isBusy === "keeping" ? "Keeping" : false}
            onClick={async () => {
              if (await draft.keep()) blocker.proceed();
              else blocker.reset();
            }}
          >
            Keep the draft
          </Button>
        </>
      }
    />
  );
}
