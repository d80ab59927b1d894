import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/orders/staff";
import type { DeskOrder, RefundPartInput } from "@suvarna/contract/orders/staff-schemas";
import * as schemas from "@suvarna/contract/orders/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { askForPrepayment } from "./ask-for-prepayment.ts";
import { askForRest } from "./ask-for-rest.ts";
import { listPrepaymentBuyers } from "./buyer-queries.ts";
import { findOrder, listAllOrders, type PlacedOrder } from "./queries.ts";
import { type PanParts, readPan } from "./read-pan.ts";
import { wireOrders } from "./reply-with-order.ts";
import type { OrdersParts } from "./routes.ts";
import {
  type DeskParts,
  decideOrAsk,
  moveOrAsk,
  refundOrAsk,
  sendsMoneyBack,
} from "./second-person.ts";
import { setPrepaymentOnly } from "./set-prepayment-only.ts";

const endpoints = pair(calls, schemas);

/** The shop's people at work on orders: what there is to do, and each step of it. */
export function registerOrderDesk(
  api: Api,
  parts: OrdersParts & PanParts & Pick<DeskParts, "approvals">,
): void {
  const { app } = parts;
  const { db } = app.database;

  async function wireDesk(orders: readonly PlacedOrder[]): Promise<DeskOrder[]> {
    const wired = await wireOrders(parts, orders);
    const prepaying = await listPrepaymentBuyers(
      db,
      orders.map(({ userId }) => userId),
    );
    return wired.map((order, place) => {
      const { userId, history } = orders[place] as PlacedOrder;
      const moves = order.history.map((step, position) => {
        const by = history[position]?.by;
        return { ...step, ...(by ? { by } : {}) };
      });
      return { ...order, userId, prepaymentOnly: prepaying.has(userId), moves };
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

  handle(api, endpoints.readOrderPan, async ({ params, body }, { actor }) => ({
    pan: await readPan(parts, actor, { orderId: params.id, ...body }),
  }));

  handle(api, endpoints.moveOrder, async ({ params, body }, { user, actor, answerWith }) => {
    // Dispatch is daily work; a step that sends money back is not.
    if (sendsMoneyBack(body) && !user.hasFreshProof) throw new Refusal("fresh_proof_needed");
    const { _id: id } = await seen(params.id);
    const approval = await act(app, actor, (act) =>
      moveOrAsk(act, parts, { orderId: id, input: body, staffId: actor.userId }),
    );
    if (!approval) return seen(id);
    answerWith(202);
    return { approval };
  });

  handle(api, endpoints.askForRest, async ({ params }, { actor }) => {
    const { _id: id } = await seen(params.id);
    await act(app, actor, (act) => askForRest(act, id, actor.userId));
    return seen(id);
  });

  handle(api, endpoints.askForPrepayment, async ({ params }, { actor }) => {
    const { _id: id } = await seen(params.id);
    await act(app, actor, (act) => askForPrepayment(act, parts, id));
    return seen(id);
  });

  handle(api, endpoints.setPrepaymentOnly, async ({ params, body }, { actor }) => {
    const decision = { userId: params.id, only: body.only, by: actor.userId };
    await act(app, actor, (act) => setPrepaymentOnly(act, decision));
    return { userId: params.id, prepaymentOnly: body.only };
  });

  handle(api, endpoints.refundPart, async ({ params, body, headers }, { actor, answerWith }) => {
    const { _id: id } = await seen(params.id);
    const key = headers["idempotency-key"];
    const request = { ...refundRequest(body), key, staffId: actor.userId };
    const approval = await act(app, actor, (act) => refundOrAsk(act, parts, id, request));
    if (!approval) return seen(id);
    answerWith(202);
    return { approval };
  });

  handle(api, endpoints.decideReturn, async ({ params, body: input }, { actor, answerWith }) => {
    const { _id: orderId } = await seen(params.id);
    const decision = { orderId, input, staffId: actor.userId };
    const approval = await act(app, actor, (act) => decideOrAsk(act, parts, decision));
    if (!approval) return seen(orderId);
    answerWith(202);
    return { approval };
  });
}

/** A request to refund, from rupees and lines to paise and positions. */
function refundRequest({ lines, amount, note, handReference }: RefundPartInput) {
  const pieces = lines?.map(({ line, quantity }) => ({ position: line, quantity }));
  const wanted = pieces ? { pieces } : { amount: paise(amount ?? 0) };
  return { wanted, note, handReference: handReference ?? null };
}
