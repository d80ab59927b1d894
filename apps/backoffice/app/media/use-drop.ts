import { useEffect, useRef, useState } from "react";

/**
 * Receives files that are dropped anywhere on the page.
 * @returns whether the user is dragging files over the page now
 */
export function useDrop(onFiles: (files: readonly File[]) => void, enabled = true): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!enabled) return;
    const holdsFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes("Files") ?? false;
    function hold(event: DragEvent): void {
      if (!holdsFiles(event)) return;
      // The default action is prevented, because the browser would open a dropped file instead of
      // the page.
      event.preventDefault();
      setOver(true);
    }
    function leave(event: DragEvent): void {
      if (event.relatedTarget === null) setOver(false);
    }
    function drop(event: DragEvent): void {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    }
    window.addEventListener("dragover", hold);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", hold);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [enabled]);
  return over;
}
