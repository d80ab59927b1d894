import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { Bar } from "../parts/bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";

/**
 * The error page after a bug in the code, or when a new version of the back office has replaced the
 * files of the page.
 */
export function PageFailed() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NoSuchPage />;
  return (
    <div className="p-8">
      <Bar
        tone="alert"
        live="alert"
        actions={
          <Button small onClick={() => window.location.reload()}>
            Load it again
          </Button>
        }
      >
        <b className="font-semibold">This page failed.</b> What was kept is safe; what was typed on
        it is not.
      </Bar>
    </div>
  );
}

/** The page of an address that does not exist. */
export function NoSuchPage() {
  return (
    <div className="grid justify-items-start gap-4">
      <h1>There is no such page</h1>
      <p className="text-ink-soft">The address may be old, or a letter of it is wrong.</p>
      <ButtonLink to="/">Today</ButtonLink>
    </div>
  );
}
