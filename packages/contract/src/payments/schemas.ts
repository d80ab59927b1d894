import { GATEWAYS } from "@suvarna/domain/payment";
import * as z from "zod/mini";
import { Id, oneOf, Rupees } from "../wire.ts";
import { SANDBOX_CHOICES } from "./constants.ts";

export const SandboxChoiceInput = z.object({ choice: oneOf(SANDBOX_CHOICES, "Choose one of") });

/** The data of the sandbox's payment window. */
export const SandboxCheckout = z.object({
  gateway: z.enum(GATEWAYS),
  amount: Rupees,
  /** False once the payment is paid or has ended, when nothing can be chosen any more. */
  open: z.boolean(),
});
export type SandboxCheckout = z.infer<typeof SandboxCheckout>;

/** The message of a gateway's window to the page that opened it. It proves no payment. */
export const SandboxResult = z.object({
  result: z.enum(["paid", "failed", "dropped", "pending"]),
  razorpay_order_id: z.optional(z.string()),
  razorpay_payment_id: z.optional(z.string()),
  razorpay_signature: z.optional(z.string()),
});
export type SandboxResult = z.infer<typeof SandboxResult>;

export const getSandboxCheckout = {
  summary: "Demonstration only: what the sandbox's payment window shows",
  params: z.object({ session: Id }),
  replies: { 200: SandboxCheckout },
};

export const chooseSandboxOutcome = {
  summary: "Demonstration only: what becomes of an attempt to pay",
  params: z.object({ session: Id }),
  body: SandboxChoiceInput,
  replies: { 200: SandboxResult },
};
