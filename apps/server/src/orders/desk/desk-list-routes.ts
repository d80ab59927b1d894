import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/orders/staff-desk";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import * as schemas from "@suvarna/contract/orders/staff-desk-schemas";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { cashAtDoor } from "@suvarna/domain/cash-at-door";
import type { FastifyBaseLogger } from "fastify";
import { requireAssignee } from "../../identity/index.ts";
import { ordersWithStuckRefund } from "../../payments/index.ts";
import { act, type UserActor } from "../../platform/act.ts";
import { addOnce } from "../../platform/add-once.ts";
import { cutPage } from "../../platform/cut-page.ts";
import { Refusal } from "../../platform/errors.ts";
import type { Api } from "../../platform/http/api.ts";
import { handle } from "../../platform/http/handle.ts";
import { isId } from "../../platform/ids.ts";
import { withKnownOutcome } from "../../platform/known-outcome.ts";
import { withCourier } from "../book-of-order.ts";
import { findPieceRows, type PieceRow } from "../piece-queries.ts";
import { findOrder, findOwner, type PlacedOrder } from "../queries.ts";
import { sellAgain } from "../refunds/kept-back.ts";
import { findCashOfOrders } from "../remittance-queries.ts";
import type { OrdersDependencies } from "../routes.ts";
import type { OrderDeskDependencies } from "../second-person.ts";
import { assignOrder, findAssignees, listOrderPeople } from "./assign-orders.ts";
import { moveAtDesk } from "./move-at-desk.ts";
import { orderCsv } from "./order-csv.ts";
import { countOrderRows, countViews, findNeighbours, listOrderRows } from "./order-list.ts";
import { addNote } from "./order-notes.ts";
import { type OrderPageDependencies, orderPage } from "./order-page.ts";
import { hindrancesOfOrder } from "./order-to-go.ts";
import { resendLetter, resendNewestLetter } from "./resend-letter.ts";
import { weighPieces } from "./weigh-pieces.ts";

const endpoints = pair(calls, schemas);

/** An order in the form in which staff see it. */
export type SerializeDeskOrders = (orders: readonly PlacedOrder[]) => Promise<DeskOrder[]>;

/**
 * Registers staff's calls for the list of orders, the page of an order, and the data that staff
 * enter on it.
 */
export function registerDeskList(
  api: Api,
  dependencies: OrdersDependencies &
    OrderPageDependencies &
    Pick<OrderDeskDependencies, "approvals">,
  serializeDesk: SerializeDeskOrders,
): void {
  const { app, config, payments } = dependencies;
  const { db } = app.database;

  const readerOf = ({ userId: staffId }: UserActor) => ({ staffId, now: app.clock() });

  /** Reads the page of an order. @throws Refusal order_not_found */
  async function page(id: string) {
    const order = await findOrder(db, id);
    const [wired] = order ? await serializeDesk([order]) : [];
    if (!order || !wired) throw new Refusal("order_not_found");
    return orderPage(dependencies, order, wired);
  }

  handle(api, endpoints.listOrderRows, async ({ query }, { actor }) => {
    const { limit } = query;
    const found = await listOrderRows(db, { ...query, limit: limit + 1 }, readerOf(actor));
    const { page, last } = cutPage(found.page, limit);
    const ids = page.map(({ id }) => id);
    const pieces = await findPieceRows(db, ids);
    const stuck = await ordersWithStuckRefund(db, ids);
    const assignees = await findAssignees(db, ids);
    const cash = await findCashOfOrders(db, ids);
    const items = page.map((order) => {
      const facts = {
        rows: pieces.get(order.id) ?? [],
        hasFailedRefund: stuck.has(order.id),
        assignedTo: assignees.get(order.id) ?? null,
        withCourierPaise: withCourier(cash.get(order.id) ?? null),
      };
      return serializeRow(order, facts, config.orders, app.clock());
    });
    return { items, ...found.counted, nextCursor: last?.id ?? null };
  });

  handle(api, endpoints.exportOrders, async ({ query }, { actor }) => {
    const reader = readerOf(actor);
    const rows = await countOrderRows(db, query, reader);
    await act(app, actor, async ({ record }) => {
      record({ what: "orders.exported", subject: null, after: { rows } });
    });
    return orderCsv(db, query, reader);
  });

  handle(api, endpoints.countOrderViews, async (_input, { actor }) => ({
    views: await countViews(db, readerOf(actor)),
  }));

  handle(api, endpoints.findNeighbours, async ({ params, query }, { actor }) => {
    if (!isId(params.id) || (await findOwner(db, params.id)) === null) {
      throw new Refusal("order_not_found");
    }
    return findNeighbours(db, params.id, query, readerOf(actor));
  });

  handle(api, endpoints.getOrderPage, async ({ params }) => page(params.id));

  handle(api, endpoints.weighPieces, async ({ params, headers, body }, { actor }) => {
    const version = headers["if-match"]?.replaceAll('"', "");
    const weighing = { orderId: params.id, input: body, version, staffId: actor.userId };
    await act(app, actor, (act) => weighPieces(act, weighing));
    return page(params.id);
  });

  handle(api, endpoints.sellPieceAgain, async ({ params, body: { huid } }, { actor }) => {
    await act(app, actor, (act) => sellAgain(act, { orderId: params.id, huid }));
    return page(params.id);
  });

  handle(api, endpoints.addOrderNote, async ({ params, headers, body }, { actor }) => {
    const note = { orderId: params.id, text: body.text, staffId: actor.userId };
    const addition = { key: headers["idempotency-key"], what: "order note", content: note };
    await act(app, actor, (act) => addOnce(act, actor, addition, () => addNote(act, note)));
    return page(params.id);
  });

  handle(api, endpoints.resendLetter, async ({ params, body }, { actor }) => {
    await act(app, actor, (act) => resendLetter(act, { orderId: params.id, ...body }));
    return page(params.id);
  });

  handle(api, endpoints.resendLetters, async ({ body, headers }, { actor, request: { log } }) => {
    const key = headers["idempotency-key"];
    const sent: string[] = [];
    const refused: { _id: string; message: string }[] = [];
    for (const _id of new Set(body.orders)) {
      const message = await refusalOf(log, _id, () =>
        resendNewestLetter(app, actor, { orderId: _id, key }),
      );
      if (message === null) sent.push(_id);
      else refused.push({ _id, message });
    }
    return { sent, refused };
  });

  handle(api, endpoints.listOrderPeople, async () => {
    const people = await listOrderPeople(db);
    return { people: people.map(({ id: _id, name }) => ({ _id, name })) };
  });

  handle(api, endpoints.assignOrders, async ({ body: { to, orders } }, { actor, request }) => {
    if (to !== null) await requireAssignee(db, to, "orders.move");
    const assigned: string[] = [];
    const refused: { _id: string; message: string }[] = [];
    for (const { _id, from } of orders) {
      const message = await refusalOf(request.log, _id, () =>
        act(app, actor, (act) => assignOrder(act, { orderId: _id, from, to })),
      );
      if (message === null) assigned.push(_id);
      else refused.push({ _id, message });
    }
    return { given: assigned, refused };
  });

  handle(api, endpoints.moveOrders, async ({ body }, { actor, request: { log } }) => {
    const moved: string[] = [];
    const refused: { _id: string; message: string }[] = [];
    // Each order moves in a transaction of its own, so that an order that cannot move does not stop
    // the others. No move of this call may send money back, because none waits for a second person
    // (see MANY_MOVES).
    const { to } = body;
    for (const { _id, from } of body.orders) {
      const message = await refusalOf(log, _id, () =>
        act(app, actor, (act) =>
          moveAtDesk(act, { payments, config }, _id, { from, to }, actor.userId),
        ),
      );
      if (message === null) moved.push(_id);
      else refused.push({ _id, message });
    }
    return { moved, refused };
  });
}

