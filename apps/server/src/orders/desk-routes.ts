import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/orders/staff";
import type { DeskOrder, RefundPartInput } from "@suvarna/contract/orders/staff-schemas";
import * as schemas from "@suvarna/contract/orders/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { askForRest } from "./ask-for-rest.ts";
import { decideReturn } from "./decide-return.ts";
import { moveAtDesk } from "./move-at-desk.ts";
import { findOrder, listAllOrders, type PlacedOrder } from "./queries.ts";
import { wireOrders } from "./reply-with-order.ts";
import { requestRefund } from "./request-refund.ts";
import type { OrdersParts } from "./routes.ts";

const endpoints = pair(calls, schemas);

/** The shop's people at work on orders: what there is to do, and each step of it. */
export function registerOrderDesk(api: Api, parts: OrdersParts): void {
  const { app, payments } = parts;
  const { db } = app.database;

  async function wireDesk(orders: readonly PlacedOrder[]): Promise<DeskOrder[]> {
    const wired = await wireOrders(parts, orders);
    return wired.map((order, place) => {
      const { userId, history } = orders[place] as PlacedOrder;
      const moves = order.history.map((step, position) => {
        const by = history[position]?.by;
        return { ...step, ...(by ? { by } : {}) };
      });
      return { ...order, userId, moves };
    });
  }

  /** @throws Refusal order_not_found */
  async function seen(id: string): Promise<DeskOrder> {
    const order = await findOrder(db, id);
    const [wired] = order ? await wireDesk([order]) : [];
    if (!wired) throw new Refusal("order_not_found");
    return wired;
  }

  handle(api, endpoints.listDeskOrders, async ({ query }) =>
    wireDesk(await listAllOrders(db, query, query)),
  );

  handle(api, endpoints.getDeskOrder, async ({ params }) => seen(params.id));

  handle(api, endpoints.moveOrder, async ({ params, body }, { actor }) => {
    const { _id: id } = await seen(params.id);
    await act(app, actor, (act) => moveAtDesk(act, payments, id, body, actor.userId));
    return seen(id);
  });

  handle(api, endpoints.askForRest, async ({ params }, { actor }) => {
    const { _id: id } = await seen(params.id);
    await act(app, actor, (act) => askForRest(act, id, actor.userId));
    return seen(id);
  });

  handle(api, endpoints.refundPart, async ({ params, body, headers }, { actor }) => {
    const { _id: id } = await seen(params.id);
    const request = { ...refundRequest(body), key: headers["idempotency-key"] };
    await act(app, actor, (act) =>
      requestRefund(act, payments, id, { ...request, staffId: actor.userId }),
    );
    return seen(id);
  });

  handle(api, endpoints.decideReturn, async ({ params, body }, { actor }) => {
    const { _id: id } = await seen(params.id);
    await act(app, actor, (act) => decideReturn(act, payments, id, body, actor.userId));
    return seen(id);
  });
}

/** A request to refund, from rupees and lines to paise and positions. */
function refundRequest({ lines, amount, note, handReference }: RefundPartInput) {
  const pieces = lines?.map(({ line, quantity }) => ({ position: line, quantity }));
  const wanted = pieces ? { pieces } : { amount: paise(amount ?? 0) };
  return { wanted, note, handReference: handReference ?? null };
}
