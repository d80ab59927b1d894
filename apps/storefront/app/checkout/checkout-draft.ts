import { tabMemory } from "../platform/browser-memory.ts";
import { useSession } from "../platform/session.ts";
import type { CheckoutValues } from "./checkout-form-schema.ts";
import type { InitialCheckoutValues } from "./checkout-values.ts";

const KEY = "checkout-draft";

/** The typed values, which are kept in memory while the document stays open. */
let typed: { readonly userId: string; readonly values: CheckoutValues } | null = null;

/**
 * Stores the typed values until the shopper comes back to the checkout. The tab's storage gets only
 * the choices, which contain no personal data and so survive a reload. The PAN is never stored,
 * because it belongs only in the order.
 */
export function keepDraft(userId: string, values: CheckoutValues): void {
  typed = { userId, values: { ...values, pan: "" } };
  const { billing, gift, paymentMethod, payment, save, news } = values;
  const choices = { billing, gift, paymentMethod, payment, save, news };
  tabMemory.setItem(KEY, JSON.stringify({ userId, values: choices }));
}

export function dropDraft(): void {
  typed = null;
  tabMemory.removeItem(KEY);
}

useSession.subscribe(({ userId }) => {
  if (userId === null) typed = null;
});

/** The form's first values, overwritten by the draft that the same user left before. */
export function withDraft<Values extends InitialCheckoutValues>(
  userId: string,
  values: Values,
): Values {
  if (typed?.userId === userId) return overlaid(values, typed.values);
  try {
    const draft = JSON.parse(tabMemory.getItem(KEY) ?? "null");
    return draft?.userId === userId ? overlaid(values, draft.values) : values;
  } catch {
    return values;
  }
}

/** Takes a value from the stored draft only if its field is known and its type is right. */
function overlaid<Value>(value: Value, stored: unknown): Value {
  if (typeof value !== "object" || value === null) {
    return typeof stored === typeof value ? (stored as Value) : value;
  }
  const parts = Object.entries(value).map(([name, part]) => {
    return [name, overlaid(part, (stored as Record<string, unknown> | undefined)?.[name])];
  });
  return Object.fromEntries(parts) as Value;
}
