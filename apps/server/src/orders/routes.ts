import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/orders/calls";
import * as schemas from "@suvarna/contract/orders/schemas";
import * as staffCalls from "@suvarna/contract/orders/staff";
import * as staffSchemas from "@suvarna/contract/orders/staff-schemas";
import { showCart } from "../cart/index.ts";
import type { Invoices } from "../invoices/index.ts";
import type { Payments } from "../payments/index.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Rates } from "../rates/index.ts";
import { cancelOrder } from "./cancel-order.ts";
import { type LockParts, lockPrice } from "./lock-price.ts";
import { payAgain } from "./pay-order.ts";
import { orderPlacer, type PlacingParts } from "./place-order.ts";
import { findOrder, listOrders, type PlacedOrder } from "./queries.ts";
import { reorder } from "./reorder.ts";
import { replyWithOrder, wireOrders, wireWhole } from "./reply-with-order.ts";
import { requestReturn } from "./request-return.ts";
import { revealPan } from "./reveal-pan.ts";
import { isPaid, verifyPayment } from "./verify-payment.ts";
import { wireQuote } from "./wire-quote.ts";

const endpoints = pair(calls, schemas);
const staffEndpoints = pair(staffCalls, staffSchemas);

/** What orders stand on. */
export type OrdersParts = PlacingParts &
  LockParts & {
    readonly payments: Payments;
    readonly invoices: Invoices;
    readonly rates: Pick<Rates, "current" | "perGram">;
  };

/** Holding a price, placing an order, paying for it, and what its owner sees of it later. */
export function registerOrders(api: Api, parts: OrdersParts): void {
  const { db } = parts.database;
  const placeOrder = orderPlacer(parts);

  /** @throws Refusal order_not_found, forbidden for somebody else's */
  async function ownOrder(id: string, { userId }: { userId: string }): Promise<PlacedOrder> {
    const order = await findOrder(db, id);
    if (!order) throw new Refusal("order_not_found");
    if (order.userId !== userId) throw new Refusal("forbidden");
    return order;
  }

  handle(api, endpoints.lockPrice, async ({ body }, { user }) =>
    wireQuote(await lockPrice(parts, user.userId, body), parts.clock()),
  );

  handle(api, endpoints.createOrder, async ({ body, headers }, { user }) => {
    const key = headers["idempotency-key"] ?? null;
    return replyWithOrder(parts, await placeOrder({ userId: user.userId, input: body, key }));
  });

  handle(api, endpoints.payOrder, async ({ params }, { user }) => {
    const order = await ownOrder(params.id, user);
    const purpose = await payAgain(parts, order);
    return replyWithOrder(parts, { order: await ownOrder(order.id, user) }, purpose);
  });

  handle(api, endpoints.verifyOrder, async ({ body }, { user }) => {
    const { id } = await ownOrder(body.orderId, user);
    await verifyPayment(parts, id, body);
    const order = await ownOrder(id, user);
    if (!(await isPaid(parts, order))) throw new Refusal("payment_failed");
    return { order: await wireWhole(parts, order), message: "Payment successful!" };
  });

  handle(api, endpoints.cancelOrder, async ({ params, body }, { user }) => {
    const { id } = await ownOrder(params.id, user);
    await cancelOrder(parts, id, { reason: body?.reason, by: user.userId });
    return wireWhole(parts, await ownOrder(id, user));
  });

  handle(api, staffEndpoints.getOrderPan, async ({ params }) => {
    const order = await findOrder(db, params.id);
    const pan = order && revealPan(parts.vault, order);
    if (!pan) throw new Refusal("order_not_found");
    return { pan };
  });

  handle(api, endpoints.listOrders, async ({ query }, { user }) =>
    wireOrders(parts, await listOrders(db, user.userId, query)),
  );

  handle(api, endpoints.getOrder, async ({ params }, { user }) =>
    wireWhole(parts, await ownOrder(params.id, user)),
  );

  handle(api, endpoints.requestReturn, async ({ params, body }, { user }) => {
    const { id } = await ownOrder(params.id, user);
    await requestReturn(parts, id, body);
    return wireWhole(parts, await ownOrder(id, user));
  });

  handle(api, endpoints.reorder, async ({ params }, { user }) => {
    const { added, missing } = await reorder(parts, await ownOrder(params.id, user));
    return { cart: await showCart(parts, user.userId), added, missing: [...missing] };
  });
}
