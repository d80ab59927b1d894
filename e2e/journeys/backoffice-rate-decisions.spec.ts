import type { Browser, Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../rate-feed.ts";
import { PARTNER, staffHeaders } from "../staff.ts";

/** The time in which the shop has read its source again, and every page has the new rate. */
const NEXT_READING = { timeout: 30_000 };

/** Reads the rate of 24K by which the shop sells, in rupees per gram. */
async function goldRate(page: Page): Promise<number | undefined> {
  const rates: { Carat: string; TodayPricePerGram: number }[] = await (
    await page.request.get("/api/today-price")
  ).json();
  return rates.find(({ Carat }) => Carat === "24K")?.TodayPricePerGram;
}

/** Reads the price that the shop's page of a golden piece shows to a new visitor. */
async function priceInShop(browser: Browser, shopUrl: string): Promise<string> {
  const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled: false });
  const shop = await context.newPage();
  await shop.goto("/product/jhumka-gold");
  const total = shop.getByRole("row", { name: /Total with GST/ });
  const text = await total.innerText();
  await context.close();
  return /₹[\d,.]+/.exec(text)?.[0] ?? "no price";
}

/** Opens the requests for approval as the second owner. */
async function openApprovals(browser: Browser, shopUrl: string): Promise<Page> {
  const partner = await browser.newPage({ baseURL: shopUrl });
  await openBackOffice(partner, "/approvals", PARTNER);
  return partner;
}

test("a jump of the market is accepted with a reason, and a larger one by two people", {
  tag: "@once",
}, async ({ page, feed, browser, shopUrl }) => {
  // The shop is filled first, and the source is read only every 8 seconds.
  test.slow();
  await openBackOffice(page, "/rates");
  await expect(page.getByText("No reading waits.")).toBeVisible();
  const before = await priceInShop(browser, shopUrl);

  feed.gold = 13_900;
  const decision = page.getByRole("region", { name: /^Decision on metalpriceapi/ });
  await expect(page.getByText("24K +4.51%", { exact: false })).toBeVisible(NEXT_READING);
  expect(await goldRate(page)).toBe(13_300);
  expect(await priceInShop(browser, shopUrl)).toBe(before);
  // There is no other source, so it can't be the reason.
  await expect(decision.getByRole("option", { name: /^The other source/ })).toHaveCount(0);
  await decision.getByLabel("Reason").selectOption("Another reason");
  await decision.getByRole("button", { name: "Accept it" }).click();
  await expect(decision.getByText("Say why, so that others can read it later")).toBeVisible();
  await decision.getByLabel("Reason").selectOption("The market moved, I have checked");
  await decision.getByLabel("In your words").fill("The board shows 13,900.");
  await decision.getByRole("button", { name: "Accept it" }).click();
  await expect(page.getByText("Accepted. The shop sells by it now.")).toBeVisible();
  await expect(page.getByText("No reading waits.")).toBeVisible();
  expect(await goldRate(page)).toBe(13_900);
  await expect.poll(() => priceInShop(browser, shopUrl)).not.toBe(before);
  const accepted = await priceInShop(browser, shopUrl);
  await expect(
    page.getByRole("row", { name: /Accepted.*checked\. The board shows 13,900/ }),
  ).toBeVisible();

  // A jump of more than 5 % needs a second person, who refuses it first.
  feed.gold = 14_700;
  await expect(page.getByText("24K +5.76%", { exact: false })).toBeVisible(NEXT_READING);
  await decision.getByLabel("In your words").fill("The budget of today.");
  await decision.getByRole("button", { name: "Accept it" }).click();
  await expect(page.getByText("Waits for a second person", { exact: true })).toBeVisible();
  await expect(page.getByText("Until then the old rates count.")).toBeVisible();
  const partner = await openApprovals(browser, shopUrl);
  await expect(partner.getByText("The budget of today.")).toBeVisible();
  await expectAccessible(partner);
  await partner.getByRole("button", { name: "Refuse, and say why" }).click();
  const refusal = partner.getByRole("dialog", { name: /^Refuse: / });
  await refusal.getByLabel("Why").fill("The budget changes nothing for gold.");
  await refusal.getByRole("button", { name: "Refuse it" }).click();
  await expect(partner.getByText("Refused").first()).toBeVisible();
  expect(await goldRate(page)).toBe(13_900);
  expect(await priceInShop(browser, shopUrl)).toBe(accepted);

  // The reading still waits, so the first person can ask again.
  await expect(decision.getByRole("button", { name: "Accept it" })).toBeEnabled();
  await decision.getByLabel("In your words").fill("The world market, two banks say it.");
  await decision.getByRole("button", { name: "Accept it" }).click();
  await expect(partner.getByText("two banks say it")).toBeVisible();
  await partner.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(partner.getByText("Agreed and carried out")).toBeVisible();
  await partner.close();
  await expect(page.getByText("No reading waits.")).toBeVisible();
  expect(await goldRate(page)).toBe(14_700);
  await expect.poll(() => priceInShop(browser, shopUrl)).not.toBe(accepted);
});

