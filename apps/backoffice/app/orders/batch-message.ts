import type { ManyResult } from "./send-batches.ts";
import { countOf } from "./words.ts";

/** The words about a change of many orders: while it runs, and in the message after it. */
export interface ChangeWords {
  now(orders: number): string;
  done(orders: number): string;
  refused(orders: number): string;
  /** The title when no order has changed because the first call failed. */
  readonly failed: string;
  /** The sentence about orders that perhaps have changed, because the answer about them was lost. */
  lost(orders: number): string;
}

/** The message about the result of a change of many orders. */
export interface BatchMessage {
  readonly kind: "done" | "failed";
  readonly title: string;
  readonly text?: string;
}

/**
 * Describes the result of a change of many orders in one message, because the page shows one toast
 * at a time. It says how many orders have changed, and how many have not and why. Returns null when
 * the user stopped the work before the first call.
 */
export function sayResult(result: ManyResult, words: ChangeWords): BatchMessage | null {
  const { changed, refused, unsent, unknown, failure } = result;
  const [first] = refused;
  const hasAnswer = changed.length > 0 || refused.length > 0;
  if (failure !== null && !hasAnswer && unknown.length === 0) {
    return { kind: "failed", title: words.failed, text: failure };
  }
  const rest = unsent.length > 0 ? [sayRest(unsent.length)] : [];
  const lost = unknown.length > 0 ? [words.lost(unknown.length)] : [];
  const end = failure === null ? rest : [...lost, ...rest, failure];
  const isDone = failure === null && refused.length === 0;
  if (changed.length > 0) {
    const why = first ? [`${words.refused(refused.length)}: ${withPoint(first.message)}`] : [];
    const text = [...why, ...end].join(" ");
    const title = words.done(changed.length);
    return { kind: isDone ? "done" : "failed", title, ...(text ? { text } : {}) };
  }
  if (first) {
    const text = [withPoint(first.message), ...end].join(" ");
    return { kind: "failed", title: words.refused(refused.length), text };
  }
  if (unknown.length === 0) return null;
  return { kind: "failed", title: "The shop has not answered", text: end.join(" ") };
}

function sayRest(orders: number): string {
  return orders === 1
    ? "The last order stays as it was."
    : `The other ${countOf(orders)} stay as they were.`;
}

function withPoint(sentence: string): string {
  return sentence.replace(/[^.!?]$/, "$&.");
}
