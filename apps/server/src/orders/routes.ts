import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/orders/calls";
import * as schemas from "@suvarna/contract/orders/schemas";
import { showCart } from "../cart/index.ts";
import type { Payments } from "../payments/index.ts";
import { act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Rates } from "../rates/index.ts";
import { cancelOrder } from "./cancel-order.ts";
import { type LockPriceDependencies, lockPrice } from "./lock-price.ts";
import { payAgain } from "./pay-order.ts";
import { type PlaceOrderDependencies, placeOrder } from "./place-order.ts";
import { findOrder, listOrders, type PlacedOrder } from "./queries.ts";
import { requestReturn } from "./refunds/request-return.ts";
import { reorder } from "./reorder.ts";
import {
  replyWithOrder,
  serializeOrders,
  serializeOwn,
  serializeWhole,
} from "./reply-with-order.ts";
import { serializeQuote } from "./serialize-quote.ts";
import { withNamesIn } from "./translated-names.ts";
import { isPaid, verifyPayment } from "./verify-payment.ts";

const endpoints = pair(calls, schemas);

/** The dependencies of the routes of orders. */
export type OrdersDependencies = PlaceOrderDependencies &
  LockPriceDependencies & {
    readonly payments: Payments;
    readonly rates: Pick<Rates, "current" | "perGram">;
  };

/** Registers the calls for locking a price, and for placing, paying and reading an order. */
export function registerOrders(api: Api, dependencies: OrdersDependencies): void {
  const { app, payments } = dependencies;
  const { db } = app.database;

  /**
   * Finds an order of the user. @throws Refusal order_not_found; forbidden for an order of another
   * user
   */
  async function ownOrder(id: string, { userId }: { userId: string }): Promise<PlacedOrder> {
    const order = await findOrder(db, id);
    if (!order) throw new Refusal("order_not_found");
    if (order.userId !== userId) throw new Refusal("forbidden");
    return order;
  }

  /** Names the pieces of an order or a quote in the language of the call. */
  async function named<Order extends Parameters<typeof withNamesIn>[1][number]>(
    order: Order,
    { language }: { readonly language: string | null },
  ): Promise<Order> {
    const [found] = await withNamesIn(db, [order], language);
    return found ?? order;
  }

  handle(api, endpoints.lockPrice, async ({ body }, call) =>
    named(serializeQuote(await lockPrice(dependencies, call.actor, body), app.clock()), call),
  );

  handle(api, endpoints.createOrder, async ({ body, headers }, call) => {
    const { actor } = call;
    const key = headers["idempotency-key"] ?? null;
    const { userId } = actor;
    const placed = await act(app, actor, (act) =>
      placeOrder(act, dependencies, { userId, input: body, key }),
    );
    const reply = await replyWithOrder(dependencies, placed);
    return { ...reply, order: await named(reply.order, call) };
  });

  handle(api, endpoints.payOrder, async ({ params, body }, call) => {
    const { actor } = call;
    const order = await ownOrder(params.id, actor);
    const purpose = await act(app, actor, (act) => payAgain(act, dependencies, order, body ?? {}));
    const now = await ownOrder(order.id, actor);
    const reply = await replyWithOrder(dependencies, { order: now, isNew: false }, purpose);
    return { ...reply, order: await named(reply.order, call) };
  });

  handle(api, endpoints.verifyOrder, async ({ body }, call) => {
    const { user } = call;
    const { id } = await ownOrder(body.orderId, user);
    await verifyPayment(dependencies, id, body);
    const order = await ownOrder(id, user);
    if (!(await isPaid(dependencies, order))) throw new Refusal("payment_failed");
    return {
      order: await named(await serializeWhole(dependencies, order), call),
      message: "Payment successful!",
    };
  });

  handle(api, endpoints.cancelOrder, async ({ params, body }, call) => {
    const { actor } = call;
    const { id } = await ownOrder(params.id, actor);
    await act(app, actor, (act) => cancelOrder(act, payments, id, { reason: body?.reason }));
    return named(await serializeWhole(dependencies, await ownOrder(id, actor)), call);
  });

  handle(api, endpoints.listOrders, async ({ query }, { user, language }) =>
    withNamesIn(
      db,
      await serializeOrders(dependencies, await listOrders(db, user.userId, query)),
      language,
    ),
  );

  handle(api, endpoints.getOrder, async ({ params }, call) =>
    named(await serializeOwn(dependencies, await ownOrder(params.id, call.user)), call),
  );

  handle(api, endpoints.requestReturn, async ({ params, body }, call) => {
    const { actor } = call;
    const { id } = await ownOrder(params.id, actor);
    await act(app, actor, (act) => requestReturn(act, id, body));
    return named(await serializeWhole(dependencies, await ownOrder(id, actor)), call);
  });

  handle(api, endpoints.reorder, async ({ params }, { actor, language }) => {
    const { added, missing } = await reorder(app, actor, await ownOrder(params.id, actor));
    return {
      cart: await showCart(dependencies, actor.userId, language),
      added,
      missing: [...missing],
    };
  });
}