test("a premium moves the shop's prices, and held rates stand until the hold ends", {
  tag: "@once",
}, async ({ page, feed, browser, shopUrl }) => {
  // The shop is filled first, and the source is read only every 8 seconds.
  test.slow();
  await openBackOffice(page, "/rates");
  await expect.poll(() => goldRate(page)).toBe(13_300);
  const before = await priceInShop(browser, shopUrl);

  await page.getByRole("link", { name: "Change", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "From world to shop" });
  await dialog.getByLabel("Gold, premium").fill("85.50");
  await expect(dialog.getByText("₹13,385.50 per gram")).toBeVisible();
  // A field with another value than the saved one has another background.
  const groundOf = (name: string) =>
    dialog.getByLabel(name).evaluate((field) => getComputedStyle(field).backgroundColor);
  expect(await groundOf("Gold, premium")).not.toBe(await groundOf("Gold, duty"));
  await dialog.getByLabel("Reason").fill("The premium of the city's board");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ask Kavita to agree" }).click();
  await expect(dialog).toBeHidden();
  const partner = await openApprovals(browser, shopUrl);
  expect(await goldRate(page)).toBe(13_300);
  await partner.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(partner.getByText("Agreed and carried out")).toBeVisible();
  await expect.poll(() => goldRate(page), NEXT_READING).toBe(13_385.5);
  await expect.poll(() => priceInShop(browser, shopUrl)).not.toBe(before);
  await expect(page.getByText("The premium of the city's board").first()).toBeVisible();

  // A hold of a minute ends by itself: until then the source is not read.
  const headers = await staffHeaders(page);
  const data = { minutes: 1, reason: "The board is being written" };
  await expect(await page.request.post("/api/staff/rates/hold", { headers, data })).toBeOK();
  const until = Date.now() + 60_000;
  const readBefore = feed.readCount;
  feed.gold = 13_400;
  const rates = page.getByRole("region", { name: "Rates of now", exact: true });
  await expect(rates.getByText("Held").first()).toBeVisible();
  await expect(page.getByText(/Held by .+ until .+The board is being written/)).toBeVisible();
  await expect.poll(async () => feed.readCount > readBefore + 1, { timeout: 90_000 }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(until);
  await expect.poll(() => goldRate(page), NEXT_READING).toBe(13_485.5);
  await expect(rates.getByText("Auto").first()).toBeVisible();

  // Staff hold the rates by the switch, and end the hold by hand.
  await page.getByRole("switch", { name: "Hold the rates" }).click();
  const hold = page.getByRole("dialog", { name: "Hold the rates" });
  await hold.getByLabel("Reason").fill("Dhanteras");
  await expectAccessible(page);
  await hold.getByRole("button", { name: "Hold the rates" }).click();
  await expect(hold).toBeHidden();
  await expect(rates.getByText("Held").first()).toBeVisible();
  feed.gold = 13_500;
  await page.getByRole("switch", { name: "Hold the rates" }).click();
  const release = page.getByRole("dialog", { name: "Let the feed go on" });
  expect(await goldRate(page)).toBe(13_485.5);
  await release.getByLabel("Reason").fill("The board follows the market");
  await release.getByRole("button", { name: "Release the rates" }).click();
  await expect(release).toBeHidden();
  await expect.poll(() => goldRate(page), NEXT_READING).toBe(13_585.5);
  const released = await priceInShop(browser, shopUrl);

  // One person stops the sales at once. Two people start them again.
  await page.getByRole("switch", { name: "Stop sales of gold" }).click();
  const stop = page.getByRole("dialog", { name: "Stop sales of gold" });
  await stop.getByLabel("Reason").fill("The board is closed");
  await stop.getByRole("button", { name: "Stop sales of gold" }).click();
  await expect(stop).toBeHidden();
  await expect.poll(() => hasPrice(browser, shopUrl)).toBe(false);
  await page.getByRole("switch", { name: "Stop sales of gold" }).click();
  const start = page.getByRole("dialog", { name: "Start sales of gold" });
  await start.getByLabel("Reason").fill("The board is open");
  await start.getByRole("button", { name: "Ask Kavita to agree" }).click();
  await expect(start).toBeHidden();
  expect(await hasPrice(browser, shopUrl)).toBe(false);
  await partner.getByRole("button", { name: "Agree", exact: true }).click();
  await expect.poll(() => hasPrice(browser, shopUrl)).toBe(true);
  expect(await priceInShop(browser, shopUrl)).toBe(released);
  await partner.close();
});

/** Whether the shop's page of a golden piece has a price. */
async function hasPrice(browser: Browser, shopUrl: string): Promise<boolean> {
  const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled: false });
  const shop = await context.newPage();
  await shop.goto("/product/jhumka-gold");
  const hasNone = await shop.getByText("Price on request").first().isVisible();
  await context.close();
  return !hasNone;
}
