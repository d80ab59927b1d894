import { useSyncExternalStore } from "react";

/** Whether the browser has a network, as the browser knows it. */
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
