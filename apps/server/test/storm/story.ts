import { ApiError } from "@suvarna/contract/client";
import * as calls from "@suvarna/contract/orders/calls";
import type * as schemas from "@suvarna/contract/orders/schemas";
import { chooseSandboxOutcome } from "@suvarna/contract/payments/calls";
import { SANDBOX_CHOICES } from "@suvarna/contract/payments/constants";
import { HOME } from "../checkout.ts";
import type { Session } from "../shoppers.ts";
import type { Chance } from "./chance.ts";
import type { RunningShop } from "./running-shop.ts";

/** A shopper with a filled cart. */
export interface Buyer extends Session {
  readonly cartId: string;
}

/** What a shopper was told, which must still be true in the end. */
export interface Told {
  readonly buyer: Buyer;
  /** Null when the shop refused the order, so that there must be none. */
  orderId: string | null;
  refused?: string;
  /** Whether the shopper was told that the order is paid. */
  paid: boolean;
  cancelled: boolean;
}

/** The choices in the payment window. Success is more likely than any failure. */
const CHOICES = [...SANDBOX_CHOICES, "success", "success", "success"] as const;
const ATTEMPTS = 3;

/**
 * One shopper orders the cart and pays in some way, repeating whatever gets no reply.
 * @param step is called after each action
 */
export async function buy(
  shop: RunningShop,
  buyer: Buyer,
  chance: Chance,
  step: () => void,
): Promise<Told> {
  const told: Told = { buyer, orderId: null, paid: false, cancelled: false };
  const online = chance.percent(85);
  const order = () => {
    step();
    return shop.call(buyer, calls.createOrder, {
      headers: { "idempotency-key": `storm-${buyer.cartId}` },
      body: {
        cartId: buyer.cartId,
        shippingAddress: HOME,
        ...(online
          ? { paymentMethod: "ONLINE" as const, gateway }
          : { paymentMethod: "COD" as const }),
      },
    });
  };
  const gateway = chance.pick(["cashfree", "razorpay"] as const);
  const clicks = chance.percent(30) ? [order(), order()] : [order()];
  const answers = await Promise.allSettled(clicks);
  const placed = answers.find((answer) => answer.status === "fulfilled")?.value;
  if (!placed) {
    for (const answer of answers) {
      if (answer.status === "rejected") told.refused = refusalOf(answer.reason);
    }
    return told;
  }
  told.orderId = placed.order._id;
  hear(told, placed.order);
  const params = { id: placed.order._id };

  let session = placed.paymentSessionId;
  for (let attempt = 0; session && attempt < ATTEMPTS; attempt++) {
    step();
    const result = await shop
      .call(buyer, chooseSandboxOutcome, {
        params: { session },
        body: { choice: chance.pick(CHOICES) },
      })
      .catch(ignoreRefusal);
    if (chance.percent(15)) await cancel();
    if (chance.percent(20)) await forge(shop, gateway, chance);
    if (chance.percent(60)) {
      step();
      const proof = result?.proof;
      const body = { orderId: params.id, ...(chance.percent(80) ? proof : {}) };
      const verified = await shop.call(buyer, calls.verifyOrder, { body }).catch(ignoreRefusal);
      if (verified) hear(told, verified.order);
    }
    step();
    const seen = await shop.call(buyer, calls.getOrder, { params });
    hear(told, seen);
    session = undefined;
    if (seen.state === "payment_failed" && chance.percent(70)) {
      step();
      const again = await shop.call(buyer, calls.payOrder, { params }).catch(ignoreRefusal);
      session = again?.paymentSessionId;
    }
  }
  if (chance.percent(10)) await cancel();
  return told;

  async function cancel(): Promise<void> {
    step();
    const cancelled = await shop
      .call(buyer, calls.cancelOrder, { params, body: {} })
      .catch(ignoreRefusal);
    if (cancelled) told.cancelled = true;
  }
}

function hear(told: Told, { paymentState }: schemas.Order): void {
  if (paymentState === "paid") told.paid = true;
}

/**
 * Sends a forged webhook that claims a payment. The shop must reject it before it looks up
 * anything.
 */
async function forge(shop: RunningShop, gateway: string, chance: Chance): Promise<void> {
  const status = await shop.post(
    `/api/payments/${gateway}/webhook`,
    JSON.stringify({ type: "PAYMENT_SUCCESS_WEBHOOK", event: "payment.captured", data: {} }),
    {
      "x-webhook-signature": String(chance.below(1e9)),
      "x-webhook-timestamp": String(chance.below(1e9)),
      "x-razorpay-signature": String(chance.below(1e9)),
    },
  );
  if (status > 0 && status < 500 && status !== 401) {
    throw new Error(`A forged message was answered with ${status}`);
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status > 0 && error.status < 500) return error.code;
  throw error;
}

/** Treats a refusal as a reply, and rethrows other errors. */
function ignoreRefusal(error: unknown): null {
  refusalOf(error);
  return null;
}
