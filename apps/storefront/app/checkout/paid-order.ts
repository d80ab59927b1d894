import { toast } from "@suvarna/ui/toast.ts";
import { tabMemory } from "../platform/browser-memory.ts";

const KEY = "paid-order";

/** Has the next page say that an order was paid while the shopper waited. */
export function tellOfPayment(orderId: string): void {
  tabMemory.setItem(KEY, orderId);
}

/** Says that this order was paid, if the payment page has just seen it; once. */
export function sayPaid(orderId: string): void {
  if (tabMemory.getItem(KEY) !== orderId) return;
  tabMemory.removeItem(KEY);
  toast.success("Payment successful!");
}
