import type { Client } from "@suvarna/contract/client";
import {
  getDayBookCsv,
  getGstr1,
  getGstr1Csv,
  getTallyXml,
} from "@suvarna/contract/invoices/staff";
import { paise } from "@suvarna/domain/money";

/** The sums of taxable values and taxes, in paise. */
interface Sums {
  readonly taxable: number;
  readonly igst: number;
  readonly cgst: number;
  readonly sgst: number;
}

type Detail = Readonly<Partial<Record<"txval" | "iamt" | "camt" | "samt", number>>>;

/** Reads the tax sums of a month from each file that an accountant gets. */
export async function readBooks(client: Client, month: string) {
  const days = { from: `${month}-01`, to: `${month}-28` };
  const rows = csvRows(await textOf(client.call(getDayBookCsv, { query: days })));
  const [head = [], ...entries] = rows;
  const column = (name: string) => entries.map((row) => row[head.indexOf(name)] ?? "");
  const sum = (name: string) => column(name).reduce((total, cell) => total + inPaise(cell), 0);
  const gstr1 = await client.call(getGstr1, { query: { month } });
  const hsn = csvRows(await textOf(client.call(getGstr1Csv, { query: { month, table: "hsn" } })));
  return {
    dayBook: {
      rows: entries.length,
      taxable: sum("Taxable"),
      cgst: sum("CGST"),
      sgst: sum("SGST"),
      igst: sum("IGST"),
      total: sum("Total"),
      references: column("Reference").join("\n"),
    },
    tally: vouchersOf(await textOf(client.call(getTallyXml, { query: days }))),
    gstr1: sumsOf(gstr1 as unknown as PortalReturn),
    hsnCsv: {
      taxable: totalOf(hsn, "Taxable Value"),
      igst: totalOf(hsn, "Integrated Tax Amount"),
      cgst: totalOf(hsn, "Central Tax Amount"),
      sgst: totalOf(hsn, "State/UT Tax Amount"),
    } satisfies Sums,
  };
}

interface PortalReturn {
  readonly b2cl: readonly { inv: readonly { itms: readonly { itm_det: Detail }[] }[] }[];
  readonly b2cs: readonly Detail[];
  readonly exp: readonly { inv: readonly { itms: readonly Detail[] }[] }[];
  readonly cdnur: readonly { itms: readonly { itm_det: Detail }[] }[];
}

function sumsOf({ b2cl, b2cs, exp, cdnur }: PortalReturn): Sums {
  const sold = [
    ...b2cl.flatMap(({ inv }) => inv.flatMap(({ itms }) => itms.map((item) => item.itm_det))),
    ...b2cs,
    ...exp.flatMap(({ inv }) => inv.flatMap(({ itms }) => itms)),
  ];
  const back = cdnur.flatMap(({ itms }) => itms.map((item) => item.itm_det));
  const of = (name: keyof Detail) =>
    sold.reduce((sum, detail) => sum + paise(detail[name] ?? 0), 0) -
    back.reduce((sum, detail) => sum + paise(detail[name] ?? 0), 0);
  return { taxable: of("txval"), igst: of("iamt"), cgst: of("camt"), sgst: of("samt") };
}

/** Counts the vouchers, and those whose entries do not add up to 0. */
function vouchersOf(xml: string) {
  const vouchers = xml.match(/<VOUCHER .*?<\/VOUCHER>/g) ?? [];
  const isUnbalanced = (voucher: string) =>
    [...voucher.matchAll(/<AMOUNT>(.*?)<\/AMOUNT>/g)].reduce(
      (sum, [, amount]) => sum + inPaise(amount ?? ""),
      0,
    ) !== 0;
  return { vouchers: vouchers.length, unbalanced: vouchers.filter(isUnbalanced) };
}

function totalOf([head = [], ...rows]: string[][], name: string): number {
  return rows.reduce((sum, row) => sum + inPaise(row[head.indexOf(name)] ?? ""), 0);
}

/** Reads an amount with two decimals as paise. @throws Error for any other text */
function inPaise(text: string): number {
  if (!/^-?\d+\.\d\d$/.test(text)) throw new Error(`Not an amount: ${text}`);
  return Number(text.replace(".", ""));
}

function csvRows(text: string): string[][] {
  return text
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .map(([, cell]) => (cell ?? "").replace(/^"|"$/g, "").replaceAll('""', '"'))
        .slice(0, -1),
    );
}

async function textOf(file: Promise<unknown>): Promise<string> {
  return new Response((await file) as BodyInit).text();
}
