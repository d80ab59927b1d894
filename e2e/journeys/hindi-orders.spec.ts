import type { Page } from "@playwright/test";
import { shownDoorCode, weighAll } from "../desk-orders.ts";
import { expectHindi } from "../english-words.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { arriveLoggedIn } from "../shopper.ts";
import { staffHeaders } from "../staff.ts";

/** A piece with enough stock for the orders of this test, at desktop and phone size. */
const PIECE = "pendant-heart";
/** The shopper's name, street and city, which the shop shows as they were typed. */
const ADDRESS = "Ananya Krishnan, 14, 3rd Cross, Malleswaram, Bengaluru";
/** What staff write about the dispatch, which the shop shows as they wrote it. */
const NOTE = "By Bluebird: https://track.example/12345.";

test("an order is cancelled, followed and sent back in Hindi", async ({ page }) => {
  const { add, email, orderOnDelivery } = await arriveLoggedIn(page);
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
  await add(PIECE);
  const cancelled = await orderOnDelivery();
  await add(PIECE);
  const { id, number } = await orderOnDelivery();
  const typed = [ADDRESS, NOTE, email, cancelled.number, number];

  await page.goto(`/hi/order-details/${cancelled.id}`);
  await press("ऑर्डर रद्द करें");
  await expect(page.getByRole("dialog", { name: "यह ऑर्डर रद्द करें?" })).toBeVisible();
  await expectHindi(page, typed);
  await expectAccessible(page);
  await press("हाँ, रद्द करें");
  await expect(page.getByText("रद्द हो गया").first()).toBeVisible();
  await expectHindi(page, typed);

  await move(page, id, { from: "confirmed", to: "processing" });
  await weighAll(page, id);
  await move(page, id, {
    from: "processing",
    to: "shipped",
    note: NOTE,
  });
  await page.goto("/hi/order-history");
  await expect(page.getByRole("link", { name: "ऑर्डर देखें" })).toHaveCount(2);
  await expectHindi(page, typed);
  await expectAccessible(page);
  await page.getByRole("link", { name: new RegExp(`ऑर्डर देखें.*${number}`) }).click();
  await expect(page.getByRole("button", { name: /^टैक्स बिल INV.* डाउनलोड करें/ })).toBeVisible();
  await expectHindi(page, typed);
  await expectAccessible(page);

  await page.getByRole("link", { name: /^टैक्स बिल INV.* खोलें/ }).click();
  await expect(page.getByRole("button", { name: "प्रिंट करें" })).toBeVisible();
  // The tax document itself is in English, with Hindi words beside its labels.
  await expectHindi(page, [...typed, await page.getByRole("article").innerText()]);
  await expectAccessible(page);
  await page.getByRole("link", { name: "ऑर्डर पर वापस जाएँ" }).click();

  const doorCode = await shownDoorCode(page, "कूरियर के लिए आपका कोड");
  await move(page, id, { from: "shipped", to: "delivered", doorCode });
  await refundWrongPrice(page, id);
  await page.reload();
  const why = page.getByText("हमने ज़्यादा रकम ले ली थी, इसलिए अंतर लौटा रहे हैं।");
  await expect(why).toBeVisible();
  await expect(why).not.toHaveAttribute("lang");
  await expectHindi(page, typed);
  await press("ऑर्डर वापस करें");
  const returning = page.getByRole("dialog", { name: "यह ऑर्डर वापस भेजें?" });
  await returning.getByLabel("वजह").selectOption({ index: 1 });
  await expectHindi(page, typed);
  await expectAccessible(page);
  await press("वापसी का अनुरोध करें");
  await expect(returning).toBeHidden();
  await expect(page.getByText("वापसी का अनुरोध मिल गया")).toBeVisible();
  await expectHindi(page, typed);
});

/** Sends a part of an order's money back for a prepared reason, as staff. */
async function refundWrongPrice(page: Page, id: string): Promise<void> {
  const headers = { ...(await staffHeaders(page)), "idempotency-key": `wrong-price-${id}` };
  const note = "We charged too much and send the difference back.";
  const data = { amount: 10, note, preset: "wrong_price", handReference: "UTR 1" };
  const refunded = await page.request.post(`/api/staff/orders/${id}/refunds`, { headers, data });
  await expect(refunded).toBeOK();
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly note?: string;
  readonly doorCode?: string;
}

/** Moves an order a step on, as staff. */
async function move(page: Page, id: string, data: Step): Promise<void> {
  const headers = await staffHeaders(page);
  const moved = await page.request.post(`/api/staff/orders/${id}/move`, { headers, data });
  await expect(moved).toBeOK();
}
