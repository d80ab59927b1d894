import { setTimeout as pause } from "node:timers/promises";
import type { Shopper } from "../carts.ts";
import type { Answer, Balancer } from "./balancer.ts";

const HOME = {
  fullName: "Meera Nair",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
};

/** An order that a shopper was told. */
export interface AcknowledgedOrder {
  readonly id: string;
  readonly isOnline: boolean;
  /** The time of the answer, in milliseconds by the clock of `performance`. */
  readonly at: number;
  /** The index of the process that has answered. */
  readonly by: number;
}

/** Everything that the shop has told shoppers and staff. */
export interface DrillRecord {
  /** The acknowledged orders, the oldest first. */
  readonly orders: AcknowledgedOrder[];
  /** The ids of the orders that staff have dispatched. */
  readonly dispatched: string[];
  /** A sentence for each refusal. */
  readonly refused: string[];
}

/** How the shoppers of a drill behave. */
export interface ShopperBehaviour {
  readonly shoppers: number;
  readonly ordersEach: number;
  /** The longest time between two orders of a shopper, in milliseconds. */
  readonly thinkMs: number;
}

/**
 * Lets shoppers order one cart after the other: every second cart online, the others by cash on
 * delivery. A shopper without an answer repeats the order with the same key.
 */
export async function placeOrders(
  balancer: Balancer,
  record: DrillRecord,
  carts: readonly Shopper[],
  { shoppers, ordersEach, thinkMs }: ShopperBehaviour,
): Promise<void> {
  await Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      const own = carts.slice(shopper * ordersEach, (shopper + 1) * ordersEach);
      for (const [number, cart] of own.entries()) {
        await pause(thinkMs * Math.random());
        await order(balancer, record, cart, number % 2 === 1);
      }
    }),
  );
}

async function order(
  balancer: Balancer,
  record: DrillRecord,
  { token, cartId, key, phone, network }: Shopper,
  isOnline: boolean,
): Promise<void> {
  const answer = await balancer.post({
    path: "/api/order/create",
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
      "x-forwarded-for": network,
    },
    body: {
      cartId,
      ...(isOnline ? { paymentMethod: "ONLINE", gateway: "razorpay" } : { paymentMethod: "COD" }),
      shippingAddress: { ...HOME, phone, street: `${phone}, 3rd Cross, Malleswaram` },
    },
  });
  if (answer.status !== 201) {
    record.refused.push(describeRefusal("An order", answer));
    return;
  }
  const { order } = JSON.parse(answer.text) as { order: { _id: string } };
  record.orders.push({ id: order._id, isOnline, at: performance.now(), by: answer.by });
}

/** Describes the refusal of a call in a sentence. */
export function describeRefusal(what: string, { status, text }: Answer): string {
  return `${what} was refused: ${status} ${text.slice(0, 200)}`;
}
