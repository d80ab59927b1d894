import type { Db } from "../platform/database.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { invoicesPersonalData } from "./invoices.ts";
import { registerInvoices } from "./routes.ts";
import { type BooksDependencies, registerBooks } from "./staff-routes.ts";

export { createInvoices } from "./invoices.ts";

interface PluginDependencies extends CapabilityServices {
  /** Finds the id of the user who owns the order; null when there is no such order. */
  readonly ownerOf: (db: Db, orderId: string) => Promise<string | null>;
  readonly paymentReferencesOf: BooksDependencies["paymentReferencesOf"];
  /** Reads the shop's own details, with its GSTIN. */
  readonly signature: (db: Db) => Promise<{ readonly gstin: string }>;
}

export const invoices: Plugin<PluginDependencies> = {
  name: "invoices",
  register({ api, app: { database }, ownerOf, paymentReferencesOf, signature }) {
    registerInvoices(api, { database, ownerOf: (orderId) => ownerOf(database.db, orderId) });
    const gstin = async (db: Db) => (await signature(db)).gstin;
    registerBooks(api, { database, paymentReferencesOf, gstin });
  },
  personalData: () => invoicesPersonalData,
};
