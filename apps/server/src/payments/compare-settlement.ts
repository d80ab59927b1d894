import { type Act, type App, act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import type { GatewayName, SettlementEntry } from "./gateway.ts";
import * as queries from "./settlement-queries.ts";

const DAY_MS = 24 * 3_600_000;

/** The parts that comparing settlements needs. */
export interface ComparingParts {
  readonly app: App;
  readonly dueMs: number;
}

/** A settlement as its gateway has it. */
export interface FetchedSettlement {
  readonly gateway: GatewayName;
  /** In India: `2026-11-21`. */
  readonly day: string;
  readonly entries: readonly SettlementEntry[];
}

/**
 * Keeps a day's settlement of a gateway with its fees, and compares each payment and refund of it with
 * the book, to the paisa. Money of the book that should have been settled by now is a difference too.
 */
export function compareSettlement(
  { app, dueMs }: ComparingParts,
  { gateway, day, entries }: FetchedSettlement,
): Promise<void> {
  return act(app, { kind: "job", name: "settlements" }, async (act) => {
    const { tx, at } = act;
    await queries.putEntries(tx, { gateway, day }, entries);
    await queries.putDay(tx, { gateway, day, entries: entries.length, comparedAt: at });
    await compareEntries(act, gateway, { kind: "payment", entries });
    await compareEntries(act, gateway, { kind: "refund", entries });
    const span = await queries.comparedSpan(tx, gateway);
    if (!span) return;
    const from = startOf(span.first);
    const before = new Date(Math.min(at.getTime() - dueMs, startOf(span.last).getTime() + DAY_MS));
    for (const { kind: entryKind, reference, amount: ours } of await queries.notSettled(
      tx,
      gateway,
      { from, before },
    )) {
      const found = { gateway, entryKind, reference, ours, theirs: null } as const;
      await note(act, { ...found, kind: "missing_there" });
    }
  });
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
  for (const { reference, amount: theirs } of own) {
    const ours = book.get(reference) ?? null;
    if (ours === theirs) matched.push(reference);
    else {
      const found = { gateway, entryKind: kind, reference, ours, theirs };
      await note(act, { ...found, kind: ours === null ? "missing_here" : "other_amount" });
    }
  }
  await queries.matchDifferences(act.tx, gateway, { kind, references: matched });
}

function note(
  { tx, at }: Act,
  found: Omit<queries.Difference, "id" | "state" | "note" | "explainedBy" | "foundAt">,
): Promise<void> {
  return queries.putDifference(tx, { ...found, id: newId(at.getTime()), foundAt: at });
}

/** The moment at which a day begins in India. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

const DAY_IN_INDIA = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day of a moment in India: `2026-11-21`. */
export function indianDay(at: Date): string {
  return DAY_IN_INDIA.format(at);
}

/** The most days of a gateway that are caught up with at once. */
const DAYS_AT_ONCE = 31;

/** The days that are to be compared: those after the last one, up to yesterday. */
export function daysToCompare(last: string | null, now: Date): string[] {
  const yesterday = indianDay(new Date(now.getTime() - DAY_MS));
  const days: string[] = [];
  for (let back = 0; back < DAYS_AT_ONCE; back++) {
    const day = indianDay(new Date(startOf(yesterday).getTime() - back * DAY_MS));
    if (last !== null && day <= last) break;
    days.unshift(day);
    if (last === null) break;
  }
  return days;
}
