import { LAST_NUMBER, serialNumber } from "@suvarna/domain/invoice";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appOn, testAct } from "../../test/acting.ts";
import { waitingForLocks } from "../../test/changes-at-once.ts";
import { testEngine } from "../../test/engine.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import type { Act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import type { Sale, Seller } from "./content.ts";
import { createInvoices, taxDocumentNumbersOf } from "./invoices.ts";
import { findInvoice } from "./queries.ts";
import { invoiceSeries, invoices as papers } from "./tables.ts";
import {
  findTaxCodes,
  listSeries,
  lockTaxCodes,
  storeTaxCodes,
  type TaxCodes,
} from "./tax-codes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const SELLER: Seller = {
  name: "The Shop",
  address: [],
  state: "Karnataka",
  stateCode: "29",
  gstin: "29AAACS0000S1ZB",
  phone: "+91",
  email: "shop@shop.example",
};

const PARTY = { name: "Somebody", address: ["1, Street"], state: "Karnataka" };

const sale = (): Sale => ({
  orderId: newId(),
  userId: newId(),
  orderNumber: "ABCDEF",
  placedAt: shop.clock.now,
  paymentMethod: "Cash on delivery",
  buyer: PARTY,
  deliverTo: PARTY,
  maskedPan: null,
  lines: [],
  gstRateBp: 1800,
  subtotal: 0,
  discount: 0,
  gst: 0,
  shipping: 0,
  total: 0,
});

