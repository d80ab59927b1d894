import {
  closeCase,
  countWaitingMoney,
  listRefunds,
  listSettlements,
} from "@suvarna/contract/payments/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";
import { settlementDays, settlementDifferences, settlementEntries } from "./settlement-tables.ts";
import { paymentCases, paymentRefunds } from "./tables.ts";

const MINUTE_MS = 60_000;
/** The numbers of the rows that a test adds. The row with the highest number is the newest. */
const ROWS = [1, 2, 3, 4, 5] as const;

let shop: TestShop;
let staff: ReturnType<TestShop["client"]>;
let start: number;
beforeAll(async () => {
  shop = await openShop();
  staff = shop.client((await shop.staff()).token);
  start = shop.clock.now.getTime();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  const { db } = shop.database;
  for (const table of [
    paymentRefunds,
    paymentCases,
    settlementEntries,
    settlementDays,
    settlementDifferences,
  ]) {
    await db.delete(table);
  }
});

/** Adds a refund of a minute after the start, whose amount in rupees is the number of the minute. */
async function addRefund(minute: number, state: "stuck" | "due" | "sent" = "stuck") {
  const at = new Date(start + minute * MINUTE_MS);
  const row = { id: newId(), orderId: newId(), createdAt: at, askedSince: at };
  const money = { amount: minute * 100, currency: "INR", reason: "order_part" as const };
  const way = state === "stuck" ? ("hand" as const) : ("gateway" as const);
  await shop.database.db.insert(paymentRefunds).values({ ...row, ...money, way, state });
  return row.id;
}

async function addCase(minute: number, { isClosed = false } = {}) {
  const at = new Date(start + minute * MINUTE_MS);
  const id = newId();
  await shop.database.db.insert(paymentCases).values({
    id,
    kind: "dispute",
    gateway: "cashfree",
    reference: id,
    amount: minute * 100,
    currency: "INR",
    state: "under_review",
    heardAt: at,
    changedAt: at,
    closedAt: isClosed ? at : null,
  });
  return id;
}

async function addDifference(minute: number) {
  const id = newId();
  await shop.database.db.insert(settlementDifferences).values({
    id,
    gateway: "cashfree",
    entryKind: "payment",
    reference: id,
    kind: "other_amount",
    ours: minute * 100,
    theirs: minute * 300,
    state: "open",
    foundAt: new Date(start + minute * MINUTE_MS),
  });
  return id;
}

/** A page of a list: the ids of its rows, and the cursor of the next page. */
interface Page {
  readonly ids: readonly string[];
  readonly total: number;
  readonly next: string | null;
}
type ReadPage = (page: { limit: number; cursor: string | undefined }) => Promise<Page>;

/** Reads all pages of a list. */
async function readAll(read: ReadPage, limit: number): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit, cursor });
    pages.push(page);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && pages.length < 10);
  return pages;
}

const idsOf = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id);

const readRefunds: ReadPage = async ({ limit, cursor }) => {
  const query = { state: "stuck" as const, limit, refundsCursor: cursor };
  const answer = await staff.call(listRefunds, { query });
  return {
    ids: idsOf(answer.refunds),
    total: answer.refundsTotal,
    next: answer.refundsNextCursor,
  };
};

const readCases =
  (cases: "all" | "open" | "closed"): ReadPage =>
  async ({ limit, cursor }) => {
    const answer = await staff.call(listRefunds, { query: { cases, limit, casesCursor: cursor } });
    return { ids: idsOf(answer.cases), total: answer.casesTotal, next: answer.casesNextCursor };
  };

const readDifferences: ReadPage = async ({ limit, cursor }) => {
  const answer = await staff.call(listSettlements, { query: { limit, differencesCursor: cursor } });
  return {
    ids: idsOf(answer.differences),
    total: answer.differencesTotal,
    next: answer.differencesNextCursor,
  };
};

