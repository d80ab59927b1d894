import type { ShopEvent } from "../platform/bus.ts";

/** Somebody has an account now. */
export function accountOpened(userId: string): ShopEvent {
  return { topic: "account-opened", payload: { userId } };
}
