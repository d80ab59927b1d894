/**
 * The caps that a message can exceed: the caps of its receiver, of the person that causes it, and
 * of the shop.
 */
export const HELD_REASONS = [
  "receiver_hour",
  "receiver_day",
  "sender_hour",
  "sender_day",
  "shop_day",
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];