const readDays: ReadPage = async ({ limit, cursor }) => {
  const answer = await staff.call(listSettlements, { query: { limit, daysCursor: cursor } });
  return {
    ids: answer.days.map(({ day, gateway }) => `${day} ${gateway}`),
    total: answer.daysTotal,
    next: answer.daysNextCursor,
  };
};

/** Adds the days of two gateways, so that a page can end between two gateways of one day. */
async function addDays() {
  const names: string[] = [];
  for (const [day, gateway] of [
    ["2026-11-20", "razorpay"],
    ["2026-11-20", "cashfree"],
    ["2026-11-19", "razorpay"],
    ["2026-11-19", "cashfree"],
    ["2026-11-18", "cashfree"],
  ] as const) {
    const row = { gateway, day, entries: 1, comparedAt: new Date(start) };
    await shop.database.db.insert(settlementDays).values(row);
    names.push(`${day} ${gateway}`);
  }
  return names.toSorted((one, other) => {
    const [dayOne = "", dayOther = ""] = [one, other].map((name) => name.slice(0, 10));
    return dayOther.localeCompare(dayOne) || one.localeCompare(other);
  });
}

/** Adds the rows of a list. @returns their ids, newest first */
async function addRows(add: (minute: number) => Promise<string>): Promise<string[]> {
  const ids: string[] = [];
  for (const minute of ROWS) ids.unshift(await add(minute));
  return ids;
}

