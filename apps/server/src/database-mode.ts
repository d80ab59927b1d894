import { hasDemonstrationAccounts, hasDemonstrationFactor, hasUsers } from "./identity/index.ts";
import { hasSandboxPayments } from "./payments/index.ts";
import type { Database, Db } from "./platform/database.ts";
import { hasTable, listStamps, movedProblems, stampDatabase } from "./platform/stamps.ts";

const STAMP = "mode";

/**
 * Marks a database at its first start as the database of a demonstration or of a live shop.
 * @param sampleEmails the e-mail addresses of a demonstration's shoppers
 * @throws StartError when the database belongs to a shop of the other mode
 */
export async function stampMode(
  database: Pick<Database, "transaction">,
  demonstration: boolean,
  sampleEmails: readonly string[],
): Promise<void> {
  await stampDatabase(database, new Map([[STAMP, nameOf(demonstration)]]), (tx) =>
    modeProblems(tx, demonstration, sampleEmails),
  );
}

/**
 * Lists the reasons why a shop of this mode may not open the database, in words for the operator.
 */
export async function modeProblems(
  db: Db,
  demonstration: boolean,
  sampleEmails: readonly string[],
): Promise<string[]> {
  const stamp = (await listStamps(db)).get(STAMP);
  const traces = await tracesOf(db, sampleEmails);
  if (
    (stamp ?? (await modeByContent(db, traces)) ?? nameOf(demonstration)) !== nameOf(demonstration)
  ) {
    return [OTHER_MODE[nameOf(demonstration)]];
  }
  return demonstration ? [] : traces;
}

/**
 * Lists the reasons why a shop of this mode may not even migrate the database. They are found from
 * the database's stamps alone.
 */
export async function stampProblems(db: Db, demonstration: boolean): Promise<string[]> {
  const stamps = await listStamps(db);
  const stamp = stamps.get(STAMP) ?? nameOf(demonstration);
  const foreign = stamp === nameOf(demonstration) ? [] : [OTHER_MODE[nameOf(demonstration)]];
  return [...foreign, ...movedProblems(stamps)];
}

const nameOf = (demonstration: boolean) => (demonstration ? "demo" : "live");

const OTHER_MODE = {
  live: "This is the database of a demonstration: give the live shop one of its own by DATABASE_URL or DATA_DIR",
  demo: "This is the database of a live shop: write SHOP_MODE=live, or give the demonstration one of its own by DATABASE_URL or DATA_DIR",
} as const;

/**
 * Finds the mode of a database without a stamp, which an older version of the shop has filled; null
 * before the shop's first start.
 */
async function modeByContent(db: Db, traces: readonly string[]): Promise<"demo" | "live" | null> {
  if (traces.length > 0) return "demo";
  return (await hasTable(db, "users")) && (await hasUsers(db)) ? "live" : null;
}

/** Lists the traces of a demonstration in a database, in words for the operator. */
async function tracesOf(db: Db, sampleEmails: readonly string[]): Promise<string[]> {
  const traces: string[] = [];
  if ((await hasTable(db, "users")) && (await hasDemonstrationAccounts(db, sampleEmails))) {
    traces.push("the database has accounts of a demonstration, whose passwords everybody knows");
  }
  if ((await hasTable(db, "factors")) && (await hasDemonstrationFactor(db))) {
    traces.push("the database has the second factor of a demonstration, which everybody knows");
  }
  if ((await hasTable(db, "sandbox_orders")) && (await hasSandboxPayments(db))) {
    traces.push("the database has payments of the sandbox, which nobody has paid");
  }
  return traces;
}
