import type { Figures } from "@suvarna/contract/figures/staff-schemas";
import { comparedPeriods, type FigurePeriod } from "@suvarna/domain/figures";
import { indianDay } from "@suvarna/domain/indian-day";
import type { Paise } from "@suvarna/domain/money";
import { may, type Permission, type StaffRole } from "@suvarna/domain/staff/permission";
import { findScarce } from "../catalogue/index.ts";
import {
  bestSellers,
  cashWithCouriers,
  findOpenWork,
  findOwedByHand,
  type OpenWork,
  piecesSold,
} from "../orders/index.ts";
import { findRefundsToSend, findUnsettled, type RefundsToSend } from "../payments/index.ts";
import type { Db } from "../platform/database.ts";
import { findQuarantine } from "../rates/index.ts";
import { findApprovalFigures } from "../staff/index.ts";
import { findTicketFigures } from "../support/index.ts";
import { readSales } from "./read-sales.ts";

const DAY_MS = 24 * 3_600_000;
/** The most rows in each list of the page. */
const ROWS = 5;
const SOLD_DAYS = 28;

/** The settings on which the figures depend. */
export interface FigureRules {
  /** The number of pieces of a product up to which its stock counts as low. */
  readonly lowStock: number;
  /** The time in milliseconds after which a new member of staff may decide about requests. */
  readonly newcomerMs: number;
}

/** The member of staff who reads the figures, and the period that they cover. */
export interface FigureQuery {
  readonly userId: string;
  readonly role: StaffRole | null;
  readonly period: FigurePeriod;
  /** A day of the period in India. */
  readonly day: string;
  readonly now: Date;
}

/** Reads the figures of the shop. Each part is read only for a role that may see its data. */
export async function readFigures(
  db: Db,
  rules: FigureRules,
  { userId, role, period, day, now }: FigureQuery,
): Promise<Figures> {
  const periods = comparedPeriods(period, day, now);
  const ifMay = <T>(permission: Permission, read: () => Promise<T>): Promise<T | null> =>
    may(role, permission) ? read() : Promise.resolve(null);
  const [work, readings, tickets, approvals, refunds, stock, sales, best, money] =
    await Promise.all([
      ifMay("orders.read", () => findOpenWork(db, now, ROWS)),
      ifMay("rates.read", () => findQuarantine(db)),
      ifMay("tickets.read", () => findTicketFigures(db, now, ROWS)),
      ifMay("approvals.read", () =>
        findApprovalFigures(db, userId, { now, newcomerMs: rules.newcomerMs }),
      ),
      ifMay("orders.read", () => findRefundsToSend(db, findOwedByHand)),
      readStock(db, rules, now),
      ifMay("orders.read", () => readSales(db, period, periods, now)),
      ifMay("orders.read", () => bestSellers(db, periods.now, ROWS)),
      ifMay("orders.read", () => readMoney(db, now)),
    ]);
  return {
    asOf: now.toISOString(),
    period,
    from: periods.now.from.toISOString(),
    until: periods.now.until.toISOString(),
    waiting: {
      dispatch: work && { count: work.count, late: work.late, dueToday: work.dueToday },
      readings: readings && {
        count: readings.count,
        newest: readings.newest && { ...readings.newest, readAt: iso(readings.newest.readAt) },
      },
      tickets: tickets && { open: tickets.open, late: tickets.late, dueToday: tickets.dueToday },
      approvals: approvals && {
        ...approvals,
        nextExpiresAt: approvals.nextExpiresAt && iso(approvals.nextExpiresAt),
      },
      refunds: refunds && { ...refunds, oldestAt: refunds.oldestAt && iso(refunds.oldestAt) },
      stock: { low: stock.low, soldOut: stock.soldOut, atMost: rules.lowStock },
    },
    sales: sales?.figures ?? null,
    next: work?.next.map(serializeOrder) ?? null,
    money: money && refunds && serializeMoney(money, refunds),
    bestSellers: best,
    scarce: stock.first,
    lateTickets: tickets?.latest.map((row) => ({ ...row, dueAt: iso(row.dueAt) })) ?? null,
    funnel: sales && { steps: sales.steps },
  };
}

/** Reads the figures of the stock. The catalogue is public, so every role sees them. */
async function readStock(db: Db, { lowStock }: FigureRules, now: Date) {
  const { first, ...counts } = await findScarce(db, { atMost: lowStock, limit: ROWS });
  const span = { from: new Date(now.getTime() - SOLD_DAYS * DAY_MS), until: now };
  const ids = first.map(({ productId }) => productId);
  const sold = await piecesSold(db, ids, span);
  return {
    ...counts,
    first: first.map((product) => ({
      ...product,
      soldIn28Days: sold.get(product.productId) ?? 0,
    })),
  };
}

async function readMoney(db: Db, now: Date) {
  return { unsettled: await findUnsettled(db, now), cash: await cashWithCouriers(db) };
}

function serializeMoney(
  { unsettled, cash }: Awaited<ReturnType<typeof readMoney>>,
  { amount, orders, stuck }: RefundsToSend,
): Figures["money"] {
  const coming = unsettled.reduce((sum: Paise, each) => sum + each.amount, cash.amount);
  return {
    unsettled: unsettled.map((row) => ({ ...row, oldestAt: iso(row.oldestAt) })),
    cash,
    toRefund: { amount, orders, stuck },
    total: coming - amount,
  };
}

function serializeOrder({ id, dispatchBy, pieces, ...order }: OpenWork["next"][number]) {
  return { _id: id, ...order, dispatchBy: dispatchBy && iso(dispatchBy), pieces: [...pieces] };
}

function iso(date: Date): string {
  return date.toISOString();
}

/** The current day in India, on which staff read the figures. */
export function dayOf(at: string | undefined, now: Date): string {
  return at ?? indianDay(now);
}
