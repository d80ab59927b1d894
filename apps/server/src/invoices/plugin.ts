import type { Db } from "../platform/database.ts";
import type { Ground, Plugin } from "../platform/plugin.ts";
import { invoicesHolding } from "./invoices.ts";
import { registerInvoices } from "./routes.ts";

export type { Seller } from "./content.ts";
export { createInvoices } from "./invoices.ts";

interface Needs extends Ground {
  /** The id of the user who owns the order; null when there is no such order. */
  readonly ownerOf: (db: Db, orderId: string) => Promise<string | null>;
}

export const invoices: Plugin<Needs> = {
  name: "invoices",
  register({ api, app: { database }, ownerOf }) {
    registerInvoices(api, { database, ownerOf: (orderId) => ownerOf(database.db, orderId) });
  },
  personalData: () => invoicesHolding,
};
