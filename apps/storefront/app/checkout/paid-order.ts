import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/payment";
import { tabMemory } from "../platform/browser-memory.ts";

const KEY = "paid-order";

/** Stores that the shopper saw this order being paid, so that the next page says so. */
export function rememberPayment(orderId: string): void {
  tabMemory.setItem(KEY, orderId);
}

/** Shows once the message that this order is paid, if the payment page has stored it. */
export function showPaidMessage(orderId: string): void {
  if (tabMemory.getItem(KEY) !== orderId) return;
  tabMemory.removeItem(KEY);
  toast.success(say.paymentSuccessful);
}
