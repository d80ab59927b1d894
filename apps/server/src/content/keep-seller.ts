import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type App, act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { SAMPLE_GSTIN, type SellerConfig } from "./settings.ts";
import { findProfile } from "./shop-profile.ts";
import { shopProfile } from "./tables.ts";

/**
 * Makes the shop's identity that of the settings, where they name one. It is done at every start, so
 * that a changed setting takes effect; what staff have changed stays. The example shop's pages in social networks, its company
 * number and its hallmark licence go with its GSTIN.
 */
export async function keepSeller(app: App, configured: SellerConfig): Promise<void> {
  const before = await findProfile(app.database.db, "identity");
  if (!before) return;
  const seller = await withoutChanged(app.database.db, configured);
  const { cin, hallmarkLicence, ...rest } = before;
  const isSample = before.gstin === SAMPLE_GSTIN && (seller.gstin ?? SAMPLE_GSTIN) !== SAMPLE_GSTIN;
  const identity = {
    ...(isSample ? { ...rest, social: [] } : before),
    ...seller,
    grievanceOfficer: { ...before.grievanceOfficer, ...seller.grievanceOfficer },
  };
  if (isDeepStrictEqual(identity, before)) return;
  await act(app, { kind: "system", name: "settings" }, async ({ tx, tell }) => {
    await tx.update(shopProfile).set({ value: identity }).where(eq(shopProfile.name, "identity"));
    tell({ type: "content.changed" });
  });
}

/** The identity of the settings without the parts that staff have changed since. */
async function withoutChanged(db: Db, seller: SellerConfig): Promise<SellerConfig> {
  const changed: readonly string[] = (await findProfile(db, "changedByStaff")) ?? [];
  const { grievanceOfficer, ...parts } = seller;
  const kept = Object.entries(parts).filter(([name]) => !changed.includes(name));
  const officer = changed.includes("grievanceOfficer") ? {} : grievanceOfficer;
  return { ...Object.fromEntries(kept), grievanceOfficer: officer };
}
