/** The caps that a message can exceed: of its receiver, of whoever causes it, and of the shop. */
export const HELD_REASONS = [
  "receiver_hour",
  "receiver_day",
  "sender_hour",
  "sender_day",
  "shop_day",
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];
