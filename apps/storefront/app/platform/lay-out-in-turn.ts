import { whenIdle } from "./when-idle.ts";

/** The longest wait for an idle moment before a section is laid out, in milliseconds. */
const BUSY_AT_MOST_MS = 3_000;

/** The sections that wait to be laid out, in the order of the page. */
const waiting = new Set<() => void>();
let isRunning = false;

/**
 * Lays out the sections below the first screen one by one, each in a separate frame when the
 * browser is idle. All sections at once would be one long task on a phone.
 * @param layOut lays out one section
 * @returns a function that removes the section from the queue
 */
export function layOutInTurn(layOut: () => void): () => void {
  waiting.add(layOut);
  if (!isRunning) {
    isRunning = true;
    whenIdle(takeTurn, BUSY_AT_MOST_MS);
  }
  return () => waiting.delete(layOut);
}

function takeTurn(): void {
  const [layOut] = waiting;
  if (!layOut) {
    isRunning = false;
    return;
  }
  waiting.delete(layOut);
  layOut();
  // A hidden tab renders no frames, so its sections are laid out when the tab is shown.
  requestAnimationFrame(() => whenIdle(takeTurn, BUSY_AT_MOST_MS));
}
