import type { Coupon, CouponBenefit, CouponUses } from "@suvarna/domain/coupon";
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { findCategories } from "../catalogue/index.ts";
import type { Db, Tx } from "../platform/database.ts";
import { coupons, couponUses } from "./tables.ts";

/** A stored coupon, with the number of orders that use it. */
export interface KeptCoupon extends Coupon {
  /** The category's title; null: the whole cart; empty: the category no longer exists. */
  readonly categoryTitle: string | null;
  readonly announced: boolean;
  readonly used: number;
  readonly version: number;
}

/** A coupon to be stored. */
export type NewCoupon = Omit<Coupon, "disabled"> & { readonly announced: boolean };

/** A coupon by its code; null when there is none. */
export async function findCoupon(db: Db, code: string): Promise<KeptCoupon | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  const [coupon] = row ? await asCoupons(db, [row]) : [];
  return coupon ?? null;
}

/** Every coupon, the newest first. */
export async function findCoupons(db: Db): Promise<KeptCoupon[]> {
  const rows = await db.select().from(coupons).orderBy(desc(coupons.createdAt), coupons.code);
  return asCoupons(db, rows);
}

/** The announced coupons that can be used at a time, oldest first. */
export async function findAnnounced(db: Db, now: Date): Promise<KeptCoupon[]> {
  const { announced, disabled, startsAt, endsAt, totalLimit, used } = coupons;
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(
        eq(announced, true),
        eq(disabled, false),
        or(isNull(startsAt), lte(startsAt, now)),
        or(isNull(endsAt), gt(endsAt, now)),
        or(isNull(totalLimit), gt(totalLimit, used)),
      ),
    )
    .orderBy(asc(coupons.createdAt), coupons.code);
  return asCoupons(db, rows);
}

/**
 * Finds the codes of the coupons that apply to a category and that shoppers can still use, now or
 * later, oldest first.
 */
export async function findCouponsOfCategory(db: Db, id: string, now: Date): Promise<string[]> {
  const { code, categoryId, disabled, endsAt, totalLimit, used, createdAt } = coupons;
  const rows = await db
    .select({ code })
    .from(coupons)
    .where(
      and(
        eq(categoryId, id),
        eq(disabled, false),
        or(isNull(endsAt), gt(endsAt, now)),
        or(isNull(totalLimit), gt(totalLimit, used)),
      ),
    )
    .orderBy(asc(createdAt), code);
  return rows.map((row) => row.code);
}

/** Counts the uses of a coupon, in total and by one user. */
export async function countUses(
  db: Db,
  { code, used }: Pick<KeptCoupon, "code" | "used">,
  userId: string,
): Promise<CouponUses> {
  return { total: used, byUser: await countUserUses(db, code, userId) };
}

/** Stores coupons. @throws a unique violation for a code that exists already */
export async function addCoupons(tx: Tx, added: readonly NewCoupon[], now: Date): Promise<void> {
  await tx.insert(coupons).values(
    // A millisecond apart, so that they keep their order.
    added.map(({ benefit, ...coupon }, index) => ({
      ...coupon,
      ...columnsOf(benefit),
      createdAt: new Date(now.getTime() + index),
    })),
  );
}

/** Holds a coupon to the end of the transaction. */
export async function lockCoupon(tx: Tx, code: string): Promise<void> {
  await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for("update");
}

/** Changes a coupon, whose version becomes the next. */
export async function updateCoupon(
  tx: Tx,
  code: string,
  values: Partial<typeof coupons.$inferInsert>,
): Promise<void> {
  await tx
    .update(coupons)
    .set({ ...values, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.code, code));
}

/**
 * Counts one use more, and holds the coupon to the end of the transaction.
 * @returns how often a user may use it; null when it is used up
 */
export async function countOneMore(
  tx: Tx,
  code: string,
): Promise<{ readonly perUserLimit: number | null } | null> {
  const { used, totalLimit, perUserLimit } = coupons;
  const [row] = await tx
    .update(coupons)
    .set({ used: sql`${used} + 1` })
    .where(and(eq(coupons.code, code), or(isNull(totalLimit), gt(totalLimit, used))))
    .returning({ perUserLimit });
  return row ?? null;
}

export async function addUse(tx: Tx, use: typeof couponUses.$inferInsert): Promise<void> {
  await tx.insert(couponUses).values(use);
}

/** Counts the orders of a user that use a coupon. */
export function countUserUses(db: Db, code: string, userId: string): Promise<number> {
  return db.$count(couponUses, and(eq(couponUses.code, code), eq(couponUses.userId, userId)));
}

/**
 * Removes an order's use of its coupon, and lowers the coupon's count.
 * @returns the coupon's code; null when the order has no coupon
 */
export async function removeUse(tx: Tx, orderId: string): Promise<string | null> {
  const [removed] = await tx
    .delete(couponUses)
    .where(eq(couponUses.orderId, orderId))
    .returning({ code: couponUses.code });
  if (!removed) return null;
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.code, removed.code));
  return removed.code;
}

/** Adds the titles of the categories, which belong to the catalogue. */
async function asCoupons(
  db: Db,
  rows: readonly (typeof coupons.$inferSelect)[],
): Promise<KeptCoupon[]> {
  const ofCategory = rows.some(({ categoryId }) => categoryId !== null);
  const named = ofCategory ? await findCategories(db) : [];
  const titles = new Map(named.map(({ id, title }) => [id, title]));
  return rows.map(({ kind, value, ...row }) => ({
    ...row,
    categoryTitle: row.categoryId === null ? null : (titles.get(row.categoryId) ?? ""),
    benefit: benefitOf(kind, value),
  }));
}

function benefitOf(kind: CouponBenefit["kind"], value: number): CouponBenefit {
  switch (kind) {
    case "percent":
      return { kind, shareBp: value };
    case "amount":
      return { kind, amount: value };
    case "shipping":
      return { kind };
  }
}

function columnsOf(benefit: CouponBenefit) {
  switch (benefit.kind) {
    case "percent":
      return { kind: benefit.kind, value: benefit.shareBp };
    case "amount":
      return { kind: benefit.kind, value: benefit.amount };
    case "shipping":
      return { kind: benefit.kind, value: 0 };
  }
}