describe("the numbers of a year", () => {
  const invoices = createInvoices({ seller: async () => SELLER });

  /** Runs work as an act at the given time. */
  function issuing(at: Date, work: (act: Act) => Promise<void>): Promise<void> {
    return testAct(
      appOn(shop.database, () => at),
      work,
    );
  }

  async function numbersOf(year: string): Promise<number[]> {
    const rows = await shop.database.db.select().from(papers);
    const ofYear = rows.filter((row) => row.year === year && row.kind === "invoice");
    return ofYear.map(({ number }) => number).toSorted((a, b) => a - b);
  }

  it("have no gap and no duplicate, though fifty are drawn at once and some fail", async () => {
    const at = new Date("2031-05-01T00:00:00Z");
    const made = Array.from({ length: 50 }, (_, place) =>
      issuing(at, async (act) => {
        await invoices.issue(act, sale());
        if (place % 5 === 0) throw new Error("The sale fails after all");
      }),
    );
    const outcomes = await Promise.allSettled(made);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(40);
    expect(await numbersOf("2031-32")).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
  });

  it("start again with each financial year, and an order has one document of each kind", async () => {
    const { db } = shop.database;
    const [first, second] = [sale(), sale()];
    const [before, after] = ["2033-03-31T18:29:59Z", "2033-03-31T18:30:00Z"].map(
      (at) => new Date(at),
    ) as [Date, Date];
    await issuing(before, (act) => invoices.issue(act, first));
    await issuing(after, (act) => invoices.issue(act, first));
    await issuing(after, (act) => invoices.issue(act, second));
    for (const day of ["2033-04-02T00:00:00Z", "2033-04-03T00:00:00Z"]) {
      await issuing(new Date(day), (act) => invoices.undo(act, first.orderId));
    }
    expect([...(await taxDocumentNumbersOf(db, [first.orderId, second.orderId]))]).toEqual([
      [first.orderId, { invoiceNumber: "INV/3233/000001", creditNoteNumber: "CRN/3334/000001" }],
      [second.orderId, { invoiceNumber: "INV/3334/000001" }],
    ]);
  });

  it("are dated in their order, though an act that began earlier draws its number later", async () => {
    for (const at of ["2035-05-01T10:00:02Z", "2035-05-01T10:00:00Z", "2035-05-01T10:00:03Z"]) {
      await issuing(new Date(at), (act) => invoices.issue(act, sale()));
    }
    const { db } = shop.database;
    const rows = await db.select().from(papers).where(eq(papers.year, "2035-36"));
    const dates = rows.toSorted((a, b) => a.number - b.number).map(({ issuedAt }) => issuedAt);
    expect(dates.map((date) => date.getUTCSeconds())).toEqual([2, 2, 3]);
  });

  it("end with the sixteen characters of the law: the act fails, and uses no number up", async () => {
    const { db } = shop.database;
    await db
      .insert(invoiceSeries)
      .values({ kind: "invoice", year: "2036-37", prefix: "INV", last: LAST_NUMBER });
    const at = new Date("2036-05-01T10:00:00Z");
    const issued = issuing(at, (act) => invoices.issue(act, sale()));
    await expect(issued).rejects.toThrow("used up");
    expect(await numbersOf("2036-37")).toEqual([]);
    const [series] = await db.select().from(invoiceSeries).where(eq(invoiceSeries.year, "2036-37"));
    expect(series?.last).toBe(LAST_NUMBER);
  });

  it("have the same prefix until the end of the year, and the new prefix in the next year", async () => {
    const { db } = shop.database;
    const before = await findTaxCodes(db);
    const withPrefixes = (prefixes: object) => ({
      ...before,
      prefixes: { ...before.prefixes, ...prefixes },
    });
    const change = (at: Date, codes: TaxCodes) => issuing(at, (act) => storeTaxCodes(act, codes));
    const issueAt = (at: string) => issuing(new Date(at), (act) => invoices.issue(act, sale()));
    const printed = async (year: string) => {
      const rows = await db.select().from(papers).where(eq(papers.year, year));
      return rows.map(serialNumber).toSorted();
    };
    await issueAt("2041-05-01T10:00:00Z");
    const now = new Date("2041-06-01T10:00:00Z");
    await change(now, withPrefixes({ invoice: "SV" }));
    await issueAt("2041-06-02T10:00:00Z");
    expect(await printed("2041-42")).toEqual(["INV/4142/000001", "INV/4142/000002"]);
    // The invoices keep their prefix in this financial year, so no other kind of document may take
    // it.
    const taken = withPrefixes({ invoice: "SV", "receipt voucher": "INV" });
    await expect(change(now, taken)).rejects.toMatchObject({ code: "prefix_in_use" });
    const [series] = await listSeries(db, await findTaxCodes(db), now);
    expect(series).toEqual({ kind: "invoice", next: "INV/4142/000003", hasBegun: true });

    await issueAt("2042-04-01T10:00:00Z");
    expect(await printed("2042-43")).toEqual(["SV/4243/000001"]);
    await change(new Date("2042-04-02T10:00:00Z"), before);
    expect(await findTaxCodes(db)).toEqual(before);
  });

  it("are never drawn twice, though the prefix changes while a series starts", async () => {
    const { db } = shop.database;
    const before = await findTaxCodes(db);
    const at = new Date("2045-05-01T10:00:00Z");
    const moved = {
      ...before,
      prefixes: { ...before.prefixes, invoice: "SV", "receipt voucher": "INV" },
    };
    const outcomes = await Promise.allSettled([
      issuing(at, (act) => invoices.issue(act, sale())),
      issuing(at, async (act) => {
        await lockTaxCodes(act.tx);
        await storeTaxCodes(act, moved);
      }),
      issuing(at, (act) => invoices.issueReceipt(act, sale(), 0)),
      issuing(at, (act) => invoices.issue(act, sale())),
    ]);
    // Only the change of the prefixes may be refused, namely when the series of the invoices has
    // begun before the change.
    expect([outcomes[0], outcomes[2], outcomes[3]].map(({ status }) => status)).toEqual(
      Array.from({ length: 3 }, () => "fulfilled"),
    );
    const rows = await db.select().from(papers).where(eq(papers.year, "2045-46"));
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(serialNumber)).size).toBe(3);
    await issuing(new Date("2047-05-01T10:00:00Z"), (act) => storeTaxCodes(act, before));
  });

  it.runIf(testEngine === "postgres")(
    "are drawn in two new series by one act while the prefixes change",
    async () => {
      const { db } = shop.database;
      const at = new Date("2049-05-01T10:00:00Z");
      const before = await findTaxCodes(db);
      const own = sale();
      let change: Promise<unknown> | undefined;
      await issuing(at, async (act) => {
        await invoices.issueReceipt(act, own, 0);
        change = issuing(at, async (other) => storeTaxCodes(other, await lockTaxCodes(other.tx)));
        await expect.poll(() => waitingForLocks(db)).toBe(1);
        await invoices.issue(act, own);
      });
      await change;
      expect(await findTaxCodes(db)).toEqual(before);
      const rows = await db.select().from(papers).where(eq(papers.orderId, own.orderId));
      expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["invoice", "receipt voucher"]);
    },
  );

  it("keep that the order was dispatched, also when no HUID was recorded", async () => {
    const own = sale();
    await issuing(shop.clock.now, (act) => invoices.issue(act, own));
    const stored = () => findInvoice(shop.database.db, own.orderId, "invoice");
    expect(await stored()).toMatchObject({ sentHuids: null });
    await issuing(shop.clock.now, (act) => invoices.addSentHuids(act, own.orderId, [null]));
    expect(await stored()).toMatchObject({ sentHuids: [null] });
  });

  it("undo nothing of an order without an invoice", async () => {
    const { orderId } = sale();
    await issuing(shop.clock.now, (act) => invoices.undo(act, orderId));
    expect((await taxDocumentNumbersOf(shop.database.db, [orderId])).size).toBe(0);
  });
});
