import type { KeyboardEvent } from "react";
import { useDismiss } from "./use-dismiss.ts";

/**
 * Makes a `<details>` element a menu: it closes as `useDismiss` describes, and when Esc is pressed.
 * The returned properties must be spread onto the element.
 */
export function useDisclosure() {
  const { ref, onBlur } = useDismiss<HTMLDetailsElement>(close);

  function close() {
    if (ref.current) ref.current.open = false;
  }
  return {
    ref,
    onBlur,
    onKeyDown({ key }: KeyboardEvent) {
      if (key !== "Escape" || !ref.current?.open) return;
      close();
      ref.current.querySelector("summary")?.focus();
    },
  };
}
