import { pair } from "@suvarna/contract/endpoint";
import type { RefundPartInput } from "@suvarna/contract/orders/refund-part";
import * as calls from "@suvarna/contract/orders/staff";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import * as schemas from "@suvarna/contract/orders/staff-schemas";
import { rupees } from "@suvarna/domain/money";
import { REFUND_PRESET_WORDS } from "@suvarna/words/en/refund-presets";
import { act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import type { Api } from "../../platform/http/api.ts";
import { handle } from "../../platform/http/handle.ts";
import { isId } from "../../platform/ids.ts";
import { askForRest } from "../ask-for-rest.ts";
import { buyerFigures } from "../buyer-figures.ts";
import { requiresPrepayment } from "../buyer-queries.ts";
import { countWrongDoorCode } from "../door-code.ts";
import { findOrder, listAllOrders, listOrders } from "../queries.ts";
import { parseRefundInput, previewRefund } from "../refunds/preview-refund.ts";
import type { OrdersDependencies } from "../routes.ts";
import {
  causesRefund,
  decideOrRequestApproval,
  moveOrRequestApproval,
  type OrderDeskDependencies,
  refundOrRequestApproval,
} from "../second-person.ts";
import { askForPrepayment } from "./ask-for-prepayment.ts";
import { registerDeskList } from "./desk-list-routes.ts";
import { moveAtDesk } from "./move-at-desk.ts";
import type { OrderPageDependencies } from "./order-page.ts";
import { type ReadPanDependencies, readPan } from "./read-pan.ts";
import { serializeDesk } from "./serialize-desk.ts";
import { setPrepaymentOnly } from "./set-prepayment-only.ts";

const endpoints = pair(calls, schemas);
const BUYER_ORDERS = 50;

/** Registers the calls by which staff read the open work and move orders from state to state. */
export function registerOrderDesk(
  api: Api,
  dependencies: OrdersDependencies &
    ReadPanDependencies &
    OrderPageDependencies &
    Pick<OrderDeskDependencies, "approvals">,
): void {
  const { app } = dependencies;
  const { db } = app.database;

  /** Reads an order in the form in which staff see it. @throws Refusal order_not_found */
  async function readDeskOrder(id: string): Promise<DeskOrder> {
    const order = await findOrder(db, id);
    const [wired] = order ? await serializeDesk(dependencies, [order]) : [];
    if (!wired) throw new Refusal("order_not_found");
    return wired;
  }

  registerDeskList(api, dependencies, (orders) => serializeDesk(dependencies, orders));

  handle(api, endpoints.listDeskOrders, async ({ query }) =>
    serializeDesk(dependencies, await listAllOrders(db, query, query)),
  );

  handle(api, endpoints.getDeskOrder, async ({ params }) => readDeskOrder(params.id));

  handle(api, endpoints.readOrderPan, async ({ params, body }, { actor }) => ({
    pan: await readPan(dependencies, actor, { orderId: params.id, ...body }),
  }));

  handle(api, endpoints.moveOrder, async ({ params, body }, { user, actor, answerWith }) => {
    // Only a step that sends money back needs a fresh proof, because dispatching is daily work.
    if (causesRefund(body) && !user.hasFreshProof) throw new Refusal("fresh_proof_needed");
    const { _id: id } = await readDeskOrder(params.id);
    const { doorCode } = body;
    if (doorCode !== undefined && body.to === "delivered") {
      await countWrongDoorCode(app, dependencies.config.secret, actor, { orderId: id, doorCode });
    }
    const { hasFreshProof } = user;
    const step = { orderId: id, input: body, staffId: actor.userId, hasFreshProof };
    const approval = await act(app, actor, (act) => moveOrRequestApproval(act, dependencies, step));
    if (!approval) return readDeskOrder(id);
    answerWith(202);
    return { approval };
  });

  handle(api, endpoints.deliverWithoutCode, async ({ params, body }, { actor }) => {
    const { _id: id } = await readDeskOrder(params.id);
    const step = { from: "shipped", to: "delivered", withoutDoorCode: body.reason } as const;
    await act(app, actor, (act) => moveAtDesk(act, dependencies, id, step, actor.userId));
    return readDeskOrder(id);
  });

  handle(api, endpoints.askForRest, async ({ params }, { actor }) => {
    const { _id: id } = await readDeskOrder(params.id);
    await act(app, actor, (act) => askForRest(act, dependencies.payments, id, actor.userId));
    return readDeskOrder(id);
  });

  handle(api, endpoints.askForPrepayment, async ({ params }, { actor }) => {
    const { _id: id } = await readDeskOrder(params.id);
    await act(app, actor, (act) => askForPrepayment(act, dependencies, id));
    return readDeskOrder(id);
  });

  handle(api, endpoints.setPrepaymentOnly, async ({ params, body }, { actor }) => {
    const decision = { userId: params.id, only: body.only, by: actor.userId };
    await act(app, actor, (act) => setPrepaymentOnly(act, decision));
    return { userId: params.id, prepaymentOnly: body.only };
  });

  handle(api, endpoints.listBuyerOrders, async ({ params: { id } }) => {
    if (!isId(id)) return { items: [], orders: 0, paid: 0, prepaymentOnly: false };
    const items = await serializeDesk(
      dependencies,
      await listOrders(db, id, { limit: BUYER_ORDERS }),
    );
    const { orders = 0, paid = 0 } = (await buyerFigures(db, [id])).get(id) ?? {};
    return { items, orders, paid: rupees(paid), prepaymentOnly: await requiresPrepayment(db, id) };
  });

  handle(api, endpoints.listBuyerFigures, async ({ query }) => {
    const ids = query.ids.filter(isId);
    const figures = await buyerFigures(db, ids);
    const buyers = ids.map((userId) => {
      const { orders = 0, paid = 0 } = figures.get(userId) ?? {};
      return { userId, orders, paid: rupees(paid) };
    });
    return { buyers };
  });

  handle(api, endpoints.refundPart, async ({ params, body, headers }, { actor, answerWith }) => {
    const { _id: id } = await readDeskOrder(params.id);
    const key = headers["idempotency-key"];
    const request = { ...refundRequest(body), key, staffId: actor.userId };
    const approval = await act(app, actor, (act) =>
      refundOrRequestApproval(act, dependencies, id, request),
    );
    if (!approval) return readDeskOrder(id);
    answerWith(202);
    return { approval };
  });

  handle(api, endpoints.previewRefund, async ({ params, body }) => {
    const order = await findOrder(db, params.id);
    if (!order) throw new Refusal("order_not_found");
    return previewRefund(order, parseRefundInput(body), dependencies.approvals.limits);
  });

  handle(api, endpoints.decideReturn, async ({ params, body: input }, { actor, answerWith }) => {
    const { _id: orderId } = await readDeskOrder(params.id);
    const decision = { orderId, input, staffId: actor.userId };
    const approval = await act(app, actor, (act) =>
      decideOrRequestApproval(act, dependencies, decision),
    );
    if (!approval) return readDeskOrder(orderId);
    answerWith(202);
    return { approval };
  });
}

/** Converts a request to refund from rupees and line numbers to paise and positions. */
function refundRequest({ note, preset, handReference, restock, ...part }: RefundPartInput) {
  return {
    wanted: parseRefundInput(part),
    note: preset ? REFUND_PRESET_WORDS[preset] : note,
    preset,
    handReference: handReference ?? null,
    restock,
  };
}
