import { canPaymentMove } from "@suvarna/domain/payment";
import type { FastifyBaseLogger } from "fastify";
import type { App } from "../platform/act.ts";
import { type Evidence, type GatewayConnection, GatewayError } from "./gateway.ts";
import { nextCheck } from "./next-check.ts";
import { findPayment, type Payment, planCheck } from "./queries.ts";
import type { PaymentsConfig } from "./settings.ts";
import { canCapture, endUnpaidPayment, settle } from "./settle.ts";

export interface CheckPaymentDependencies {
  readonly app: App;
  readonly config: { readonly payments: PaymentsConfig };
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  readonly gateway: (name: Payment["gateway"]) => GatewayConnection | null;
}

/**
 * How long the shop still waits after the time to pay for a slow bank, or for a gateway that does
 * not answer, in milliseconds.
 */
const GRACE_MS = 15 * 60_000;

/**
 * Asks the gateway about a payment, and settles all evidence in its answer. A payment whose time to
 * pay is over expires here.
 * @returns false when the gateway could not be asked
 */
export async function checkPayment(
  dependencies: CheckPaymentDependencies,
  payment: Payment,
): Promise<boolean> {
  const { app, log } = dependencies;
  const { database, clock } = app;
  const outcome = await ask(dependencies, payment).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ gateway: payment.gateway, why: error.message }, "a gateway was of no help");
    return null;
  });
  const now = clock();
  const waited = now.getTime() >= payment.expiresAt.getTime() + GRACE_MS;
  if (isOver(payment, now) && (outcome === "ended" || waited))
    await endUnpaidPayment(app, payment.id);
  const fresh = await findPayment(database.db, payment.id);
  if (fresh) {
    const { checkMs } = dependencies.config.payments;
    const next = nextCheck(fresh, now, { checkMs, wasAsked: outcome !== null });
    await planCheck(database.autocommit, fresh.id, next);
  }
  return outcome !== null;
}

/**
 * Fetches and settles the gateway's evidence. @returns whether an attempt may still be under way at
 * the bank. @throws GatewayError
 */
async function ask(
  dependencies: CheckPaymentDependencies,
  payment: Payment,
): Promise<"ended" | "under way"> {
  const { reference } = payment;
  // The gateway was never asked for the payment, so nobody can have paid it.
  if (reference === null) return "ended";
  const gateway = dependencies.gateway(payment.gateway);
  if (!gateway) throw new GatewayError("not configured any more");
  if (isOver(payment, dependencies.app.clock()) || isEnded(payment)) await gateway.close(reference);
  const evidence = await gateway.fetchEvidence(reference);
  for (const each of evidence) await settle(dependencies, each, "check");
  await captureWanted(dependencies, gateway, { payment, evidence });
  return evidence.some(({ outcome }) => outcome === "pending") ? "under way" : "ended";
}

/**
 * Captures the blocked money that the order wants. The payment is read again first: if it was
 * cancelled in the meantime, its money is not captured, and the bank releases the money.
 */
async function captureWanted(
  dependencies: CheckPaymentDependencies,
  gateway: GatewayConnection,
  { payment: { id }, evidence }: { payment: Payment; evidence: readonly Evidence[] },
): Promise<void> {
  const blocked = evidence.filter(({ outcome }) => outcome === "authorized");
  const payment = blocked.length > 0 ? await findPayment(dependencies.app.database.db, id) : null;
  if (!payment || !(await canCapture(dependencies.app.database.db, payment))) return;
  const attempt = blocked.find((one) => one.paymentReference === payment.captureReference);
  if (attempt && gateway.capture)
    await settle(dependencies, await gateway.capture(attempt), "check");
}

function isOver({ state, expiresAt }: Payment, now: Date): boolean {
  return canPaymentMove(state, "expired") && expiresAt <= now;
}

/** Whether a payment can take no more money. */
function isEnded({ state }: Payment): boolean {
  return state === "expired" || state === "cancelled";
}
