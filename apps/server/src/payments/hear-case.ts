import type { FastifyBaseLogger } from "fastify";
import { type App, act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import type { CaseNews, Evidence, GatewayName } from "./gateway.ts";
import * as refunds from "./refund-queries.ts";

interface HearingParts {
  readonly app: App;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/**
 * Books what a gateway says of a refund or a dispute. A refund that the shop has asked for is asked
 * about at once; all else stands on the list of staff, each by its newest state.
 */
export function hearCase(
  { app, log }: HearingParts,
  gateway: GatewayName,
  { refundId, paymentReference, ...news }: CaseNews,
): Promise<void> {
  return act(app, { kind: "gateway", name: gateway }, async ({ tx, at, record }) => {
    const capture = await refunds.findCapture(tx, gateway, paymentReference);
    if (capture && news.kind === "refund") await refunds.hastenRefund(tx, capture.id, at);
    if (capture && capture.id === refundId) return;
    const heard = { ...news, gateway, captureId: capture?.id ?? null, heardAt: at, changedAt: at };
    await refunds.putCase(tx, { id: newId(at.getTime()), ...heard });
    const { kind, reference, amount, state } = news;
    record({
      what: `payment.${kind}_heard`,
      subject: capture?.id ?? reference,
      after: { gateway, reference, amount, state },
    });
    log.warn({ gateway, kind, reference, state }, "a gateway tells of money that goes back");
  });
}

/** Books money for an order that the shop does not know. */
export async function hearNotOurs({ app, log }: HearingParts, evidence: Evidence): Promise<void> {
  const { gateway, paymentReference: reference, amount, currency, outcome: state } = evidence;
  if (state !== "paid" && state !== "authorized") {
    log.warn({ gateway }, "a gateway speaks of an order that is not ours");
    return;
  }
  await act(app, { kind: "gateway", name: gateway }, async ({ tx, at, record }) => {
    const heard = { gateway, reference, amount, currency, state, heardAt: at, changedAt: at };
    await refunds.putCase(tx, {
      id: newId(at.getTime()),
      kind: "not_ours",
      captureId: null,
      ...heard,
    });
    record({ what: "payment.not_ours", subject: reference, after: { gateway, amount, state } });
    log.error({ gateway, reference }, "a gateway has money for an order that is not ours");
  });
}
