import type { Invoice } from "@suvarna/contract/invoices/schemas";
import {
  lineFigures,
  pieceWords,
  priceWords,
  refersToWords,
  rowsBelowTotal,
  stateWords,
  TAX_DOCUMENT_TITLES,
  type TaxDocumentLine,
  taxDocumentNotes,
  totalLabel,
  totalRows,
} from "@suvarna/contract/invoices/tax-document-words";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { documentLabel as bilingual } from "@suvarna/words/hi/tax-document";
import type PDFDocument from "pdfkit";
import { openTypesetter, type Style, type Typesetter } from "./typesetter.ts";

const MARGIN = 42;
const PAGE = { width: 595.28, height: 841.89 };
const RIGHT = PAGE.width - MARGIN;
const WIDTH = RIGHT - MARGIN;
const BOTTOM = PAGE.height - 60;

const TEXT: Style = { size: 9 };
const SMALL: Style = { size: 7.5, colour: "#574549" };
const LABEL: Style = { size: 7.5, weight: 600, colour: "#6c5a59" };
const STRONG: Style = { size: 9, weight: 600 };
const LINE = "#e1d6c6";
const RULE = "#8a7a6b";

/** The horizontal positions of the columns of figures, from left to right, in points. */
const PLACES = [
  { x: 262, width: 44 },
  { x: 308, width: 24 },
  { x: 334, width: 76 },
  { x: 412, width: 76 },
  { x: 490, width: RIGHT - 490 },
];
const WORDS = { x: MARGIN, width: 214 };

const DATE = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });
const dateOf = (time: string) => DATE.format(new Date(time));
const money = (rupees: number) => formatRupees(paise(rupees));

/**
 * Draws a tax document as a PDF with embedded fonts and all that the law requires. The PDF library is
 * loaded for the first document, because it takes 30 MB of memory.
 */
export async function drawInvoice(invoice: Invoice): Promise<Uint8Array> {
  const { default: Document } = await import("pdfkit");
  const doc = new Document({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "en-IN",
    font: null as unknown as string,
    info: {
      Title: `${titleOf(invoice)} ${invoice.number}`,
      Author: invoice.seller.name,
      CreationDate: new Date(invoice.issuedAt),
    },
  });
  const bytes = collect(doc);
  const type = openTypesetter(doc);
  let y = drawHead(doc, type, invoice);
  y = drawParties(type, invoice, y);
  y = drawTableHead(doc, type, invoice, y);
  for (const line of invoice.lines) {
    if (y + 60 > BOTTOM) y = drawTableHead(doc, type, invoice, newPage(doc));
    y = drawLine(doc, type, invoice, line, y);
  }
  if (y + 230 > BOTTOM) y = newPage(doc);
  y = drawTotals(doc, type, invoice, y);
  drawEnd(type, invoice, y);
  numberPages(doc, type, invoice);
  doc.end();
  return bytes;
}

function titleOf({ kind }: Invoice): string {
  return TAX_DOCUMENT_TITLES[kind];
}

/** The columns of figures of a tax document, each with its position. */
function columnsOf(invoice: Invoice) {
  const figures = lineFigures(invoice);
  return figures.map((figure, place) => {
    // A tax document with fewer columns leaves out the positions on the left.
    const at = PLACES[PLACES.length - figures.length + place] as (typeof PLACES)[number];
    return { ...figure, at };
  });
}

function collect(doc: typeof PDFDocument.prototype): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.once("end", () => resolve(Buffer.concat(chunks)));
    doc.once("error", reject);
  });
}

function newPage(doc: typeof PDFDocument.prototype): number {
  doc.addPage();
  return MARGIN;
}

function rule(doc: typeof PDFDocument.prototype, y: number, colour: string, from = MARGIN): void {
  doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(colour).stroke();
}

function drawHead(doc: typeof PDFDocument.prototype, type: Typesetter, invoice: Invoice): number {
  const { seller, number, issuedAt, order, refersTo } = invoice;
  const half = WIDTH / 2 - 10;
  const left = { x: MARGIN, width: half };
  let y = type.set(seller.name, { ...left, y: MARGIN }, { size: 13, weight: 600 });
  for (const line of seller.address) y = type.set(line, { ...left, y }, TEXT);
  y = type.set(`GSTIN ${seller.gstin} · ${stateWords(seller)}`, { ...left, y }, TEXT);
  if (seller.cin) y = type.set(`CIN ${seller.cin}`, { ...left, y }, TEXT);
  y = type.set(`${seller.phone} · ${seller.email}`, { ...left, y }, TEXT);

  const right = { x: MARGIN + half + 20, width: half };
  const end: Style = { ...TEXT, align: "right" };
  let down = type.set(
    bilingual(titleOf(invoice)),
    { ...right, y: MARGIN },
    { ...end, size: 13, weight: 600 },
  );
  down = type.set(number, { ...right, y: down }, { ...end, weight: 600 });
  down = type.set(bilingual(`Date ${dateOf(issuedAt)}`), { ...right, y: down }, end);
  if (refersTo) {
    const earlier = `${refersTo.number} of ${dateOf(refersTo.issuedAt)}`;
    const undone = `${refersToWords(invoice)} ${earlier}`;
    down = type.set(bilingual(undone), { ...right, y: down }, end);
  }
  const ordered = `Order ${order.number} of ${dateOf(order.placedAt)}`;
  down = type.set(bilingual(ordered), { ...right, y: down }, end);
  down = type.set(order.paymentMethod, { ...right, y: down }, end);
  const bottom = Math.max(y, down) + 10;
  rule(doc, bottom, RULE);
  return bottom + 12;
}

