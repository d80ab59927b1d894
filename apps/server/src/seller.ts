import { INDIAN_STATES } from "@suvarna/domain/indian-states";
import { requireIdentity } from "./content/index.ts";
import type { Seller } from "./invoices/index.ts";
import type { Db } from "./platform/database.ts";

/** Returns the seller for invoices, with the state in which the shop is registered for GST. */
export async function findSeller(db: Db): Promise<Seller> {
  const { legalName, address, gstin, cin, phone, email } = await requireIdentity(db);
  const stateCode = gstin.slice(0, 2);
  const state = INDIAN_STATES.find(({ code }) => code === stateCode)?.name ?? "";
  const seller = { name: legalName, address: [address], state, stateCode, gstin, phone, email };
  return cin ? { ...seller, cin } : seller;
}
