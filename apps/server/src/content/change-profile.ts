import { eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import {
  auditedChange,
  emitContentChanged,
  refuseStale,
  type StaffContentDependencies,
} from "./content-desk.ts";
import type { Profile } from "./shop-profile.ts";
import { shopProfile } from "./tables.ts";
import { storeVersion } from "./versions.ts";

/** A part of the shop's profile, with its version and the time of its last change by staff. */
export interface ProfilePart<Name extends keyof typeof KINDS> {
  readonly value: Profile[Name];
  readonly version: number;
  readonly changedAt: Date | null;
}

/** Reads a part of the shop's profile. @throws Refusal unavailable before the part was stored */
export async function requireProfilePart<Name extends keyof typeof KINDS>(
  db: Db,
  name: Name,
): Promise<ProfilePart<Name>> {
  const [row] = await db.select().from(shopProfile).where(eq(shopProfile.name, name));
  if (!row) throw new Refusal("unavailable");
  return { ...row, value: row.value as Profile[Name] };
}

/** The kind under which the versions of each part of the profile are stored. */
const KINDS = { about: "about", identity: "shop" } as const;

/**
 * Changes a part of the shop's profile. Fields that are not given keep their values.
 * @throws Refusal unavailable, changed_meanwhile
 */
export async function changeProfilePart<Name extends keyof typeof KINDS>(
  desk: Pick<StaffContentDependencies, "jobs">,
  act: Act,
  { name, version }: { readonly name: Name; readonly version: string },
  fields: Partial<Profile[Name]>,
): Promise<void> {
  const { tx, at } = act;
  await tx.select().from(shopProfile).where(eq(shopProfile.name, name)).for("update");
  const { value: before, version: current } = await requireProfilePart(tx, name);
  refuseStale(version, current);
  const after = { ...before, ...fields };
  await tx
    .update(shopProfile)
    .set({ value: after, version: current + 1, changedAt: at })
    .where(eq(shopProfile.name, name));
  await storeVersion(act, { kind: KINDS[name] }, { before, after });
  await emitContentChanged(desk, act);
  const all = Object.keys(after);
  const change = auditedChange({ ...before }, { ...after }, all);
  act.record({ what: `${KINDS[name]}.changed`, subject: null, ...change });
}
