import { sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import type { SellerConfig } from "./settings.ts";
import { findProfile, type Identity, lockIdentity, requireIdentity } from "./shop-profile.ts";
import { shopProfile } from "./tables.ts";

/** The parts of the shop's identity that staff change on the settings page. */
export type EditableIdentity = Omit<Identity, "social">;

/** Reads the shop's identity without its pages in social networks. @throws Refusal unavailable */
export async function requireEditable(db: Db): Promise<EditableIdentity> {
  const { social: _others, ...identity } = await requireIdentity(db);
  return identity;
}

/**
 * Locks the shop's identity until the transaction ends, and reads it, so that the second of two
 * simultaneous changes sees the first. @throws Refusal unavailable
 */
export async function lockEditable(tx: Tx): Promise<EditableIdentity> {
  await lockIdentity(tx);
  return requireEditable(tx);
}

/**
 * Stores the shop's identity, which the caller has locked.
 * @param names the parts that staff have changed; the environment's values for these parts are
 *   ignored from now on
 */
export async function storeIdentity(
  act: Act,
  identity: EditableIdentity,
  names: readonly (keyof EditableIdentity)[],
): Promise<void> {
  const { tx, record, tell } = act;
  const before = await requireIdentity(tx);
  const { social } = before;
  await putPart(act, "identity", { ...identity, social });
  await markChangedByStaff(act, names);
  // The identity is published on every page, so its values may be stored in the audit log.
  const pick = (from: EditableIdentity) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  record({
    what: "settings.identity_changed",
    subject: "identity",
    before: pick(before),
    after: pick(identity),
  });
  tell({ type: "content.changed" });
  tell({ type: "settings.changed", changeId: newId(act.at.getTime()) });
}

/**
 * Stores that staff have changed parts of the identity, which the caller has locked. The
 * environment's values for these parts are ignored from now on.
 */
export async function markChangedByStaff(
  act: Act,
  names: readonly (keyof Identity)[],
): Promise<void> {
  if (names.length === 0) return;
  const changed = await findProfile(act.tx, "changedByStaff");
  await putPart(act, "changedByStaff", [...new Set([...(changed ?? []), ...names])]);
}

/** Returns the identity from the settings, without the parts that staff have changed. */
export async function withoutChanged(db: Db, seller: SellerConfig): Promise<SellerConfig> {
  const changed: readonly string[] = (await findProfile(db, "changedByStaff")) ?? [];
  const { grievanceOfficer, ...parts } = seller;
  const unchanged = Object.entries(parts).filter(([name]) => !changed.includes(name));
  const officer = changed.includes("grievanceOfficer") ? {} : grievanceOfficer;
  return { ...Object.fromEntries(unchanged), grievanceOfficer: officer };
}

async function putPart({ tx, at: changedAt }: Act, name: string, value: unknown): Promise<void> {
  const version = sql`${shopProfile.version} + 1`;
  await tx
    .insert(shopProfile)
    .values({ name, value, changedAt })
    .onConflictDoUpdate({ target: shopProfile.name, set: { value, version, changedAt } });
}
