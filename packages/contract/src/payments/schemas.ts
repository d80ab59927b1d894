import * as z from "zod/mini";
import { Id, oneOfWords, Rupees } from "../field-schemas.ts";
import { SANDBOX_CHOICES } from "./constants.ts";

/**
 * The name of a payment gateway. The server knows the list of gateways; a client must accept other
 * names.
 */
export const GatewayName = z
  .string("Choose a gateway of the shop")
  .check(z.regex(/^[a-z][a-z0-9-]{1,31}$/, "Choose a gateway of the shop"));

export const SandboxChoiceInput = z.object({
  choice: oneOfWords(SANDBOX_CHOICES, "Choose one of"),
});

/** The data of the sandbox's payment window. */
export const SandboxCheckout = z.object({
  gateway: GatewayName,
  amount: Rupees,
  /**
   * False once the payment is paid or has ended. The shopper can then choose no result any more.
   */
  open: z.boolean(),
});
export type SandboxCheckout = z.infer<typeof SandboxCheckout>;

/**
 * The message that a payment window sends to the page that opened it. The message does not prove a
 * payment.
 */
export const SandboxResult = z.object({
  result: z.enum(["paid", "failed", "dropped", "pending"]),
  /**
   * The signed result, if the gateway's window signs it. The page sends the result to `POST
   * /order/verify`.
   */
  proof: z.optional(z.record(z.string(), z.string())),
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