describe.each<[string, () => Promise<string[]>, ReadPage]>([
  ["refunds", () => addRows(addRefund), readRefunds],
  ["open cases", () => addRows(addCase), readCases("open")],
  [
    "closed cases",
    () => addRows((minute) => addCase(minute, { isClosed: true })),
    readCases("closed"),
  ],
  ["differences", () => addRows(addDifference), readDifferences],
  ["compared days", addDays, readDays],
])("the list of %s", (_name, addAll, read) => {
  it("has all its rows once, on more than one page, the newest first", async () => {
    const ids = await addAll();
    const pages = await readAll(read, 2);
    expect(pages.map((page) => page.ids.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap((page) => page.ids)).toEqual(ids);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  });

  it("offers no empty page after a full last page", async () => {
    const ids = await addAll();
    expect(await read({ limit: ids.length, cursor: undefined })).toEqual({
      ids,
      total: ids.length,
      next: null,
    });
    const [first] = await readAll(read, ids.length - 1);
    const rest = await read({ limit: 1, cursor: first?.next ?? "" });
    expect(rest).toEqual({ ids: ids.slice(-1), total: ids.length, next: null });
  });

  it("has no rows behind a cursor that is not valid", async () => {
    const ids = await addAll();
    for (const cursor of ["2026", "0.1.2", "2026-11-19"]) {
      expect(await read({ limit: 2, cursor })).toEqual({ ids: [], total: ids.length, next: null });
    }
  });

  it("has at most 200 rows on a page", async () => {
    await expect(read({ limit: 201, cursor: undefined })).rejects.toMatchObject({
      status: 400,
      fields: { limit: "Use 1 to 200" },
    });
  });
});

it("has the rows of one time on different pages, each once", async () => {
  const ids = [await addRefund(1), await addRefund(1), await addRefund(1)];
  const pages = await readAll(readRefunds, 1);
  expect(pages.flatMap((page) => page.ids)).toEqual(ids.toSorted().reverse());
});

describe("the cases", () => {
  it("that are open are apart from the closed ones", async () => {
    const open = await addCase(1);
    const closed = [];
    for (const minute of [2, 3, 4]) closed.unshift(await addCase(minute, { isClosed: true }));
    const page = { limit: 2, cursor: undefined };
    expect(await readCases("open")(page)).toEqual({ ids: [open], total: 1, next: null });
    expect(await readCases("closed")(page)).toMatchObject({ ids: closed.slice(0, 2), total: 3 });
    await staff.call(closeCase, { params: { id: open }, body: { note: "The bank took it back" } });
    expect(await readCases("open")(page)).toEqual({ ids: [], total: 0, next: null });
    expect(await readCases("closed")(page)).toMatchObject({ total: 4 });
  });

  it("that are open come first in the list of all cases, also with closed ones that are newer", async () => {
    const open = [await addCase(2), await addCase(1)];
    const closed = [];
    for (const minute of [3, 4, 5]) closed.unshift(await addCase(minute, { isClosed: true }));
    for (const limit of [1, 2, 3]) {
      const pages = await readAll(readCases("all"), limit);
      expect(pages.flatMap(({ ids }) => ids)).toEqual([...open, ...closed]);
    }
  });
});

it("reads the fees of the days of a page only", async () => {
  await addDays();
  const entry = { gateway: "cashfree", kind: "payment" as const, currency: "INR" };
  await shop.database.db.insert(settlementEntries).values([
    { ...entry, reference: "one", day: "2026-11-18", amount: 500_00, fee: 11_80, tax: 1_80 },
    { ...entry, reference: "two", day: "2026-11-18", amount: 250_00, fee: 5_90, tax: 90 },
    { ...entry, reference: "three", day: "2026-11-20", amount: 100_00, fee: 2_36, tax: 36 },
  ]);
  const first = await staff.call(listSettlements, { query: { limit: 4 } });
  expect(first.days[0]).toMatchObject({ payments: 100, refunds: 0, fees: 2.36, taxOnFees: 0.36 });
  expect(first.days[3]).toMatchObject({ payments: 0, fees: 0 });
  const query = { limit: 4, daysCursor: first.daysNextCursor ?? "" };
  const { days } = await staff.call(listSettlements, { query });
  expect(days).toMatchObject([{ payments: 750, refunds: 0, fees: 17.7, taxOnFees: 2.7 }]);
});

it("counts and sums all money that waits, also beyond one page of the lists", async () => {
  const count = 201;
  const at = new Date(start);
  const money = { amount: 1_50, currency: "INR", reason: "order_part" as const };
  await shop.database.db.insert(paymentRefunds).values(
    Array.from({ length: count }, () => ({
      id: newId(),
      orderId: newId(),
      createdAt: at,
      askedSince: at,
      way: "hand" as const,
      state: "stuck" as const,
      ...money,
    })),
  );
  await addRefund(2, "due");
  await addRefund(3, "sent");
  const atGateway = { way: "gateway" as const, state: "stuck" as const };
  const failed = { id: newId(), orderId: newId(), createdAt: at, askedSince: at, ...atGateway };
  await shop.database.db.insert(paymentRefunds).values({ ...failed, ...money, amount: 6_00 });
  await addCase(4);
  await addCase(5, { isClosed: true });
  await addDifference(5);
  const { waiting, atGateways } = await staff.call(countWaitingMoney, {});
  const of = (why: string) => waiting.find((one) => one.why === why);
  expect(of("refund_by_hand")).toMatchObject({ count, amount: 301.5 });
  expect(of("stuck_refund")).toMatchObject({ count: 1, amount: 6 });
  expect(of("order_owed")).toMatchObject({ count: 0, amount: 0 });
  expect(of("dispute")).toMatchObject({ count: 1, amount: 4 });
  expect(of("not_ours")).toMatchObject({ count: 0, amount: 0 });
  expect(of("settlement_difference")).toMatchObject({ count: 1, amount: 10 });
  expect(atGateways).toEqual({ count: 2, amount: 5 });
  // The lists by the way of the money have as many refunds as the counts say.
  const listed = async (way: ("gateway" | "dashboard" | "hand")[]) =>
    staff.call(listRefunds, { query: { way, limit: 200 } });
  const byHand = await listed(["hand"]);
  expect(byHand).toMatchObject({ refundsTotal: count, refundsNextCursor: expect.any(String) });
  expect(byHand.refunds.every(({ way }) => way === "hand")).toBe(true);
  const refused = await listed(["gateway", "dashboard"]);
  expect(refused.refunds.map(({ _id }) => _id)).toEqual([failed.id]);
});
