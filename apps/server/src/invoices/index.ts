export type { Sale, Seller } from "./content.ts";
export { continueSeries } from "./continue-series.ts";
export { type Invoices, type TaxDocumentNumbers, taxDocumentNumbersOf } from "./invoices.ts";
export { forgetBuyers } from "./queries.ts";
export type { SentGoods, SentPiece } from "./sent-content.ts";
export {
  findTaxCodes,
  listSeries,
  lockTaxCodes,
  refuseUsedPrefixes,
  storeTaxCodes,
  type TaxCodes,
} from "./tax-codes.ts";