function drawParties(type: Typesetter, invoice: Invoice, top: number): number {
  const { buyer, deliverTo, placeOfSupply } = invoice;
  const width = WIDTH / 3 - 10;
  const column = (place: number) => ({ x: MARGIN + place * (width + 15), width });

  function party(
    place: number,
    label: string,
    { name, address, state, stateCode }: typeof deliverTo,
  ) {
    const at = column(place);
    let y = type.set(bilingual(label), { ...at, y: top }, LABEL);
    y = type.set(name, { ...at, y }, STRONG);
    for (const line of address) y = type.set(line, { ...at, y }, TEXT);
    return type.set(stateWords({ state, stateCode }), { ...at, y }, TEXT);
  }
  let first = party(0, "Billed to", buyer);
  if (buyer.pan) first = type.set(`PAN ${buyer.pan}`, { ...column(0), y: first }, TEXT);
  const second = party(1, "Delivered to", deliverTo);
  const last = column(2);
  let third = type.set(bilingual("Place of supply"), { ...last, y: top }, LABEL);
  third = type.set(`${placeOfSupply.state} (${placeOfSupply.code})`, { ...last, y: third }, TEXT);
  third = type.set(bilingual("Reverse charge"), { ...last, y: third + 4 }, LABEL);
  third = type.set(bilingual("No"), { ...last, y: third }, TEXT);
  return Math.max(first, second, third) + 14;
}

function drawTableHead(
  doc: typeof PDFDocument.prototype,
  type: Typesetter,
  invoice: Invoice,
  y: number,
): number {
  rule(doc, y, RULE);
  const at = y + 5;
  let bottom = type.set(bilingual("Description"), { ...WORDS, y: at }, LABEL);
  for (const { label, at: place } of columnsOf(invoice)) {
    // The columns are narrow, so the Hindi words are written below the English ones.
    let y = at;
    for (const words of bilingual(label).split(" · ")) {
      y = type.set(words, { ...place, y }, { ...LABEL, align: "right" });
    }
    bottom = Math.max(bottom, y);
  }
  rule(doc, bottom + 3, LINE);
  return bottom + 8;
}

function drawLine(
  doc: typeof PDFDocument.prototype,
  type: Typesetter,
  invoice: Invoice,
  line: TaxDocumentLine,
  top: number,
): number {
  for (const { of, at } of columnsOf(invoice)) {
    type.set(of(line), { ...at, y: top }, { ...TEXT, align: "right" });
  }
  let y = type.set(line.name, { ...WORDS, y: top }, STRONG);
  y = type.set(pieceWords(line), { ...WORDS, y }, SMALL);
  const price = priceWords(invoice, line);
  if (price) y = type.set(price, { ...WORDS, y }, SMALL);
  rule(doc, y + 4, LINE);
  return y + 9;
}

function drawTotals(
  doc: typeof PDFDocument.prototype,
  type: Typesetter,
  invoice: Invoice,
  top: number,
): number {
  const x = 298;
  let y = top + 6;
  const row = (label: string, rupees: number, style: Style) => {
    const below = type.set(bilingual(label), { x, y, width: 158 }, style);
    const end = { ...style, align: "right" } as const;
    y =
      Math.max(below, type.set(money(rupees), { x: x + 160, y, width: RIGHT - x - 160 }, end)) + 2;
  };
  for (const { label, rupees } of totalRows(invoice)) row(label, rupees, TEXT);
  rule(doc, y + 1, RULE, x);
  y += 5;
  row(totalLabel(invoice), invoice.total, { ...STRONG, size: 11 });
  for (const { label, rupees } of rowsBelowTotal(invoice)) row(label, rupees, TEXT);
  return Math.max(y, type.set(invoice.inWords, { x: MARGIN, y: top + 6, width: 240 }, STRONG));
}

function drawEnd(type: Typesetter, invoice: Invoice, top: number): void {
  let y = top + 18;
  for (const note of taxDocumentNotes(invoice))
    y = type.set(note, { x: MARGIN, y, width: 300 }, SMALL) + 2;
  const right = { x: 360, width: RIGHT - 360 };
  const end: Style = { ...TEXT, align: "right" };
  const signed = type.set(`For ${invoice.seller.name}`, { ...right, y: top + 18 }, end);
  type.set(
    bilingual("Authorised signatory"),
    { ...right, y: signed + 26 },
    { ...SMALL, align: "right" },
  );
}

function numberPages(
  doc: typeof PDFDocument.prototype,
  type: Typesetter,
  { number }: Invoice,
): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const words = count > 1 ? `${number} · page ${page + 1} of ${count}` : number;
    type.set(words, { x: MARGIN, y: PAGE.height - 36, width: WIDTH }, SMALL);
  }
}
