import { useSyncExternalStore } from "react";

/** Whether the browser reports that it is online. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

function follow(changed: () => void): () => void {
  window.addEventListener("offline", changed);
  window.addEventListener("online", changed);
  return () => {
    window.removeEventListener("offline", changed);
    window.removeEventListener("online", changed);
  };
}
