import type { Paise } from "@suvarna/domain/money";
import type { DifferenceState } from "@suvarna/domain/payment";
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import type { TimeCursor } from "../platform/time-cursor.ts";
import type { GatewayName, SettlementEntry } from "./gateway.ts";
import { settlementDays, settlementDifferences, settlementEntries } from "./settlement-tables.ts";
import { paymentCaptures, paymentRefunds } from "./tables.ts";

export type Difference = typeof settlementDifferences.$inferSelect;

/** The rows of one insert statement; PostgreSQL takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 500;

/**
 * Stores the entries of a day's settlement, each once. An entry that is already stored is replaced.
 */
export async function putEntries(
  tx: Tx,
  { gateway, day }: { gateway: GatewayName; day: string },
  entries: readonly SettlementEntry[],
): Promise<void> {
  const { kind, reference } = settlementEntries;
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
    const rows = entries
      .slice(from, from + ROWS_AT_ONCE)
      .map((entry) => ({ ...entry, gateway, day }));
    await tx
      .insert(settlementEntries)
      .values(rows)
      .onConflictDoUpdate({
        target: [settlementEntries.gateway, kind, reference],
        set: {
          amount: sql`excluded.amount`,
          fee: sql`excluded.fee`,
          tax: sql`excluded.tax`,
          settlementId: sql`excluded.settlement_id`,
          utr: sql`excluded.utr`,
        },
      });
  }
}

/** Records that a day's settlement was compared. */
export async function putDay(tx: Tx, row: typeof settlementDays.$inferInsert): Promise<void> {
  const { entries, comparedAt } = row;
  await tx
    .insert(settlementDays)
    .values(row)
    .onConflictDoUpdate({
      target: [settlementDays.gateway, settlementDays.day],
      set: { entries, comparedAt },
    });
}

/** Lists the compared days of a gateway, the oldest first. */
export async function listComparedDays(db: Db, gateway: GatewayName): Promise<string[]> {
  const { day } = settlementDays;
  const rows = await db
    .select({ day })
    .from(settlementDays)
    .where(eq(settlementDays.gateway, gateway))
    .orderBy(asc(day));
  return rows.map((row) => row.day);
}

/**
 * Reads the amounts in the shop's records by the gateway's ids: of captured payments, or of
 * refunds. A refund that staff settled by hand has no amount at the gateway, so a settlement that has
 * it differs.
 */
export async function amountsInBook(
  tx: Tx,
  { gateway, kind }: { gateway: GatewayName; kind: "payment" | "refund" },
  references: readonly string[],
): Promise<ReadonlyMap<string, Paise>> {
  const amounts = new Map<string, Paise>();
  for (let from = 0; from < references.length; from += ROWS_AT_ONCE) {
    const some = references.slice(from, from + ROWS_AT_ONCE);
    const rows = await (kind === "payment"
      ? tx
          .select({ reference: paymentCaptures.paymentReference, amount: paymentCaptures.amount })
          .from(paymentCaptures)
          .where(
            and(
              eq(paymentCaptures.gateway, gateway),
              inArray(paymentCaptures.paymentReference, some),
            ),
          )
      : tx
          .select({ reference: paymentRefunds.gatewayReference, amount: paymentRefunds.amount })
          .from(paymentRefunds)
          .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
          .where(
            and(
              eq(paymentCaptures.gateway, gateway),
              ne(paymentRefunds.way, "hand"),
              inArray(paymentRefunds.gatewayReference, some),
            ),
          ));
    for (const { reference, amount } of rows) if (reference) amounts.set(reference, amount);
  }
  return amounts;
}

/**
 * Stores differences. Of several with the same entry, the last one counts, because one statement
 * can't store a row twice. A difference that staff have explained stays explained until its amounts
 * change.
 */
export async function putDifferences(
  tx: Tx,
  differences: readonly Omit<Difference, "state" | "note" | "explainedBy">[],
): Promise<void> {
  const { gateway, entryKind, reference, kind, ours, theirs, state } = settlementDifferences;
  const fresh = { state: "open", note: null, explainedBy: null } as const;
  const byEntry = new Map(
    differences.map((row) => [`${row.gateway} ${row.entryKind} ${row.reference}`, row]),
  );
  const each = [...byEntry.values()];
  for (let from = 0; from < each.length; from += ROWS_AT_ONCE) {
    const rows = each.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, ...fresh }));
    await tx
      .insert(settlementDifferences)
      .values(rows)
      .onConflictDoUpdate({
        target: [gateway, entryKind, reference],
        set: {
          kind: sql`excluded.kind`,
          ours: sql`excluded.ours`,
          theirs: sql`excluded.theirs`,
          foundAt: sql`excluded.found_at`,
          ...fresh,
        },
        setWhere: sql`(${kind}, ${ours}, ${theirs}) is distinct from (excluded.kind, excluded.ours, excluded.theirs) or ${state} = 'matched'`,
      });
  }
}

