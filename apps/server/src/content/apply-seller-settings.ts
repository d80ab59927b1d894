import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type App, act } from "../platform/act.ts";
import { withoutChanged } from "./edit-identity.ts";
import { SAMPLE_GSTIN, type SellerConfig } from "./settings.ts";
import { findProfile, lockIdentity } from "./shop-profile.ts";
import { shopProfile } from "./tables.ts";

/**
 * Copies the parts of the shop's identity that the settings name into the database. The server does
 * so at every start, so that a changed setting takes effect; parts that staff have changed stay.
 * When the example shop's GSTIN is replaced, its pages in social networks, its company number and
 * its hallmark licence are removed too.
 */
export async function applySellerSettings(app: App, configured: SellerConfig): Promise<void> {
  await act(app, { kind: "system", name: "settings" }, async ({ tx, tell }) => {
    // Staff of another process may be changing the identity while this process starts.
    await lockIdentity(tx);
    const before = await findProfile(tx, "identity");
    if (!before) return;
    const seller = await withoutChanged(tx, configured);
    const { cin, hallmarkLicence, ...rest } = before;
    const isSample =
      before.gstin === SAMPLE_GSTIN && (seller.gstin ?? SAMPLE_GSTIN) !== SAMPLE_GSTIN;
    const identity = {
      ...(isSample ? { ...rest, social: [] } : before),
      ...seller,
      grievanceOfficer: { ...before.grievanceOfficer, ...seller.grievanceOfficer },
    };
    if (isDeepStrictEqual(identity, before)) return;
    await tx.update(shopProfile).set({ value: identity }).where(eq(shopProfile.name, "identity"));
    tell({ type: "content.changed" });
  });
}
