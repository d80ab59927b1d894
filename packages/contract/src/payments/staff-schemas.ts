import { PAYMENT_CASES, REFUND_REASONS, REFUND_STATES } from "@suvarna/domain/payment";
import * as z from "zod/mini";
import { Id, Rupees, Time } from "../wire.ts";
import { GatewayName } from "./schemas.ts";

/** Money that goes back, or should. */
export const DeskRefund = z.object({
  _id: Id,
  orderId: Id,
  gateway: GatewayName,
  /** The gateway's id of the payment, by which its dashboard finds it. */
  paymentReference: z.string(),
  amount: Rupees,
  state: z.enum(REFUND_STATES),
  reason: z.nullable(z.enum(REFUND_REASONS)),
  /** Why the gateway did not send it. */
  problem: z.nullable(z.string()),
  tries: z.int(),
  paidAt: Time,
});
export type DeskRefund = z.infer<typeof DeskRefund>;

/** What a gateway has told of money that people have to look at. */
export const PaymentCase = z.object({
  _id: Id,
  kind: z.enum(PAYMENT_CASES),
  /** Null for money that the shop does not have. */
  orderId: z.nullable(Id),
  gateway: GatewayName,
  /** The gateway's id of the refund or the dispute; of money that is not ours, of the payment. */
  reference: z.string(),
  amount: Rupees,
  /** In the gateway's own word. */
  state: z.string(),
  heardAt: Time,
  changedAt: Time,
});
export type PaymentCase = z.infer<typeof PaymentCase>;

export const listRefunds = {
  summary:
    "Refunds that can't succeed by themselves, or those of another state; with the refunds and disputes that began at a gateway. At most 200 of each, the newest first",
  query: z.object({
    state: z._default(z.enum(REFUND_STATES, "Choose a state of a refund"), "stuck"),
  }),
  replies: { 200: z.object({ refunds: z.array(DeskRefund), cases: z.array(PaymentCase) }) },
};

export const retryRefund = {
  summary: "Asks the gateway again for a refund that is stuck, after its cause is mended",
  params: z.object({ id: Id }),
  replies: { 204: null },
};
