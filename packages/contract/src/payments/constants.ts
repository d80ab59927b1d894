/** The outcomes that a tester can choose for an attempt to pay in the sandbox. */
export const SANDBOX_CHOICES = [
  "success",
  "failure",
  "drop",
  "pending",
  "late",
  "duplicates",
  "out-of-order",
  "paid-twice",
  "wrong-amount",
  "bad-signature",
  "server-error",
  "hang",
] as const;
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number];