/**
 * Changes one order of a list. A failure of the shop is logged and does not end the call, because
 * the answer must name the orders that were changed before it.
 * @returns why the order was not changed; null when it was
 * @throws Refusal outcome_unknown when nobody knows whether the order was changed: it must be listed
 *   neither as changed nor as refused
 */
async function refusalOf(
  log: Pick<FastifyBaseLogger, "error">,
  id: string,
  change: () => Promise<unknown>,
): Promise<string | null> {
  if (!isId(id)) return new Refusal("order_not_found").message;
  try {
    await withKnownOutcome(change);
    return null;
  } catch (error) {
    if (error instanceof Refusal) {
      if (error.code === "outcome_unknown") throw error;
      if (error.cause) log.error({ err: error, orderId: id }, "an order of a list was not changed");
      return error.message;
    }
    log.error({ err: error, orderId: id }, "an order of a list was not changed");
    return new Refusal("internal").message;
  }
}

function serializeRow(
  order: PlacedOrder,
  facts: {
    readonly rows: readonly PieceRow[];
    readonly hasFailedRefund: boolean;
    readonly assignedTo: OrderRow["assignedTo"];
    readonly withCourierPaise: OrderRow["withCourierPaise"];
  },
  config: OrderPageDependencies["config"]["orders"],
  now: Date,
): OrderRow {
  const { shippingAddress, createdAt, history } = order;
  return {
    _id: order.id,
    number: order.number,
    createdAt: createdAt.toISOString(),
    name: shippingAddress.fullName,
    city: shippingAddress.city,
    lines: order.items.map(({ name, pictures }) => ({ name, image: pictures[0] ?? "" })),
    state: order.state,
    paymentState: order.paymentState,
    paymentMethod: order.paymentMethod,
    totalPaise: order.total,
    refundedPaise: order.refunded,
    cashPaise: order.paymentState === "on_delivery" ? cashAtDoor(order) : null,
    withCourierPaise: facts.withCourierPaise,
    dispatchBy: order.dispatchBy?.toISOString() ?? null,
    stateSince: (history.at(-1)?.at ?? createdAt).toISOString(),
    assignedTo: facts.assignedTo,
    hindrances: hindrancesOfOrder(order, facts, config, now),
    hasGiftMessage: order.giftMessage !== null,
    needsDoorCode: order.doorNonce !== null,
  };
}
