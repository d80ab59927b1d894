import { loadCode } from "@suvarna/ui/load-code.ts";
import { lazy, Suspense } from "react";
import { PageFailed } from "./page-failed.tsx";

const NotFoundContent = lazy(() =>
  loadCode(() => import("./not-found-content.tsx")).then(
    ({ NotFoundContent }) => ({ default: NotFoundContent }),
    () => ({ default: PageFailed }),
  ),
);

/**
 * The page for an address that does not exist. The page's code is loaded when the page is shown.
 */
export function NotFound() {
  return (
    <Suspense>
      <NotFoundContent />
    </Suspense>
  );
}
