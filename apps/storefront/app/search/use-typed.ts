import { type RefObject, useEffect, useState } from "react";

const SETTLES_AFTER_MS = 150;

/** What stands in a field, once the typing has paused. */
export function useTyped(field: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(() => field.current?.value.trim() ?? "");
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    function onInput() {
      const now = field.current?.value.trim() ?? "";
      clearTimeout(waiting);
      // An emptied field asks nothing.
      waiting = setTimeout(() => setTyped(now), now === "" ? 0 : SETTLES_AFTER_MS);
    }
    element.addEventListener("input", onInput);
    // Where one has gone since, the field may say something else without any typing.
    element.addEventListener("focus", onInput);
    // What was typed between the first look and now.
    onInput();
    return () => {
      clearTimeout(waiting);
      element.removeEventListener("input", onInput);
      element.removeEventListener("focus", onInput);
    };
  }, [field]);
  return typed;
}
