import { lazy, Suspense, useEffect, useState } from "react";

/** When the note is loaded, in milliseconds after the page: while the connection is still there. */
const LOAD_AFTER_MS = 4000;

/** A page without the note goes on as it is. */
const OfflineNote = lazy(() =>
  import("./offline-note.tsx")
    .then(({ OfflineNote }) => ({ default: OfflineNote }))
    .catch(() => ({ default: () => null })),
);

/** The place of the note about a lost connection, which is loaded once the page stands. */
export function OfflineOutlet() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? (
    <Suspense>
      <OfflineNote />
    </Suspense>
  ) : null;
}
