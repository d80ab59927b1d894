import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/payments/staff";
import type { DeskRefund, PaymentCase } from "@suvarna/contract/payments/staff-schemas";
import * as schemas from "@suvarna/contract/payments/staff-schemas";
import { rupees } from "@suvarna/domain/money";
import { type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { isId } from "../platform/ids.ts";
import { findRefund, hastenRefund, listCases, listRefunds } from "./refund-queries.ts";

const endpoints = pair(calls, schemas);
const LISTED = 200;

/** The money that the shop's people have to look at. */
export function registerRefundDesk(api: Api, app: App): void {
  const { db } = app.database;

  handle(api, endpoints.listRefunds, async ({ query }) => ({
    refunds: (await listRefunds(db, query.state, LISTED)).map(wireRefund),
    cases: (await listCases(db, LISTED)).map(wireCase),
  }));

  handle(api, endpoints.retryRefund, async ({ params }, { actor }) => {
    await retryRefund(app, actor, params.id);
    return undefined;
  });
}

/** @throws Refusal refund_not_found, refund_not_stuck */
function retryRefund(app: App, actor: UserActor, id: string): Promise<void> {
  return act(app, actor, async ({ tx, at, record }) => {
    const refund = isId(id) ? await findRefund(tx, id) : null;
    if (!refund) throw new Refusal("refund_not_found");
    if (!(await hastenRefund(tx, id, at, ["stuck"]))) throw new Refusal("refund_not_stuck");
    record({ what: "payment.refund_retried", subject: id });
  });
}

function wireRefund({
  capture,
  orderId,
}: Awaited<ReturnType<typeof listRefunds>>[number]): DeskRefund {
  return {
    _id: capture.id,
    orderId,
    gateway: capture.gateway,
    paymentReference: capture.paymentReference,
    amount: rupees(capture.amount),
    state: capture.refund,
    reason: capture.refundReason,
    problem: capture.refundProblem,
    tries: capture.refundTries,
    paidAt: capture.capturedAt.toISOString(),
  };
}

function wireCase({ told, orderId }: Awaited<ReturnType<typeof listCases>>[number]): PaymentCase {
  return {
    _id: told.id,
    kind: told.kind,
    orderId,
    gateway: told.gateway,
    reference: told.reference,
    amount: rupees(told.amount),
    state: told.state,
    heardAt: told.heardAt.toISOString(),
    changedAt: told.changedAt.toISOString(),
  };
}