/** Closes the differences that a later settlement has resolved. */
export async function matchDifferences(
  tx: Tx,
  gateway: GatewayName,
  { kind, references }: { kind: "payment" | "refund"; references: readonly string[] },
): Promise<void> {
  for (let from = 0; from < references.length; from += ROWS_AT_ONCE) {
    await tx
      .update(settlementDifferences)
      .set({ state: "matched" })
      .where(
        and(
          eq(settlementDifferences.gateway, gateway),
          eq(settlementDifferences.entryKind, kind),
          eq(settlementDifferences.state, "open"),
          inArray(settlementDifferences.reference, references.slice(from, from + ROWS_AT_ONCE)),
        ),
      );
  }
}

/**
 * Lists the differences in a state, the newest first.
 * @param after the difference after which the list begins; null for the first page
 */
export function listDifferences(
  db: Db,
  state: DifferenceState,
  { after, limit }: { readonly after: TimeCursor | null; readonly limit: number },
): Promise<Difference[]> {
  const { foundAt, id } = settlementDifferences;
  const isAfter =
    after && sql`(${foundAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(settlementDifferences)
    .where(and(eq(settlementDifferences.state, state), isAfter ?? undefined))
    .orderBy(desc(settlementDifferences.foundAt), desc(settlementDifferences.id))
    .limit(limit);
}

export function countOpen(db: Db, gateway: GatewayName): Promise<number> {
  const { state } = settlementDifferences;
  return db.$count(
    settlementDifferences,
    and(eq(settlementDifferences.gateway, gateway), eq(state, "open")),
  );
}

/** The gateway and the day of a settlement, which together are unique. */
export interface DayOfGateway {
  readonly gateway: string;
  readonly day: string;
}

/**
 * Lists the compared days, newest first, with their sums in paise.
 * @param after the gateway and day after which the list begins; null for the first page
 */
export async function listDays(
  db: Db,
  { after, limit }: { readonly after: DayOfGateway | null; readonly limit: number },
) {
  const isAfter =
    after &&
    or(
      lt(settlementDays.day, after.day),
      and(eq(settlementDays.day, after.day), gt(settlementDays.gateway, after.gateway)),
    );
  // The days of the page are chosen first, so that only their entries are summed.
  const page = db
    .select()
    .from(settlementDays)
    .where(isAfter ?? undefined)
    .orderBy(desc(settlementDays.day), asc(settlementDays.gateway))
    .limit(limit)
    .as("page");
  const { gateway, day, entries, comparedAt } = page;
  const sum = (what: unknown, kind?: string) =>
    sql<string>`coalesce(sum(${what}) filter (where ${kind ? sql`${settlementEntries.kind} = ${kind}` : sql`true`}), 0)`;
  return db
    .select({
      gateway,
      day,
      entries,
      comparedAt,
      payments: sum(settlementEntries.amount, "payment").mapWith(Number),
      refunds: sum(settlementEntries.amount, "refund").mapWith(Number),
      fees: sum(settlementEntries.fee).mapWith(Number),
      taxOnFees: sum(settlementEntries.tax).mapWith(Number),
    })
    .from(page)
    .leftJoin(
      settlementEntries,
      and(eq(settlementEntries.gateway, gateway), eq(settlementEntries.day, day)),
    )
    .groupBy(gateway, day, entries, comparedAt)
    .orderBy(desc(day), asc(gateway));
}

export async function findDifference(tx: Tx, id: string): Promise<Difference | null> {
  const [found] = await tx
    .select()
    .from(settlementDifferences)
    .where(eq(settlementDifferences.id, id));
  return found ?? null;
}

/**
 * Staff explain a difference. @returns false when it is not open, or has changed since it was read
 */
export async function explain(
  tx: Tx,
  { id, foundAt }: Pick<Difference, "id" | "foundAt">,
  { note, explainedBy }: { note: string; explainedBy: string },
): Promise<boolean> {
  const { state } = settlementDifferences;
  const done = await tx
    .update(settlementDifferences)
    .set({ state: "explained", note, explainedBy })
    .where(
      and(
        eq(settlementDifferences.id, id),
        eq(settlementDifferences.foundAt, foundAt),
        eq(state, "open"),
        isNull(settlementDifferences.explainedBy),
      ),
    )
    .returning({ id: settlementDifferences.id });
  return done.length > 0;
}
