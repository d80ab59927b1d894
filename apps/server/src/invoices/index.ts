export type { Sale, Seller } from "./content.ts";
export {
  createInvoices,
  type Invoices,
  invoicesHolding,
  type PaperNumbers,
  paperNumbersOf,
} from "./invoices.ts";
export { forgetBuyers } from "./queries.ts";
export { registerInvoices } from "./routes.ts";
