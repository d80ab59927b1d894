import { endOfIndianDay, startOfIndianDay } from "@suvarna/domain/indian-day";
import { type Act, type App, act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { spanAfterLastGap } from "./compared-days.ts";
import type { GatewayName, SettlementEntry } from "./gateway.ts";
import * as queries from "./settlement-queries.ts";
import { listUnsettled, markSettled } from "./unsettled-money.ts";

/** The dependencies of comparing settlements. */
export interface CompareSettlementDependencies {
  readonly app: App;
  readonly dueMs: number;
}

/** A gateway's settlement of one day, as the gateway reports it. */
export interface FetchedSettlement {
  readonly gateway: GatewayName;
  /** The day in India, such as `2026-11-21`. */
  readonly day: string;
  readonly entries: readonly SettlementEntry[];
}

/**
 * Stores a day's settlement of a gateway with its fees, and compares each of its payments and
 * refunds with the shop's records, to the paisa. A payment or refund of the shop that is in no
 * settlement is a difference too, once all days in which the gateway had to settle it were compared.
 */
export function compareSettlement(
  { app, dueMs }: CompareSettlementDependencies,
  { gateway, day, entries: fetched }: FetchedSettlement,
): Promise<void> {
  const entries = withoutRepeats(fetched);
  return act(app, { kind: "job", name: "settlements" }, async (act) => {
    const { tx, at } = act;
    await queries.putEntries(tx, { gateway, day }, entries);
    await queries.putDay(tx, { gateway, day, entries: fetched.length, comparedAt: at });
    await compareEntries(act, gateway, { kind: "payment", entries });
    await compareEntries(act, gateway, { kind: "refund", entries });
    const span = spanAfterLastGap(await queries.listComparedDays(tx, gateway));
    if (!span) return;
    // Money before the last gap may be in the settlement of a missed day.
    const from = startOfIndianDay(span.first);
    const before = new Date(endOfIndianDay(span.last).getTime() - dueMs);
    await markSettled(tx, gateway, from);
    const missing = await listUnsettled(tx, gateway, { from, before });
    await putDifferences(
      act,
      gateway,
      missing.map(({ kind: entryKind, reference, amount: ours }) => {
        return { kind: "missing_there", entryKind, reference, ours, theirs: null };
      }),
    );
  });
}

/**
 * Keeps each entry once. A gateway whose list grows while it is read may send an entry twice; the
 * later one counts.
 */
function withoutRepeats(entries: readonly SettlementEntry[]): readonly SettlementEntry[] {
  const byReference = entries.map((entry) => [`${entry.kind} ${entry.reference}`, entry] as const);
  return [...new Map(byReference).values()];
}

async function compareEntries(
  act: Act,
  gateway: GatewayName,
  { kind, entries }: { kind: "payment" | "refund"; entries: readonly SettlementEntry[] },
): Promise<void> {
  const own = entries.filter((entry) => entry.kind === kind);
  const references = own.map(({ reference }) => reference);
  const book = await queries.amountsInBook(act.tx, { gateway, kind }, references);
  const matched: string[] = [];
  const differences: FoundDifference[] = [];
  for (const { reference, amount: theirs } of own) {
    const ours = book.get(reference) ?? null;
    const difference = { entryKind: kind, reference, ours, theirs } as const;
    if (ours === theirs) matched.push(reference);
    else if (ours === null) differences.push({ ...difference, kind: "missing_here" });
    else differences.push({ ...difference, kind: "other_amount" });
  }
  await putDifferences(act, gateway, differences);
  await queries.matchDifferences(act.tx, gateway, { kind, references: matched });
}

type FoundDifference = Pick<
  queries.Difference,
  "kind" | "entryKind" | "reference" | "ours" | "theirs"
>;

function putDifferences(
  { tx, at }: Act,
  gateway: GatewayName,
  differences: readonly FoundDifference[],
): Promise<void> {
  const rows = differences.map((found) => {
    return { ...found, gateway, id: newId(at.getTime()), foundAt: at };
  });
  return queries.putDifferences(tx, rows);
}
