import { tabMemory } from "../platform/browser-memory.ts";
import type { CheckoutValues } from "./checkout-form-schema.ts";
import type { OpeningValues } from "./checkout-values.ts";

const KEY = "checkout-draft";

/**
 * Keeps what was typed for a reload, in this tab only. The PAN is not kept: it belongs in the order
 * and nowhere else.
 */
export function keepDraft(userId: string, values: CheckoutValues): void {
  tabMemory.setItem(KEY, JSON.stringify({ userId, values: { ...values, pan: "" } }));
}

export function dropDraft(): void {
  tabMemory.removeItem(KEY);
}

/** The form's values with what this user has typed before laid over them. */
export function withDraft<Values extends OpeningValues>(userId: string, values: Values): Values {
  try {
    const draft = JSON.parse(tabMemory.getItem(KEY) ?? "null");
    return draft?.userId === userId ? overlaid(values, draft.values) : values;
  } catch {
    return values;
  }
}

/** Takes from what was stored only what has the place and the type of a value of the form. */
function overlaid<Value>(value: Value, stored: unknown): Value {
  if (typeof value !== "object" || value === null) {
    return typeof stored === typeof value ? (stored as Value) : value;
  }
  const parts = Object.entries(value).map(([name, part]) => {
    return [name, overlaid(part, (stored as Record<string, unknown> | undefined)?.[name])];
  });
  return Object.fromEntries(parts) as Value;
}
