import { Readable } from "node:stream";
import { isCredit, isSale } from "@suvarna/domain/books";
import { indianDay } from "@suvarna/domain/indian-day";
import type { OrderDocument } from "./booked-document.ts";
import { rupeesText } from "./csv.ts";
import { dayBookRow } from "./day-book.ts";

/**
 * The names of the ledgers that the shop's company in Tally must have. Private buyers have no
 * ledgers of their own: there is one ledger for each way to pay.
 */
const LEDGERS = {
  taxable: "Sales - Jewellery",
  cgst: "Output CGST",
  sgst: "Output SGST",
  igst: "Output IGST",
  shipping: "Delivery Charges",
} as const;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>
`;
const FOOT = `</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>
`;

/**
 * Makes the vouchers of invoices and credit notes for a Tally import (Gateway of Tally, Import
 * Data, Vouchers) as a stream, which reads the documents page by page while it is sent. The entries
 * of each voucher add up to 0, because Tally writes a debit as a negative amount.
 */
export function tallyXml(pages: AsyncIterable<readonly OrderDocument[]>): Readable {
  return Readable.from(partsOf(pages), { objectMode: false });
}

async function* partsOf(pages: AsyncIterable<readonly OrderDocument[]>): AsyncGenerator<string> {
  yield HEAD;
  for await (const page of pages) {
    const vouchers = page.filter(isSale).map(voucherOf).join("");
    if (vouchers !== "") yield vouchers;
  }
  yield FOOT;
}

function voucherOf(document: OrderDocument): string {
  const type = isCredit(document) ? "Credit Note" : "Sales";
  const date = indianDay(document.issuedAt).replaceAll("-", "");
  const party = `Shoppers - ${document.paymentMethod}`;
  const { total, ...amounts } = dayBookRow(document);
  const entries = Object.entries(LEDGERS).flatMap(([name, ledger]) => {
    const amount = amounts[name as keyof typeof LEDGERS];
    return amount === 0 ? [] : [entryOf(ledger, amount)];
  });
  const fields = [
    tag("DATE", date),
    tag("VOUCHERTYPENAME", type),
    tag("VOUCHERNUMBER", document.number),
    tag("REFERENCE", document.refersTo?.number ?? document.orderNumber),
    tag("PARTYLEDGERNAME", party),
    tag("PLACEOFSUPPLY", document.place.name),
    tag("NARRATION", `Order ${document.orderNumber}`),
    entryOf(party, -total),
    ...entries,
  ];
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="${type}" ACTION="Create">${fields.join("")}</VOUCHER></TALLYMESSAGE>
`;
}

function entryOf(ledger: string, amount: number): string {
  const isDebit = amount < 0 ? "Yes" : "No";
  return `<ALLLEDGERENTRIES.LIST>${tag("LEDGERNAME", ledger)}${tag("ISDEEMEDPOSITIVE", isDebit)}${tag("AMOUNT", rupeesText(amount))}</ALLLEDGERENTRIES.LIST>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</${name}>`;
}
