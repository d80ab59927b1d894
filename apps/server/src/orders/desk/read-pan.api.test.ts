import { listAudit } from "@suvarna/contract/audit/staff";
import { readOrderPan } from "@suvarna/contract/orders/staff";
import { PAN_PURPOSES } from "@suvarna/domain/staff/pan-purpose";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testAct } from "../../../test/acting.ts";
import { addCategory, addRing } from "../../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../../test/open-shop.ts";
import { panReadDays, panReads } from "../desk-tables.ts";
import { endPanDay } from "./read-pan.ts";

const PAN = "ABCPE1234F";
const BODY = { purpose: "statutory_report", note: "The report of November" } as const;
const DAY_MS = 24 * 3_600_000;

let shop: TestShop;
let orderId: string;
let reader: Session;
beforeAll(async () => {
  shop = await openShop({ PAN_READS_DAILY: "4", PAN_READS_TOLD: "3" });
  const categoryId = await addCategory(shop.database.db, "Costly rings");
  const ringId = await addRing(shop.database.db, { categoryId, netWeightMg: 20_000 });
  const shopper = await shop.signUp();
  const { cartId } = await fillCart(shop, shopper, ringId);
  const { order } = await placeOrder(shop, shopper, { cartId, pan: PAN, paymentMethod: "ONLINE" });
  orderId = order._id;
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
  reader = await shop.staff("accounts");
});

const read = (body: object = BODY, session = reader) =>
  shop
    .client(session.token)
    .call(readOrderPan, { params: { id: orderId }, body: body as typeof BODY });
const lettersToOwner = async () =>
  (await shop.messagesTo(shop.config.staff.email)).filter(({ kind }) => kind === "pan-reads");

describe("reading a PAN", () => {
  it.each([
    ["no purpose", { note: BODY.note }, "purpose"],
    ["a purpose that is none", { ...BODY, purpose: "curiosity" }, "purpose"],
    ["no words", { purpose: BODY.purpose }, "note"],
    ["words that say nothing", { ...BODY, note: "  x  " }, "note"],
  ])("with %s is refused", async (_what, body, field) => {
    await expect(read(body)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
    expect(await shop.database.db.$count(panReads, eq(panReads.staffId, reader.userId))).toBe(0);
  });

  it("is no longer possible by the old call, which required no purpose", async () => {
    const { token } = await shop.staff();
    const { statusCode } = await shop.app.inject({
      url: `/api/staff/orders/${orderId}/pan`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(404);
  });

  it("is in the audit log with its purpose, without the PAN and the words", async () => {
    expect(await read()).toEqual({ pan: PAN });
    const owner = shop.client((await shop.staff()).token);
    const query = { actor: reader.userId, what: "order" };
    const { items } = await owner.call(listAudit, { query });
    expect(items).toMatchObject([
      {
        what: "order.pan_read",
        subject: orderId,
        after: { purpose: BODY.purpose, readsOfDay: 1 },
      },
    ]);
    expect(JSON.stringify(items)).not.toContain(PAN);
    expect(JSON.stringify(items)).not.toContain(BODY.note);
    const [panRead] = await shop.database.db
      .select()
      .from(panReads)
      .where(eq(panReads.staffId, reader.userId));
    expect(panRead).toMatchObject({ orderId, ...BODY });
  });

  it.each(PAN_PURPOSES)("for %s is possible", async (purpose) => {
    expect(await read({ ...BODY, purpose })).toEqual({ pan: PAN });
  });

  it("ends at the most of a day, also with many at the same moment; others may go on", async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => read()));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    await expect(read()).rejects.toMatchObject({ status: 429, code: "pan_reads_over" });
    expect(await read(BODY, await shop.staff("accounts"))).toEqual({ pan: PAN });
    shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
    expect(await read()).toEqual({ pan: PAN });
  });

  it("sends the owners a letter at once when it happens often, once a day", async () => {
    const before = (await lettersToOwner()).length;
    await read();
    await read();
    expect(await lettersToOwner()).toHaveLength(before);
    await read();
    await read();
    const letters = await lettersToOwner();
    expect(letters).toHaveLength(before + 1);
    expect(letters[0]?.subject).toContain("many PANs");
    expect(letters[0]?.text).toContain("Kiran Rao");
    expect(letters[0]?.text).not.toContain(PAN);
  });

  it("sends the owners a letter at the end of the day, with the count of each reader", async () => {
    await read();
    await read();
    const [counted] = await shop.database.db
      .select()
      .from(panReadDays)
      .where(eq(panReadDays.staffId, reader.userId));
    const before = (await lettersToOwner()).length;
    const day = counted?.day ?? "";
    await testAct(shop.acts, async (act) => endPanDay(act, day));
    await testAct(shop.acts, async (act) => endPanDay(act, day));
    const letters = await lettersToOwner();
    expect(letters).toHaveLength(before + 1);
    expect(letters[0]?.subject).toBe(`The PANs that were read: ${day}`);
    expect(letters[0]?.text).toMatch(/Kiran Rao: 2\b/);
    expect(letters[0]?.text).not.toContain(PAN);
  });
});
