import type { ReactNode } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { useAskBeforeClosing } from "./use-ask-before-closing.ts";

interface LeaveWords {
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** The label of the button that leaves and loses the changes. */
  readonly drop: string;
}

/** Asks for a confirmation before the user leaves a page or a form with unsaved changes. */
export function LeaveDialog({
  isDirty,
  isLeaving,
  words,
  keep,
}: {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** Whether the way from one address to another leaves the changes behind. */
  isLeaving(from: Location, to: Location): boolean;
  /** The words of the question about the way from one address to another. */
  words(from: Location, to: Location): LeaveWords;
  /** The button that saves the changes before the user leaves, if the page can save them. */
  keep?: {
    readonly label: string;
    /** The label while the changes are saved; false at other times. */
    readonly busy: string | false;
    /** @returns whether the changes are saved; otherwise the user stays */
    run(): Promise<boolean>;
  };
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && isLeaving(currentLocation, nextLocation),
  );
  useAskBeforeClosing(isDirty);
  const here = useLocation();
  if (blocker.state !== "blocked") return null;
  const { title, description, drop } = words(here, blocker.location);
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      title={title}
      description={description}
      actions={
        <>
          <Button kind="danger" onClick={() => blocker.proceed()}>
            {drop}
          </Button>
          <Button onClick={() => blocker.reset()}>Stay here</Button>
          {keep ? (
            <Button
              kind="primary"
              busy={keep.busy}
              onClick={async () => {
                if (await keep.run()) blocker.proceed();
                else blocker.reset();
              }}
            >
              {keep.label}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
