import { pair } from "@suvarna/contract/endpoint";
import * as paperCalls from "@suvarna/contract/orders/papers";
import * as paperSchemas from "@suvarna/contract/orders/papers-schemas";
import * as cashCalls from "@suvarna/contract/orders/remittance";
import * as cashSchemas from "@suvarna/contract/orders/remittance-schemas";
import { rupees } from "@suvarna/domain/money";
import type { Invoices } from "../../invoices/index.ts";
import { type App, act } from "../../platform/act.ts";
import { cutPage } from "../../platform/cut-page.ts";
import type { Db } from "../../platform/database.ts";
import { Refusal } from "../../platform/errors.ts";
import type { Api } from "../../platform/http/api.ts";
import { handle } from "../../platform/http/handle.ts";
import {
  countCancelledRemittances,
  listCancelledRemittances,
} from "../cancelled-remittance-queries.ts";
import { findOrder } from "../queries.ts";
import { listRemittances, sumRemittances } from "../remittance-queries.ts";
import { cancelRemitted, markRemitted, serializeRemittances } from "../remittances.ts";
import { issueChallan, packingSlip, type SlipSender } from "./packing-slip.ts";

const papers = pair(paperCalls, paperSchemas);
const cash = pair(cashCalls, cashSchemas);

/** The dependencies of the calls for an order's tax documents and for the cash of couriers. */
export interface OrderPaperDependencies {
  readonly app: App;
  readonly invoices: Pick<Invoices, "issueChallan">;
  readonly signature: (db: Db) => Promise<SlipSender>;
}

/** Registers staff's calls for packing slips, delivery challans and the cash that couriers send. */
export function registerOrderPapers(
  api: Api,
  { app, invoices, signature }: OrderPaperDependencies,
): void {
  const { db } = app.database;

  handle(api, papers.getPackingSlip, async ({ params }) => {
    const order = await findOrder(db, params.id);
    if (!order) throw new Refusal("order_not_found");
    return packingSlip(db, order, await signature(db));
  });

  handle(api, papers.issueChallan, async ({ params }, { actor }) => {
    await act(app, actor, (act) => issueChallan(act, invoices, params.id));
    return undefined;
  });

  handle(api, cash.listRemittances, async ({ query: { view, limit, cursor } }) => {
    const part = { limit: limit + 1, cursor };
    const isCancelled = view === "cancelled";
    const rows = await (isCancelled
      ? listCancelledRemittances(db, part)
      : listRemittances(db, view, part));
    const { count, due } = isCancelled
      ? { count: await countCancelledRemittances(db), due: 0 }
      : await sumRemittances(db, view);
    const { page, last } = cutPage(await serializeRemittances(db, rows), limit);
    return {
      items: page,
      total: count,
      nextCursor: last ? (last.cancelled?._id ?? last.orderId) : null,
      waiting: view === "waiting" ? rupees(due) : 0,
    };
  });

  handle(api, cash.markRemitted, async ({ body }, { actor }) => {
    await act(app, actor, (act) => markRemitted(act, body, actor.userId));
    return undefined;
  });

  handle(api, cash.cancelRemitted, async ({ body }, { actor }) => {
    await act(app, actor, (act) => cancelRemitted(act, body, actor.userId));
    return undefined;
  });
}
