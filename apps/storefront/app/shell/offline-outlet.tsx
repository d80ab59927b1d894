import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { Suspense, useEffect, useState } from "react";

/**
 * When the code of the offline note is loaded, in milliseconds after the page. The code is loaded
 * early, because it can't be loaded without a connection.
 */
const LOAD_AFTER_MS = 4000;

/** If the code of the offline note can't be loaded, the page works without the note. */
const OfflineNote = optionalPart(() =>
  import("./offline-note.tsx").then(({ OfflineNote }) => OfflineNote),
);

/**
 * The place in the page for the note about a lost connection, which is loaded a few seconds after
 * the page. At the same time the browser begins to keep pages for a visit without a connection.
 */
export function OfflineOutlet() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsWanted(true);
      import("./register-service-worker.ts")
        .then(({ registerServiceWorker }) => registerServiceWorker())
        .catch(() => {});
    }, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? (
    <Suspense>
      <OfflineNote />
    </Suspense>
  ) : null;
}
