import { useEffect, useState } from "react";

/** How long the user pauses before a search runs, in milliseconds. */
const SETTLED_AFTER_MS = 150;

/** Returns a typed text as soon as the user pauses, and until then the text before. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
