import type { FastifyBaseLogger } from "fastify";
import { type Act, type App, act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { bookOwnRefund, findOwnRefund, recordDashboardRefund } from "./book-refund.ts";
import * as captures from "./capture-queries.ts";
import { putCase } from "./case-queries.ts";
import type { CaseNews, Evidence, GatewayName, RefundReport } from "./gateway.ts";

interface HearCaseDependencies {
  readonly app: App;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/**
 * Records a gateway's report of a refund or a dispute. A report of a refund that the shop has asked
 * for updates that refund, even if it fails later. Any other report goes to the list of staff,
 * where each case has its newest state.
 */
export function recordCase(
  { app, log }: HearCaseDependencies,
  gateway: GatewayName,
  news: CaseNews,
): Promise<void> {
  return act(app, { kind: "gateway", name: gateway }, async (act) => {
    const { tx, at, record } = act;
    const { kind, reference, paymentReference, amount, currency, state } = news;
    const capture = await captures.findCapture(tx, gateway, paymentReference);
    let isBooked = false;
    if (isRefund(news)) {
      if (await followOwn(act, news)) return;
      isBooked = capture !== null && (await recordDashboardRefund(act, capture, news));
    }
    const isChanged = await putCase(tx, {
      id: newId(at.getTime()),
      kind,
      gateway,
      reference,
      amount,
      currency,
      state,
      captureId: capture?.id ?? null,
      heardAt: at,
      changedAt: at,
      closedAt: isBooked ? at : null,
    });
    if (!isChanged) return;
    record({
      what: `payment.${kind}_heard`,
      subject: capture?.id ?? reference,
      after: { gateway, reference, amount, state, isBooked },
    });
    log.warn({ gateway, kind, reference, state }, "a gateway tells of money that goes back");
  });
}

function isRefund(news: CaseNews): news is RefundReport {
  return news.kind === "refund" && news.progress !== null;
}

/**
 * Updates the shop's own refund by a report. @returns false when the refund did not begin in the
 * shop
 */
async function followOwn(act: Act, report: RefundReport): Promise<boolean> {
  const own = await findOwnRefund(act, report);
  if (!own) return false;
  await bookOwnRefund(act, own, report);
  return true;
}

/** Records money for an order that the shop does not know as a case for staff. */
export async function recordForeignMoney(
  { app, log }: HearCaseDependencies,
  evidence: Evidence,
): Promise<void> {
  const { gateway, paymentReference: reference, amount, currency, outcome: state } = evidence;
  if (state !== "paid" && state !== "authorized") {
    log.warn({ gateway }, "a gateway speaks of an order that is not ours");
    return;
  }
  await act(app, { kind: "gateway", name: gateway }, async ({ tx, at, record }) => {
    const isChanged = await putCase(tx, {
      id: newId(at.getTime()),
      kind: "not_ours",
      captureId: null,
      gateway,
      reference,
      amount,
      currency,
      state,
      heardAt: at,
      changedAt: at,
      closedAt: null,
    });
    if (!isChanged) return;
    record({ what: "payment.not_ours", subject: reference, after: { gateway, amount, state } });
    log.error({ gateway, reference }, "a gateway has money for an order that is not ours");
  });
}
