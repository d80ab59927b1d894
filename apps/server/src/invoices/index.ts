export type { Sale } from "./content.ts";
export { type Invoices, type PaperNumbers, paperNumbersOf } from "./invoices.ts";
export { forgetBuyers } from "./queries.ts";
