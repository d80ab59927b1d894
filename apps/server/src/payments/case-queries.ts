import type { CaseList } from "@suvarna/domain/payment";
import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { countCapped } from "../platform/capped-count.ts";
import type { Db, Tx } from "../platform/database.ts";
import type { TimeCursor } from "../platform/time-cursor.ts";
import { paymentCaptures, paymentCases, paymentRefunds, payments } from "./tables.ts";

export type PaymentCase = typeof paymentCases.$inferSelect;

/**
 * Stores a gateway's report of a refund or dispute. A later report of the same case with another
 * state or amount updates the case, and opens it again when staff had closed it. A report that the
 * gateway repeats changes nothing, except that it closes an open case whose money is booked by now.
 * @returns whether the report changed anything
 */
export async function putCase(
  tx: Tx,
  paymentCase: Omit<PaymentCase, "closedBy" | "note">,
): Promise<boolean> {
  const { state, amount, changedAt, closedAt } = paymentCase;
  const isNews = or(ne(paymentCases.state, state), ne(paymentCases.amount, amount));
  const put = await tx
    .insert(paymentCases)
    .values(paymentCase)
    .onConflictDoUpdate({
      target: [paymentCases.gateway, paymentCases.kind, paymentCases.reference],
      set: { state, amount, changedAt, closedAt },
      setWhere: closedAt === null ? isNews : or(isNews, isNull(paymentCases.closedAt)),
    })
    .returning({ id: paymentCases.id });
  return put.length > 0;
}

/** Stores a case unless the shop already has it, open or closed. @returns whether it is new */
export async function insertCaseOnce(
  tx: Tx,
  paymentCase: Omit<PaymentCase, "closedBy" | "note">,
): Promise<boolean> {
  const added = await tx
    .insert(paymentCases)
    .values(paymentCase)
    .onConflictDoNothing({
      target: [paymentCases.gateway, paymentCases.kind, paymentCases.reference],
    })
    .returning({ id: paymentCases.id });
  return added.length > 0;
}

/**
 * Closes the open case of a refund that sent money twice, because the refund failed after all.
 * @returns false when no such case is open
 */
export async function closePaidBackTwice(
  tx: Tx,
  {
    gateway,
    reference,
    state,
    at,
  }: Pick<PaymentCase, "gateway" | "reference" | "state"> & { readonly at: Date },
): Promise<boolean> {
  const closed = await tx
    .update(paymentCases)
    .set({ state, changedAt: at, closedAt: at })
    .where(
      and(
        eq(paymentCases.kind, "paid_back_twice"),
        eq(paymentCases.gateway, gateway),
        eq(paymentCases.reference, reference),
        isNull(paymentCases.closedAt),
      ),
    )
    .returning({ id: paymentCases.id });
  return closed.length > 0;
}

const isOpen = sql<boolean>`(${paymentCases.closedAt} is null)`;
const OPEN_PART = 0;
const CLOSED_PART = 1;

const WHICH: Readonly<Record<CaseList, SQL | undefined>> = {
  all: undefined,
  open: isNull(paymentCases.closedAt),
  closed: isNotNull(paymentCases.closedAt),
};

/**
 * Lists the reports of gateways, each with its order: the open ones before the closed ones, and
 * the newest first among each.
 * @param after the case after which the list begins; null for the first page
 */
export async function listCases(
  db: Db,
  list: CaseList,
  { after, limit }: { readonly after: TimeCursor | null; readonly limit: number },
) {
  const { changedAt, id } = paymentCases;
  const isAfter =
    after &&
    sql`(${isOpen}, ${changedAt}, ${id}) < (${after.part === OPEN_PART}::boolean, ${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ paymentCase: paymentCases, orderId: payments.orderId })
    .from(paymentCases)
    .leftJoin(paymentCaptures, eq(paymentCaptures.id, paymentCases.captureId))
    .leftJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(and(WHICH[list], isAfter ?? undefined))
    .orderBy(desc(isOpen), desc(changedAt), desc(id))
    .limit(limit);
}

/** The position of a case in the list of `listCases`. */
export function cursorOfCase({ closedAt, changedAt: at, id }: PaymentCase): TimeCursor {
  return { part: closedAt === null ? OPEN_PART : CLOSED_PART, at, id };
}

/** Counts the cases of a list, up to 10,001. */
export function countCases(db: Db, list: CaseList): Promise<number> {
  return countCapped(db, paymentCases, WHICH[list]);
}

/**
 * Opens the case of a refund from the gateway's dashboard that the order could not book, so that
 * staff look at it.
 */
export async function leaveRefundToStaff(tx: Tx, refundId: string): Promise<void> {
  const [refund] = await tx
    .select({
      gateway: paymentCaptures.gateway,
      reference: sql<string>`${paymentRefunds.gatewayReference}`,
    })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .where(eq(paymentRefunds.id, refundId));
  if (!refund) throw new Error("A refund from the dashboard is in no book");
  await tx.update(paymentCases).set({ closedAt: null }).where(isCaseOfRefund(refund));
}

/** Whether the case of a refund from the gateway's dashboard waits for staff. */
export async function hasOpenRefundCase(
  tx: Tx,
  gateway: PaymentCase["gateway"],
  { reference }: Pick<PaymentCase, "reference">,
): Promise<boolean> {
  const isSame = isCaseOfRefund({ gateway, reference });
  return (await tx.$count(paymentCases, and(isSame, WHICH.open))) > 0;
}

function isCaseOfRefund({ gateway, reference }: Pick<PaymentCase, "gateway" | "reference">) {
  return and(
    eq(paymentCases.kind, "refund"),
    eq(paymentCases.gateway, gateway),
    eq(paymentCases.reference, reference),
  );
}

/** A case by its own id. */
export async function findCase(tx: Tx, id: string): Promise<PaymentCase | null> {
  const [found] = await tx.select().from(paymentCases).where(eq(paymentCases.id, id));
  return found ?? null;
}

/**
 * Records that staff have closed a case. @returns false when the case was closed or has changed
 * since it was read
 */
export async function closeCase(
  tx: Tx,
  { id, changedAt }: Pick<PaymentCase, "id" | "changedAt">,
  closed: Pick<PaymentCase, "closedAt" | "closedBy" | "note">,
): Promise<boolean> {
  const done = await tx
    .update(paymentCases)
    .set(closed)
    .where(
      and(
        eq(paymentCases.id, id),
        eq(paymentCases.changedAt, changedAt),
        isNull(paymentCases.closedAt),
      ),
    )
    .returning({ id: paymentCases.id });
  return done.length > 0;
}
