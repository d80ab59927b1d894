import { type RefObject, useEffect, useState } from "react";

const SETTLES_AFTER_MS = 150;

/** The text of a search field, debounced. */
export function useDebouncedText(field: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(() => field.current?.value.trim() ?? "");
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    function onInput() {
      const now = field.current?.value.trim() ?? "";
      clearTimeout(waiting);
      // When the field is emptied, the change takes effect without a delay.
      waiting = setTimeout(() => setTyped(now), now === "" ? 0 : SETTLES_AFTER_MS);
    }
    element.addEventListener("input", onInput);
    // After a navigation the field may contain another text that nobody has typed.
    element.addEventListener("focus", onInput);
    // This first call reads a text that was typed before this effect ran.
    onInput();
    return () => {
      clearTimeout(waiting);
      element.removeEventListener("input", onInput);
      element.removeEventListener("focus", onInput);
    };
  }, [field]);
  return typed;
}
