/**
 * The caps that a message can exceed: the caps of its recipient, of the account or network that
 * causes the message, and of the whole shop.
 */
export const HELD_REASONS = [
  "receiver_hour",
  "receiver_day",
  "sender_hour",
  "sender_day",
  "shop_day",
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];
