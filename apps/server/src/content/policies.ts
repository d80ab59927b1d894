import { POLICY_NAMES, type PolicyName } from "@suvarna/contract/content/constants";
import { eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import type { Translations } from "../platform/translations.ts";
import { emitContentChanged, refuseStale, type StaffContentDependencies } from "./content-desk.ts";
import { policies } from "./tables.ts";
import { storeVersion } from "./versions.ts";

/**
 * A policy with its text as Markdown. The text is null while the shop uses the default text of the
 * software.
 */
export interface StoredPolicy {
  readonly name: PolicyName;
  readonly text: string | null;
  readonly version: number;
  readonly changedAt: Date | null;
  readonly translations: Translations;
}

/** Returns every policy of the shop, in the order of the policies' pages. */
export async function readPolicies(db: Db): Promise<StoredPolicy[]> {
  const rows = await db.select().from(policies);
  const byName = new Map(rows.map((row) => [row.name, row]));
  return POLICY_NAMES.map((name) => byName.get(name) ?? untouched(name));
}

export async function findPolicy(db: Db, name: PolicyName): Promise<StoredPolicy> {
  const [row] = await db.select().from(policies).where(eq(policies.name, name));
  return row ?? untouched(name);
}

/**
 * Changes the text of a policy. The new text is in force at once.
 * @param text null to return to the default text of the software
 * @throws Refusal changed_meanwhile
 */
export async function changePolicy(
  desk: Pick<StaffContentDependencies, "jobs">,
  act: Act,
  { name, version }: { readonly name: PolicyName; readonly version: string },
  text: string | null,
): Promise<void> {
  const { tx, at: changedAt } = act;
  // A row must exist before it can be locked, so the row is inserted first. Then two changes of a
  // policy at the same time wait for each other.
  const first = { name, text: null, version: 0, changedAt };
  await tx.insert(policies).values(first).onConflictDoNothing();
  await tx.select().from(policies).where(eq(policies.name, name)).for("update");
  const before = await findPolicy(tx, name);
  refuseStale(version, before.version);
  const changed = { text, version: before.version + 1, changedAt };
  await tx.update(policies).set(changed).where(eq(policies.name, name));
  const texts = { before: before.version === 0 ? null : { text: before.text }, after: { text } };
  await storeVersion(act, { kind: "policy", subject: name }, texts);
  await emitContentChanged(desk, act);
  act.record({
    what: "policy.changed",
    subject: name,
    before: { own: before.text !== null, version: before.version },
    after: { own: text !== null, version: changed.version },
  });
}

function untouched(name: PolicyName): StoredPolicy {
  return { name, text: null, version: 0, changedAt: null, translations: {} };
}
