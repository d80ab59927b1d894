import { useLayoutEffect, useState } from "react";
import { tabMemory } from "../platform/browser-memory.ts";

const KEY = "order-message";
/** The time after which a screen reader knows a live region, in milliseconds. */
const KNOWN_AFTER_MS = 150;

/** Stores a message about an order, which the order's confirmation shows once. */
export function keepOrderMessage(orderId: string, words: string): void {
  tabMemory.setItem(KEY, `${orderId} ${words}`);
}

/**
 * Returns the message that the page before has stored for this order, or an empty text, and whether
 * the message is about to come. The place of a message is kept before the page is painted, so that
 * nothing moves. The words follow a moment later, because a screen reader announces only what
 * changes in a live region that it knows.
 */
export function useOrderMessage(orderId: string): { words: string; isComing: boolean } {
  const [words, setWords] = useState("");
  const [isComing, setComing] = useState(false);
  useLayoutEffect(() => {
    const kept = tabMemory.getItem(KEY);
    if (!kept?.startsWith(`${orderId} `)) return;
    tabMemory.removeItem(KEY);
    setComing(true);
    setTimeout(() => setWords(kept.slice(orderId.length + 1)), KNOWN_AFTER_MS);
  }, [orderId]);
  return { words, isComing };
}
