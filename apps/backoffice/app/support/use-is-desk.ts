import { useSyncExternalStore } from "react";

const desk = window.matchMedia("(min-width: 48rem)");

/** Whether the window is wide enough for several panels beside each other. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(
    (changed) => {
      desk.addEventListener("change", changed);
      return () => desk.removeEventListener("change", changed);
    },
    () => desk.matches,
  );
}
