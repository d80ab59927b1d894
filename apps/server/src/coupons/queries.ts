import type { Coupon, CouponBenefit, CouponUses } from "@suvarna/domain/coupon";
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { findCategories } from "../catalogue/index.ts";
import type { Db, Tx } from "../platform/database.ts";
import { coupons, couponUses } from "./tables.ts";

/** A stored coupon, with the number of orders that use it. */
export interface StoredCoupon extends Coupon {
  /**
   * The title of the coupon's category; null for a coupon for the whole cart; empty when the
   * category does not exist any more.
   */
  readonly categoryTitle: string | null;
  readonly announced: boolean;
  readonly used: number;
  readonly version: number;
}

/** A coupon to be stored. */
export type NewCoupon = Omit<Coupon, "disabled"> & { readonly announced: boolean };

/** Finds a coupon by its code; null when there is none. */
export async function findCoupon(db: Db, code: string): Promise<StoredCoupon | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  const [coupon] = row ? await asCoupons(db, [row]) : [];
  return coupon ?? null;
}

/** Lists all coupons, newest first. */
export async function findCoupons(db: Db): Promise<StoredCoupon[]> {
  const rows = await db.select().from(coupons).orderBy(desc(coupons.createdAt), coupons.code);
  return asCoupons(db, rows);
}

/** Lists the announced coupons that can be used at a time, oldest first. */
export async function findAnnouncedCoupons(db: Db, now: Date): Promise<StoredCoupon[]> {
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
  { code, used }: Pick<StoredCoupon, "code" | "used">,
  userId: string,
): Promise<CouponUses> {
  return { total: used, byUser: await countUserUses(db, code, userId) };
}

/** Stores coupons. @throws a unique violation when a coupon with the same code exists */
export async function addCoupons(tx: Tx, added: readonly NewCoupon[], now: Date): Promise<void> {
  await tx.insert(coupons).values(
    // The times of creation differ by a millisecond, so that the coupons keep their sequence.
    added.map(({ benefit, ...coupon }, index) => ({
      ...coupon,
      ...columnsOf(benefit),
      createdAt: new Date(now.getTime() + index),
    })),
  );
}

/** Locks a coupon until the transaction ends. */
export async function lockCoupon(tx: Tx, code: string): Promise<void> {
  await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for("update");
}

/** Changes a coupon, and increments its version. */
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
 * Counts one more use of a coupon, and locks the coupon until the transaction ends.
 * @returns how many times a user may use the coupon; null when it is used up
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
 * Counts the orders with a coupon that count for one person, and those that count for one place. An
 * order that has given the coupon back does not count.
 */
export async function countUsesOf(
  tx: Tx,
  code: string,
  {
    userId,
    ofPerson,
    ofPlace,
  }: {
    readonly userId: string;
    readonly ofPerson: readonly string[];
    readonly ofPlace: readonly string[];
  },
): Promise<[byPerson: number, atPlace: number]> {
  const { orderId } = couponUses;
  const isOfPerson = or(eq(couponUses.userId, userId), inArray(orderId, [...ofPerson]));
  const isAtPlace = inArray(orderId, [...ofPlace]);
  const count = (condition: SQL | undefined) =>
    tx.$count(couponUses, and(eq(couponUses.code, code), condition));
  return [await count(isOfPerson), await count(isAtPlace)];
}

/**
 * Deletes an order's use of its coupon, and decrements the coupon's count.
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

/** Adds the titles of the categories, which the catalogue stores. */
async function asCoupons(
  db: Db,
  rows: readonly (typeof coupons.$inferSelect)[],
): Promise<StoredCoupon[]> {
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
