import { setTimeout as pause } from "node:timers/promises";
import type { Shopper } from "../carts.ts";

const ANSWER_WITHIN_MS = 15_000;
/** The time after which a shopper who has never been answered gives up, in milliseconds. */
const GIVE_UP_MS = 300_000;
const HOME = {
  fullName: "Meera Nair",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
};

/** An order that a shopper was told. */
export interface Acknowledged {
  readonly id: string;
  readonly isOnline: boolean;
  /** The time of the answer, in milliseconds by the clock of `performance`. */
  readonly at: number;
}

/** Everything that the shop has told the shoppers. */
export interface Told {
  /** The confirmed orders, by their idempotency keys. */
  readonly orders: Map<string, Acknowledged>;
  /** A sentence for each refused order. */
  readonly refused: string[];
}

/** How the shoppers of a drill behave. */
export interface Habits {
  readonly shoppers: number;
  readonly ordersEach: number;
  /** The longest time between two orders of a shopper, in milliseconds. */
  readonly thinkMs: number;
  /** The addresses of all processes of the shop, which a load balancer would choose from. */
  readonly urls: readonly string[];
}

/**
 * Lets shoppers order one cart after the other. A shopper without an answer repeats the order with
 * the same key at the next process, as a browser does behind a load balancer.
 */
export async function letOrder(carts: readonly Shopper[], habits: Habits): Promise<Told> {
  const { shoppers, ordersEach, thinkMs, urls } = habits;
  const told: Told = { orders: new Map(), refused: [] };
  const end = performance.now() + GIVE_UP_MS;
  await Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      const own = carts.slice(shopper * ordersEach, (shopper + 1) * ordersEach);
      for (const [number, cart] of own.entries()) {
        await pause(thinkMs * Math.random());
        const isOnline = number % 2 === 1;
        for (let turn = shopper + number; ; turn++) {
          const url = urls[turn % urls.length] as string;
          if (await order(url, cart, isOnline, told)) break;
          if (performance.now() > end) throw new Error("An order was never answered.");
          await pause(1000);
        }
      }
    }),
  );
  return told;
}

/** Places an order. @returns true once the shop has said what became of the order */
async function order(
  url: string,
  { token, cartId, key, phone, network }: Shopper,
  isOnline: boolean,
  told: Told,
): Promise<boolean> {
  const answer = await fetch(`${url}/api/order/create`, {
    method: "POST",
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
      "x-forwarded-for": network,
    },
    body: JSON.stringify({
      cartId,
      ...(isOnline ? { paymentMethod: "ONLINE", gateway: "razorpay" } : { paymentMethod: "COD" }),
      shippingAddress: { ...HOME, phone, street: `${phone}, 3rd Cross, Malleswaram` },
    }),
  }).catch(() => null);
  const text = await answer?.text().catch(() => null);
  if (!answer || text === null || text === undefined || answer.status >= 500) return false;
  // The shop asks the shopper to come back, for example because too many came at once.
  if (answer.status === 429) return false;
  if (answer.status !== 201) {
    told.refused.push(`An order was refused: ${answer.status} ${text.slice(0, 200)}`);
    return true;
  }
  const { order } = JSON.parse(text) as { order: { _id: string } };
  told.orders.set(key, { id: order._id, isOnline, at: performance.now() });
  return true;
}
