import { GATEWAYS } from "@suvarna/domain/payment";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { SandboxChoiceInput } from "./sandbox-input.ts";
import { Id, Rupees } from "./wire.ts";

/** What the sandbox's payment window shows. */
export const SandboxCheckout = z.object({
  gateway: z.enum(GATEWAYS),
  amount: Rupees,
  /** False once it is paid or over: nothing can be chosen any more. */
  open: z.boolean(),
});
export type SandboxCheckout = z.infer<typeof SandboxCheckout>;

/** What a gateway's window tells the page that opened it. None of it proves a payment. */
export const SandboxResult = z.object({
  result: z.enum(["paid", "failed", "dropped", "pending"]),
  razorpay_order_id: z.optional(z.string()),
  razorpay_payment_id: z.optional(z.string()),
  razorpay_signature: z.optional(z.string()),
});
export type SandboxResult = z.infer<typeof SandboxResult>;

export const getSandboxCheckout = endpoint({
  method: "GET",
  path: "/sandbox/checkout/:session",
  summary: "Demonstration only: what the sandbox's payment window shows",
  auth: "public",
  params: z.object({ session: Id }),
  replies: { 200: SandboxCheckout },
  errors: ["not_found"],
});

export const chooseSandboxOutcome = endpoint({
  method: "POST",
  path: "/sandbox/checkout/:session",
  summary: "Demonstration only: what becomes of an attempt to pay",
  auth: "public",
  params: z.object({ session: Id }),
  body: SandboxChoiceInput,
  replies: { 200: SandboxResult },
  errors: ["not_found", "conflict"],
});
