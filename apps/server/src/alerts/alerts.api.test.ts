import { getMe, updateMe } from "@suvarna/contract/accounts/calls";
import * as calls from "@suvarna/contract/alerts/calls";
import { unsubscribe } from "@suvarna/contract/notifications/calls";
import { enterRates } from "@suvarna/contract/rates/staff";
import { MAX_ALERTS } from "@suvarna/domain/alerts";
import { formatRupees } from "@suvarna/domain/formats";
import { withGst } from "@suvarna/domain/tax";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { approvePending } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { products } from "../catalogue/tables.ts";
import { users } from "../identity/tables.ts";
import { newId } from "../platform/ids.ts";
import { priceAlerts } from "./tables.ts";

/** Rates so high that no alert fires. */
const _NOTHING = { "24K": 1e9, "22K": 1e9, "18K": 1e9, Silver: 1e9 };
const WAIT = { timeout: 20_000, interval: 20 };

let shop: TestShop;
let staff: Session;
let ringId: string;
let shopper: Session;

beforeAll(async () => {
  shop = await openShop({ APPROVAL_HAND_RATE_BP: "500" });
  staff = await shop.staff();
  const categoryId = await addCategory(shop.database.db, "Watched rings");
  ringId = await addRing(shop.database.db, {
    categoryId,
    slug: "watched-ring",
    name: "Watched Ring",
    carat: "22K",
    netWeightMg: 10_000,
    makingChargeBp: 0,
  });
});
beforeEach(async () => {
  shopper = await shop.signUp("Kavya Rao", true);
  await rateIs(13_000);
});
afterAll(() => shop[Symbol.asyncDispose]());

/**
 * Advances the clock by a second and sets the rate of 22K as staff, and waits until the shop has
 * loaded it.
 */
async function rateIs(gold22k: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const entered = await shop.client(staff.token).call(enterRates, {
    body: {
      gold24k: 15_000,
      gold22k,
      gold18k: 10_000,
      silver: 170,
      reason: "a test",
      confirmJump: true,
    },
  });
  await approvePending(shop, entered);
  await vi.waitFor(() => expect(shop.rates.perGram()["22K"]).toBe(gold22k * 100), WAIT);
}

const client = () => shop.client(shopper.token);
const setAlert = (body: {
  carat?: "22K";
  productId?: string;
  below: number | string;
  bySms?: boolean;
}) => client().call(calls.setAlert, { body });
const listAlerts = async () => (await client().call(calls.listAlerts, {})).alerts;

/** Waits until the shopper has got this many letters of alerts, and returns them. */
async function letters(count: number) {
  return vi.waitFor(async () => {
    const found = (await shop.messagesTo(shopper.email)).filter(
      ({ kind }) => kind === "price-alert",
    );
    expect(found).toHaveLength(count);
    return found;
  }, WAIT);
}

