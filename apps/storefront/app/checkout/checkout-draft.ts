import { tabMemory } from "../platform/browser-memory.ts";
import type { CheckoutValues } from "./checkout-form-schema.ts";
import type { OpeningValues } from "./checkout-values.ts";

const KEY = "checkout-draft";

/**
 * Stores what was typed in this tab, so that it survives a reload. The PAN is never stored: it
 * belongs only in the order.
 */
export function keepDraft(userId: string, values: CheckoutValues): void {
  tabMemory.setItem(KEY, JSON.stringify({ userId, values: { ...values, pan: "" } }));
}

export function dropDraft(): void {
  tabMemory.removeItem(KEY);
}

/** The form's values, overwritten by the draft that this user has stored. */
export function withDraft<Values extends OpeningValues>(userId: string, values: Values): Values {
  try {
    const draft = JSON.parse(tabMemory.getItem(KEY) ?? "null");
    return draft?.userId === userId ? overlaid(values, draft.values) : values;
  } catch {
    return values;
  }
}

/** Takes from a stored draft only values of a known field and of its type. */
function overlaid<Value>(value: Value, stored: unknown): Value {
  if (typeof value !== "object" || value === null) {
    return typeof stored === typeof value ? (stored as Value) : value;
  }
  const parts = Object.entries(value).map(([name, part]) => {
    return [name, overlaid(part, (stored as Record<string, unknown> | undefined)?.[name])];
  });
  return Object.fromEntries(parts) as Value;
}
