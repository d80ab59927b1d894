import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type App, act } from "../platform/act.ts";
import { SAMPLE_GSTIN, type SellerConfig } from "./settings.ts";
import { findProfile } from "./shop-profile.ts";
import { shopProfile } from "./tables.ts";

/**
 * Makes the shop's identity that of the settings, where they name one. It is done at every start, so
 * that a changed setting takes effect. The example shop's pages in social networks and its company
 * number go with its GSTIN.
 */
export async function keepSeller(app: App, seller: SellerConfig): Promise<void> {
  const before = await findProfile(app.database.db, "identity");
  if (!before) return;
  const { cin, ...rest } = before;
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
