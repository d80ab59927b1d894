import { isDeepStrictEqual } from "node:util";
import type { ShopInput } from "@suvarna/contract/content/staff-schemas";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { changeProfilePart, requireProfilePart } from "./change-profile.ts";
import type { StaffContentDependencies } from "./content-desk.ts";
import { markChangedByStaff, withoutChanged } from "./edit-identity.ts";
import type { SellerConfig } from "./settings.ts";
import { type Identity, lockIdentity } from "./shop-profile.ts";

/**
 * Lists the fields of the shop's details whose values come from the server's settings, such as
 * `phone` and `grievanceOfficer.name`. Staff can't change these fields here. A part that staff have
 * changed on the page of the settings is not one of them, because the settings have no effect on it
 * any more.
 */
export async function fixedFields(db: Db, seller: SellerConfig): Promise<string[]> {
  const { grievanceOfficer, ...named } = await withoutChanged(db, seller);
  const ofOfficer = Object.keys(grievanceOfficer).map((field) => `grievanceOfficer.${field}`);
  return [...Object.keys(named), ...ofOfficer];
}

/**
 * Changes the shop's details. A field whose value comes from the server's settings keeps it. The
 * settings have no effect any more on the parts that were changed, also when they name them later.
 * @throws Refusal unavailable, changed_meanwhile
 */
export async function changeShop(
  { jobs, seller }: Pick<StaffContentDependencies, "jobs"> & { readonly seller: SellerConfig },
  act: Act,
  version: string,
  input: ShopInput,
): Promise<void> {
  const { tx } = act;
  await lockIdentity(tx);
  const { value: before } = await requireProfilePart(tx, "identity");
  const { grievanceOfficer: officer, ...named } = await withoutChanged(tx, seller);
  const fields = {
    ...input,
    ...pick(before, Object.keys(named)),
    grievanceOfficer: {
      ...input.grievanceOfficer,
      ...pick(before.grievanceOfficer, Object.keys(officer)),
    },
  };
  await changeProfilePart({ jobs }, act, { name: "identity", version }, fields);
  await markChangedByStaff(act, changedParts(before, fields));
}

/**
 * Lists the parts that differ and that the server's settings can name. They name neither the social
 * networks nor the role of the grievance officer.
 */
function changedParts(before: Identity, after: Partial<Identity>): (keyof Identity)[] {
  const named = ({ grievanceOfficer, social: _, ...rest }: Partial<Identity>) => ({
    ...rest,
    grievanceOfficer: { ...grievanceOfficer, role: "" },
  });
  const [old, next] = [named(before), named({ ...before, ...after })];
  const parts = Object.keys(next) as (keyof typeof next)[];
  return parts.filter((part) => !isDeepStrictEqual(old[part], next[part]));
}

function pick<Part extends object>(part: Part, names: readonly string[]): Partial<Part> {
  const entries = Object.entries(part).filter(([name]) => names.includes(name));
  return Object.fromEntries(entries) as Partial<Part>;
}