describe("an alert", () => {
  it("of a rate sends one e-mail when the rate falls below the limit", async () => {
    const alert = await setAlert({ carat: "22K", below: "12,900" });
    const waiting = { carat: "22K", product: null, below: 12_900, now: 13_000, sentAt: null };
    expect(alert).toMatchObject(waiting);
    await rateIs(12_900);
    expect(await listAlerts()).toMatchObject([{ ...waiting, now: 12_900 }]);
    await rateIs(12_899.5);
    const [letter] = await letters(1);
    expect(letter?.subject).toBe("22K gold per gram: ₹12,899.50");
    expect(letter?.text).toContain("You waited for less than: ₹12,900.00");
    expect(letter?.text).toContain(`${shop.config.publicUrl}/alerts`);
    const sentAlert = { sentAt: shop.clock.now.toISOString(), sentPrice: 12_899.5 };
    expect(await listAlerts()).toMatchObject([{ ...sentAlert, below: 12_900 }]);

    await rateIs(13_000);
    await rateIs(12_000);
    const later = await setAlert({ carat: "22K", below: 11_990 });
    await rateIs(11_980);
    await letters(2);
    expect((await listAlerts()).find(({ _id }) => _id === later._id)?.sentPrice).toBe(11_980);
    expect((await listAlerts()).find(({ _id }) => _id === alert._id)).toMatchObject(sentAlert);
  });

  it("of a piece sends a message when the piece costs less with GST, as the shop shows it", async () => {
    const payable = (price: number) => withGst(price * 100, shop.config.cart.gstRateBp);
    const below = payable(1_29_500) / 100;
    const alert = await setAlert({ productId: ringId, below, bySms: true });
    expect(alert).toMatchObject({
      carat: null,
      below,
      withGst: true,
      now: payable(1_30_000) / 100,
      product: { _id: ringId, slug: "watched-ring", name: "Watched Ring" },
    });
    // The price before GST is far below the limit of the alert, and the price with GST equals the
    // limit.
    await rateIs(12_950);
    expect(await listAlerts()).toMatchObject([{ now: below, sentAt: null }]);
    await rateIs(12_940);
    const [letter] = await letters(1);
    expect(letter?.subject).toBe(`Watched Ring: ${formatRupees(payable(1_29_400))} with GST`);
    expect(letter?.text).toContain(`${shop.config.publicUrl}/product/watched-ring`);
    const { phone } = await client().call(getMe, {});
    const [text] = await shop.messagesTo(phone);
    const [price, limit] = [payable(1_29_400), below * 100].map((sum) => formatRupees(sum));
    expect(text?.text).toBe(
      `Watched Ring is at ${price} with GST now, below the ${limit} with GST that you asked Suvarna to watch. The price at the time of your order counts.`,
    );
  });

  it("also sends an SMS if that was chosen, but only to a proved phone", async () => {
    const { db } = shop.database;
    const { phone } = await client().call(getMe, {});
    const texts = async () =>
      (await shop.messagesTo(phone)).filter(({ kind }) => kind === "price-alert");
    const chosen = await setAlert({ carat: "22K", below: 12_900, bySms: true });
    expect(chosen.bySms).toBe(true);
    const other = await setAlert({ carat: "22K", below: 12_890 });
    expect(other.bySms).toBe(false);
    await rateIs(12_880);
    await letters(2);
    const [text] = await texts();
    expect(text?.text).toBe(
      "22K gold per gram is at ₹12,880.00 now, below the ₹12,900.00 that you asked Suvarna to watch. The price at the time of your order counts.",
    );
    expect(await texts()).toHaveLength(1);

    // A change of the choice of text messages alone does not make an announced alert wait again.
    const params = { id: other._id };
    const changed = await client().call(calls.changeAlert, { params, body: { bySms: true } });
    expect(changed).toMatchObject({ bySms: true, sentPrice: 12_880 });
    await client().call(calls.changeAlert, { params, body: { below: 12_870 } });
    await db.update(users).set({ phoneVerified: false }).where(eq(users.id, shopper.userId));
    await rateIs(12_860);
    await letters(3);
    expect(await texts()).toHaveLength(1);
  });

  it("of a piece that was set before GST was compared still compares the price before GST", async () => {
    const { _id: id } = await setAlert({ productId: ringId, below: 1_29_500 });
    const { db } = shop.database;
    await db.update(priceAlerts).set({ withGst: false }).where(eq(priceAlerts.id, id));
    expect(await listAlerts()).toMatchObject([{ withGst: false, now: 1_30_000 }]);
    await rateIs(12_940);
    const [letter] = await letters(1);
    expect(letter?.subject).toBe("Watched Ring: ₹1,29,400.00");
  });

  it("names the piece in the language of the user's letters", async () => {
    const { db } = shop.database;
    const translations = { hi: { name: { text: "चाँद अंगूठी", of: "" } } };
    await db.update(products).set({ translations }).where(eq(products.id, ringId));
    await client().call(updateMe, { body: { language: "hi" } });
    const below = withGst(1_29_500_00, shop.config.cart.gstRateBp) / 100;
    await setAlert({ productId: ringId, below });
    await rateIs(12_940);
    const [letter] = await letters(1);
    expect(letter?.subject).toContain("चाँद अंगूठी");
    await db.update(products).set({ translations: {} }).where(eq(products.id, ringId));
  });

  it("becomes active again when its price changes, and is deleted on request", async () => {
    const { _id: id } = await setAlert({ carat: "22K", below: 12_500 });
    const changed = await client().call(calls.changeAlert, {
      params: { id },
      body: { below: 12_800 },
    });
    expect(changed.below).toBe(12_800);
    await rateIs(12_700);
    await letters(1);
    const again = { params: { id }, body: { below: 12_600 } };
    expect(await client().call(calls.changeAlert, again)).toMatchObject({ sentAt: null });
    await rateIs(12_500);
    await letters(2);
    await client().call(calls.deleteAlert, { params: { id } });
    await client().call(calls.deleteAlert, { params: { id } });
    expect(await listAlerts()).toEqual([]);
    const gone = client().call(calls.changeAlert, again);
    await expect(gone).rejects.toMatchObject({ code: "alert_not_found" });
  });

  it("is refused for a price that is already met, and for an invalid price or piece", async () => {
    const met = setAlert({ carat: "22K", below: 13_000.01 });
    await expect(met).rejects.toMatchObject({ status: 422, code: "alert_met" });
    const unknown = setAlert({ productId: newId(), below: 10 });
    await expect(unknown).rejects.toMatchObject({ code: "product_not_found" });
    for (const below of [0, -1, 1.001, "", "cheap", "12.345", "1e3"]) {
      const refused = setAlert({ carat: "22K", below });
      await expect(refused, String(below)).rejects.toMatchObject({ fields: { below: /./ } });
    }
    const both = setAlert({ carat: "22K", productId: ringId, below: 10 });
    await expect(both).rejects.toMatchObject({ status: 400 });
    await expect(setAlert({ below: 10 })).rejects.toMatchObject({ status: 400 });
    expect(await listAlerts()).toEqual([]);
  });

  it("is refused above the limit of alerts", async () => {
    for (let set = 0; set < MAX_ALERTS; set++) await setAlert({ carat: "22K", below: 100 + set });
    const more = setAlert({ carat: "22K", below: 99 });
    await expect(more).rejects.toMatchObject({ status: 422, code: "alerts_full" });
    expect(await listAlerts()).toHaveLength(MAX_ALERTS);
  });

  it("is ended by the link in its letter, with all waiting alerts of that user only's", async () => {
    await setAlert({ carat: "22K", below: 12_900 });
    await setAlert({ carat: "22K", below: 10 });
    const other = await shop.signUp();
    await shop.client(other.token).call(calls.setAlert, { body: { carat: "22K", below: 10 } });
    await rateIs(12_800);
    const [letter] = await letters(1);
    const token = new URL(letter?.unsubscribe ?? "").searchParams.get("token") ?? "";
    await shop.client().call(unsubscribe, { body: { token } });
    expect(await listAlerts()).toEqual([]);
    const alerts = await shop.client(other.token).call(calls.listAlerts, {});
    expect(alerts.alerts).toHaveLength(1);
  });

  it("waits until the user has confirmed the e-mail address", async () => {
    shopper = await shop.signUp("Meera Nair", false);
    const { _id } = await setAlert({ carat: "22K", below: 12_900 });
    const proved = await shop.signUp("Meera Nair", true);
    const other = shop.client(proved.token);
    await other.call(calls.setAlert, { body: { carat: "22K", below: 12_900 } });
    await rateIs(12_800);
    const alertsOfOther = async () => (await other.call(calls.listAlerts, {})).alerts;
    await vi.waitFor(
      async () => expect(await alertsOfOther()).toMatchObject([{ sentPrice: 12_800 }]),
      WAIT,
    );
    expect(await listAlerts()).toMatchObject([{ _id, sentAt: null }]);
    const { db } = shop.database;
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.userId));
    await rateIs(12_790);
    await letters(1);
  });
});
