import { compareSettlement, listSettlements } from "@suvarna/contract/payments/staff";
import { endOfIndianDay, indianDay } from "@suvarna/domain/indian-day";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { GatewayError, GatewayRefusal } from "./gateway.ts";
import { sandboxPayments } from "./sandbox-tables.ts";
import { paymentCaptures } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;

let shop: TestShop;
let online: OnlineOrders;
let staff: ReturnType<TestShop["client"]>;
beforeEach(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
  staff = shop.client((await shop.staff()).token);
  await acceptRates(shop, 13_333_33, 150_00);
});
afterEach(() => shop[Symbol.asyncDispose]());

const differences = async () => (await staff.call(listSettlements, { query: {} })).differences;
const compare = (day: string) =>
  staff.call(compareSettlement, { body: { gateway: "cashfree", day } });

/** Pays an order whose money is in the settlement of a later day. */
async function paidAndSettledAfter(days: number) {
  const { capture } = await online.paidOrder("cashfree");
  const at = new Date(capture.capturedAt.getTime() + days * DAY_MS);
  await shop.database.db
    .update(sandboxPayments)
    .set({ at })
    .where(eq(sandboxPayments.id, capture.paymentReference));
  return capture;
}

async function isSettled(id: string) {
  const { settled } = paymentCaptures;
  const [found] = await shop.database.db
    .select({ settled })
    .from(paymentCaptures)
    .where(eq(paymentCaptures.id, id));
  return found?.settled;
}

describe("money that a settlement of a missed day has", () => {
  it("is not missing when staff compare an old day by hand", async () => {
    const capture = await paidAndSettledAfter(2);
    await online.pass(20 * DAY_MS);
    await shop.moneyWatch.run();
    await compare(indianDay(capture.capturedAt));
    expect(await differences()).toEqual([]);
    await shop.moneyWatch.run();
    expect(await differences()).toEqual([]);
    expect(await isSettled(capture.id)).toBe(true);
  });

  it("is not missing after more than 31 days without a comparison", async () => {
    await online.pass(DAY_MS);
    await shop.moneyWatch.run();
    const capture = await paidAndSettledAfter(2);
    await online.pass(45 * DAY_MS);
    await shop.moneyWatch.run();
    expect(await differences()).toEqual([]);
    await shop.moneyWatch.run();
    expect(await differences()).toEqual([]);
    expect(await isSettled(capture.id)).toBe(true);
  });
});

describe("money that no settlement has", () => {
  it("is missing once the gap is closed", async () => {
    const capture = await paidAndSettledAfter(60);
    await online.pass(20 * DAY_MS);
    await shop.moneyWatch.run();
    await compare(indianDay(capture.capturedAt));
    expect(await differences()).toEqual([]);
    await shop.moneyWatch.run();
    expect(await differences()).toMatchObject([
      { reference: capture.paymentReference, kind: "missing_there", entry: "payment" },
    ]);
  });

  it("is missing only when the last day of its settlement was compared", async () => {
    await online.pass(DAY_MS);
    await shop.moneyWatch.run();
    const capture = await paidAndSettledAfter(60);
    // The money is due 5 days after its capture, so the settlement of that whole day may have it.
    const lastDay = indianDay(new Date(capture.capturedAt.getTime() + 5 * DAY_MS));
    await online.pass(endOfIndianDay(lastDay).getTime() - 60_000 - shop.clock.now.getTime());
    await shop.moneyWatch.run();
    expect(await differences()).toEqual([]);
    await online.pass(120_000);
    await shop.moneyWatch.run();
    expect(await differences()).toMatchObject([{ reference: capture.paymentReference }]);
  });

  it("was taken before the gateway was added, and is not missing", async () => {
    await paidAndSettledAfter(60);
    for (let day = 0; day < 3; day++) {
      await online.pass(7 * DAY_MS);
      await shop.moneyWatch.run();
    }
    expect(await differences()).toEqual([]);
  });
});

describe("a missed day that the gateway does not give", () => {
  async function daysAfter(error: Error) {
    const connection = shop.payments.connections.get("cashfree");
    if (!connection) throw new Error("The shop of the tests has Cashfree");
    await shop.moneyWatch.run();
    const missed = indianDay(shop.clock.now);
    await online.pass(2 * DAY_MS);
    const fetchDay = connection.fetchSettlement;
    const refused = vi.spyOn(connection, "fetchSettlement").mockImplementation(async (day) => {
      if (day === missed) throw error;
      return (await fetchDay?.(day)) ?? [];
    });
    await shop.moneyWatch.run();
    refused.mockRestore();
    const { days } = await staff.call(listSettlements, { query: {} });
    return days.filter(({ gateway }) => gateway === "cashfree");
  }

  it("does not keep the next day from being compared when the gateway refuses it", async () => {
    expect(await daysAfter(new GatewayRefusal("status 400"))).toHaveLength(2);
  });

  it("ends the run when the gateway does not answer", async () => {
    expect(await daysAfter(new GatewayError("no answer in time"))).toHaveLength(1);
  });
});
