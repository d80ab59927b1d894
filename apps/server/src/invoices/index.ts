export type { Sale, Seller } from "./content.ts";
export { createInvoices, type Invoices, type PaperNumbers } from "./invoices.ts";
export { registerInvoices } from "./routes.ts";
