import type { Approval } from "@suvarna/contract/staff/approval";
import { and, desc, eq, gt } from "drizzle-orm";
import { findUser, lockUser } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import type { Approvals, ApprovedAct } from "../staff/index.ts";
import { findPersonalDataSubject } from "./personal-data.ts";
import { findAccount, type UserWithAddresses } from "./queries.ts";
import { approvedExports } from "./tables.ts";

const EXPORT_MS = 24 * 3_600_000;

interface AboutCustomer {
  readonly userId: string;
}

/** Returns a shopper's account. @throws Refusal customer_not_found, also for an account of staff */
export async function customerAccount(db: Db, id: string): Promise<UserWithAddresses> {
  const user = isId(id) ? await findAccount(db, id) : null;
  if (user?.role !== "shopper") throw new Refusal("customer_not_found");
  return user;
}

/** A request of staff to export or erase a shopper's data. */
interface CustomerRequest extends AboutCustomer {
  readonly kind: "customer.export" | "customer.erase";
  readonly reason: string;
  readonly staffId: string;
}

/**
 * Asks a second person to approve the export or the erasure of a shopper's data. A shop whose
 * settings require no second person carries it out at once.
 * @param allPersonalData the personal data of all capabilities, the account last
 * @returns the request that waits for approval; null when the request was carried out at once
 * @throws Refusal customer_not_found, approval_waiting
 */
export async function askAboutCustomer(
  act: Act,
  {
    approvals,
    allPersonalData,
  }: { approvals: Approvals; allPersonalData: readonly PersonalData[] },
  { kind, userId, reason, staffId }: CustomerRequest,
): Promise<Approval | null> {
  await customerAccount(act.tx, userId);
  const payload: AboutCustomer = { userId };
  if (approvals.limits.required) {
    const after = kind === "customer.erase" ? { erased: true } : { exported: true };
    return approvals.request(act, { kind, payload, subject: userId, before: null, after, reason });
  }
  const own = { payload, askedBy: staffId, askedAt: act.at };
  if (kind === "customer.erase") {
    await eraseApproved(act, allPersonalData, own);
    return null;
  }
  // A second click at the same moment waits here, and then finds the export allowed.
  await lockUser(act.tx, userId);
  const isAllowed = await exportUntil(act.tx, { userId, staffId, now: act.at });
  if (!isAllowed) await grantExport(act, own);
  return null;
}

/**
 * Allows the person who asked to fetch all data about a shopper, for a day. @throws Refusal
 * customer_not_found
 */
export async function grantExport(
  { tx, at, record }: Act,
  { payload, askedBy: staffId }: ApprovedAct,
): Promise<void> {
  const { userId } = payload as AboutCustomer;
  await customerAccount(tx, userId);
  const until = new Date(at.getTime() + EXPORT_MS);
  await tx.insert(approvedExports).values({ userId, staffId, until });
  record({ what: "customer.export_granted", subject: userId, after: { staffId } });
}

/**
 * Returns the time until which a member of staff may export the shopper's data; null without an
 * approval.
 */
export async function exportUntil(
  db: Db,
  { userId, staffId, now }: AboutCustomer & { staffId: string; now: Date },
): Promise<Date | null> {
  const isOfBoth = and(eq(approvedExports.userId, userId), eq(approvedExports.staffId, staffId));
  const [row] = await db
    .select({ until: approvedExports.until })
    .from(approvedExports)
    .where(and(isOfBoth, gt(approvedExports.until, now)))
    .orderBy(desc(approvedExports.until))
    .limit(1);
  return row?.until ?? null;
}

/**
 * Returns all data about a shopper, the same as in the shopper's own export.
 * @param allPersonalData the personal data of all capabilities
 * @throws Refusal customer_not_found, export_not_approved
 */
export async function exportCustomer(
  act: Act,
  allPersonalData: readonly PersonalData[],
  { userId, staffId }: AboutCustomer & { staffId: string },
): Promise<Record<string, unknown>> {
  const { tx, at: now, record } = act;
  await customerAccount(tx, userId);
  if (!(await exportUntil(tx, { userId, staffId, now }))) throw new Refusal("export_not_approved");
  const subject = await findPersonalDataSubject(tx, userId);
  const data: Record<string, unknown> = {};
  for (const { name, exportData } of allPersonalData)
    data[name] = subject && (await exportData(tx, subject));
  record({ what: "customer.exported", subject: userId });
  return data;
}

/**
 * Erases a shopper's account in the same way as its owner could, after a second person has approved
 * it.
 * @param allPersonalData the personal data of all capabilities, the account last
 * @throws Refusal customer_not_found
 */
export async function eraseApproved(
  { tx, record }: Act,
  allPersonalData: readonly PersonalData[],
  { payload }: ApprovedAct,
): Promise<void> {
  const { userId } = payload as AboutCustomer;
  if ((await findUser(tx, userId))?.role !== "shopper") throw new Refusal("customer_not_found");
  await lockUser(tx, userId);
  const subject = await findPersonalDataSubject(tx, userId);
  if (!subject) throw new Refusal("customer_not_found");
  for (const { erase } of allPersonalData) await erase(tx, subject);
  record({ what: "account.closed", subject: userId });
}
