import { sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { findProfile, type Identity, requireIdentity } from "./shop-profile.ts";
import { shopProfile } from "./tables.ts";

/** The parts of the shop's identity that staff change on the settings page. */
export type EditableIdentity = Omit<Identity, "social">;

/** Reads the shop's identity without its pages in social networks. @throws Refusal unavailable */
export async function requireEditable(db: Db): Promise<EditableIdentity> {
  const { social: _others, ...identity } = await requireIdentity(db);
  return identity;
}

/**
 * Stores the shop's identity.
 * @param names the parts that staff have changed; the environment's values for these parts are
 *   ignored from now on
 */
export async function storeIdentity(
  act: Act,
  identity: EditableIdentity,
  names: readonly (keyof EditableIdentity)[],
): Promise<void> {
  const { tx, record, tell } = act;
  const { social } = await requireIdentity(tx);
  const changed = await findProfile(tx, "changedByStaff");
  await putPart(act, "identity", { ...identity, social });
  await putPart(act, "changedByStaff", [...new Set([...(changed ?? []), ...names])]);
  // The identity is published on every page, so its values may be stored in the audit log.
  const after = Object.fromEntries(names.map((name) => [name, identity[name] ?? null]));
  record({ what: "settings.identity_changed", subject: "identity", after });
  tell({ type: "content.changed" });
  tell({ type: "settings.changed", changeId: newId(act.at.getTime()) });
}

async function putPart({ tx, at: changedAt }: Act, name: string, value: unknown): Promise<void> {
  const version = sql`${shopProfile.version} + 1`;
  await tx
    .insert(shopProfile)
    .values({ name, value, changedAt })
    .onConflictDoUpdate({ target: shopProfile.name, set: { value, version, changedAt } });
}
