import type { FastifyBaseLogger } from "fastify";
import type { App } from "../platform/act.ts";
import { type GatewayConnection, GatewayError } from "./gateway.ts";
import { findPayment, type Payment, planCheck } from "./queries.ts";
import type { PaymentsConfig } from "./settings.ts";
import { giveUp, settle } from "./settle.ts";

export interface CheckingParts {
  readonly app: App;
  readonly config: { readonly payments: PaymentsConfig };
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  readonly gateway: (name: Payment["gateway"]) => GatewayConnection | null;
}

/** How long a bank, or a gateway that is away, is waited for after the time to pay is over. */
const GRACE_MS = 15 * 60_000;
/** How long after that money may still come. */
const WATCHED_MS = 24 * 3_600_000;
const OFTEN_MS = 60_000;
const SELDOM_MS = 5 * 60_000;

/**
 * Asks the gateway what became of a payment and settles each thing that it says; a payment whose
 * time is over ends here.
 * @returns false when the gateway could not be asked
 */
export async function checkPayment(parts: CheckingParts, payment: Payment): Promise<boolean> {
  const { app, log } = parts;
  const { database, clock } = app;
  const asked = await ask(parts, payment).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ gateway: payment.gateway, why: error.message }, "a gateway was of no help");
    return null;
  });
  const now = clock();
  const waited = now.getTime() >= payment.expiresAt.getTime() + GRACE_MS;
  if (isOver(payment, now) && (asked === "ended" || waited)) await giveUp(app, payment.id);
  const fresh = await findPayment(database.db, payment.id);
  if (fresh)
    await planCheck(database.autocommit, fresh.id, nextCheck(fresh, now, parts.config.payments));
  return asked !== null;
}

/** @returns whether anything may still be under way at the bank. @throws GatewayError */
async function ask(parts: CheckingParts, payment: Payment): Promise<"ended" | "under way"> {
  const { reference } = payment;
  // The gateway never had it, so nobody can have paid it.
  if (reference === null) return "ended";
  const gateway = parts.gateway(payment.gateway);
  if (!gateway) throw new GatewayError("not configured any more");
  if (isOver(payment, parts.app.clock())) await gateway.close(reference);
  const evidence = await gateway.fetchEvidence(reference);
  for (const each of evidence) await settle(parts.app, each, "check");
  return evidence.some(({ outcome }) => outcome === "pending") ? "under way" : "ended";
}

function isOpen({ state }: Pick<Payment, "state">): boolean {
  return state === "created" || state === "pending" || state === "failed";
}

function isOver(payment: Payment, now: Date): boolean {
  return isOpen(payment) && payment.expiresAt <= now;
}

/** Often while the shopper waits, ever less later; null once no money can come any more. */
export function nextCheck(
  payment: Pick<Payment, "createdAt" | "expiresAt" | "state">,
  now: Date,
  { checkMs }: Pick<PaymentsConfig, "checkMs">,
): Date | null {
  const [at, end] = [now.getTime(), payment.expiresAt.getTime()];
  if (at >= end + WATCHED_MS) return null;
  const age = at - payment.createdAt.getTime();
  if (!isOpen(payment)) return new Date(at + Math.max(SELDOM_MS, age / 2));
  const soon = at + Math.max(checkMs, Math.min(OFTEN_MS, age / 4));
  return new Date(at < end ? Math.min(soon, end) : soon);
}
