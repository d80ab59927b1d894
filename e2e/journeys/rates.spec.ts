import type { Locator } from "@playwright/test";
import { expect, expectAccessible, test } from "../journey.ts";
import { openMarket, ratesOf } from "../market.ts";

const GREEN = /bg-dot-live/;
const YELLOW = /bg-dot-wait/;
const RED = /bg-dot-down/;

/** Expects a panel to show this status text and a dot of this colour. */
async function expectStatus(panel: Locator, words: string, dot: RegExp): Promise<void> {
  const status = panel.getByRole("status");
  await expect(status).toHaveText(words);
  await expect(status.locator("i")).toHaveClass(dot);
}

test("the shop's panel shows in every state how its prices arrive", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/\/api\/today-price\b/);
  const market = await openMarket(page);
  await page.goto("/shop", { waitUntil: "load" });
  const panel = page.getByRole("region", { name: "Live gold price" });
  const gold = panel.getByRole("listitem").filter({ hasText: "24K" });
  await expectStatus(panel, "Initializing...", YELLOW);
  await expect(panel.getByRole("listitem")).toContainText([
    /24K.*99\.9%/,
    /22K.*91\.7%/,
    /18K.*75%/,
    /10g Silver.*4\.1%/,
  ]);

  await market.begin();
  await expectStatus(panel, "Connecting...", YELLOW);
  market.answer = "wait";
  await market.pass(4900);
  await expectStatus(panel, "Connecting...", YELLOW);
  await market.pass(100);
  await expectStatus(panel, "Connection failed, switching to polling", YELLOW);
  market.answer = ratesOf(13_000, 150);
  await market.release();
  await expectStatus(panel, "Using polling (30s interval)", GREEN);
  await expect(gold).toContainText("₹13,000.00");
  await expect(panel.getByRole("listitem").nth(3)).toContainText("₹1,500.00");

  market.answer = "refuse";
  const requestCount = market.requestCount;
  await market.pass(29_900);
  expect(market.requestCount).toBe(requestCount);
  await market.pass(100);
  await expectStatus(panel, "error", RED);
  await expect(gold).toContainText("₹13,000.00");

  // While the page polls the rates, it tries to open the WebSocket again.
  expect(await market.socketCount()).toBe(2);
  await market.fire("open");
  await expectStatus(panel, "Connected (real-time)", GREEN);

  await market.sendRates(ratesOf(13_100, 150));
  await expect(gold).toHaveAttribute("data-moved", "up");
  await expect(gold).toContainText("₹13,100.00▲");
  await market.pass(600);
  await expect(gold).not.toHaveAttribute("data-moved");
  await market.sendRates(ratesOf(13_050, 150, 61));
  await expect(gold).toHaveAttribute("data-moved", "down");
  await expect(gold).toContainText("₹13,050.00▼");
  // Screen readers announce no price.
  await expect(panel.locator("li").getByRole("status")).toHaveCount(0);
  await expect(panel.locator("li [aria-live], li[aria-live], ul[aria-live]")).toHaveCount(0);

  await panel.getByRole("button", { name: "Refresh Prices" }).click();
  await expectStatus(panel, "error", RED);
  // Screen readers announce an outage only when it lasts.
  const announced = panel.locator("[aria-live=polite]");
  await expect(panel.getByRole("status")).toHaveAttribute("aria-live", "off");
  await market.pass(4_900);
  await expect(announced).toBeEmpty();
  await market.pass(100);
  await expect(announced).toHaveText("error");
  await expect(gold).toContainText("₹13,050.00");
  market.answer = ratesOf(13_060, 150, 62);
  await panel.getByRole("button", { name: "Refresh Prices" }).click();
  await expect(gold).toContainText("₹13,060.00");
  await expectStatus(panel, "Connected (real-time)", GREEN);

  // When the rates are too old, no piece may have a price, and the page must say why.
  await market.sendRates([]);
  await expect(panel.getByText(/Prices are on request/)).toBeVisible();
  await expect(page.getByText("Price on request").first()).toBeVisible();
  await market.sendRates(ratesOf(13_060, 150, 63));
  await expect(page.getByText("Price on request")).toHaveCount(0);

  await market.fire("close");
  await expectStatus(panel, "Disconnected, attempting to reconnect...", RED);
  await market.pass(4900);
  expect(await market.socketCount()).toBe(2);
  await market.pass(100);
  await expectStatus(panel, "Connecting...", YELLOW);
  expect(await market.socketCount()).toBe(3);
});

test("the home panel tries three times a second apart, then polls", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/\/api\/today-price\b/);
  const market = await openMarket(page);
  await page.goto("/", { waitUntil: "load" });
  const panel = page.getByRole("region", { name: "Live prices" });
  await expectStatus(panel, "connecting", YELLOW);
  await market.begin();
  market.answer = "wait";
  for (const tries of [2, 3, 4]) {
    await market.fire("close");
    await expectStatus(panel, "disconnected", RED);
    await market.pass(950);
    expect(await market.socketCount()).toBe(tries - 1);
    await market.pass(50);
    await expectStatus(panel, "connecting", YELLOW);
    expect(await market.socketCount()).toBe(tries);
  }
  expect(market.requestCount).toBe(0);
  await market.fire("close");
  await expectStatus(panel, "error", RED);
  market.answer = ratesOf(13_000, 150);
  await market.release();
  await expectStatus(panel, "error - using polling", RED);
  await expect(panel.getByRole("listitem").first()).toContainText("₹13,000.00");

  market.answer = ratesOf(13_010, 150);
  await market.pass(9900);
  expect(market.requestCount).toBe(1);
  await market.pass(200);
  await expect(panel.getByRole("listitem").first()).toContainText("₹13,010.00");
  await market.pass(20_000);
  expect(await market.socketCount()).toBe(5);
  await market.fire("open");
  await expectStatus(panel, "connected", GREEN);
});

test("the page of the rates is read, chosen on, and follows the market", async ({
  page,
  complaints,
}) => {
  complaints.allow(/\/api\/today-price\/history/);
  const market = await openMarket(page);
  await page.goto("/rates", { waitUntil: "load" });
  await market.begin();
  await market.fire("open");
  await market.resume();
  const chosen = (name: string) =>
    expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "true");
  await chosen("22K");
  await chosen("1 month");
  await expect(page.getByText("Simulated market").first()).toBeVisible();
  await expectAccessible(page);

  const month = page.getByRole("slider", { name: "22K rate, 1 month" });
  await expect(month.locator("canvas")).toBeAttached();
  await month.focus();
  const newest = await month.getAttribute("aria-valuetext");
  await month.press("ArrowLeft");
  await expect(month).not.toHaveAttribute("aria-valuetext", newest ?? "");
  await month.press("Home");
  await expect(month).toHaveAttribute("aria-valuenow", "0");
  const first = (await month.getAttribute("aria-valuetext")) ?? "";
  expect(first).toMatch(/^\d+ \w{3}, \d+:\d\d [ap]m: ₹[\d,]+\.\d\d$/);
  // The text for screen readers equals the visible text.
  await expect(month).toContainText(first.replace(": ", "").replace(/:? ?₹/, "₹"));
  const { width = 0 } = (await month.boundingBox()) ?? {};
  await month.hover({ position: { x: width - 2, y: 20 } });
  await expect(month).not.toHaveAttribute("aria-valuenow", "0");

  // A reader has moved to a point of the chart, and stays at that point when new rates arrive.
  await month.press("Home");
  await market.sendRates(ratesOf(13_500, 170));
  await expect(page.getByText("₹12,500.00").first()).toBeVisible();
  await expect(month).toHaveAttribute("aria-valuetext", first);
  await month.press("End");
  await expect(month).toHaveAttribute("aria-valuetext", /₹12,500\.00$/);

  await page.getByText("The curve as a table").click();
  const table = page.getByRole("table", { name: /22K rate, 1 month/ });
  await expect(table.getByRole("row").nth(1)).toContainText("₹12,500.00");

  await page.route(/\/today-price\/history/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole("link", { name: "1 year" }).click();
  await expect(page.getByRole("alert")).toContainText("The history could not be loaded");
  await page.unroute(/\/today-price\/history/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("slider", { name: "22K rate, 1 year" })).toBeVisible();
  await expect(page).toHaveURL(/\/rates\?range=1y$/);
  const metals = page.getByRole("navigation", { name: "Metal" });
  await metals.getByRole("link", { name: "Silver" }).click();
  await expect(page).toHaveURL(/carat=Silver&range=1y$/);
  await expect(page.getByRole("heading", { name: "Silver, then and now" })).toBeVisible();
  await expect(page.getByText("₹1,700.00").filter({ visible: true }).first()).toBeVisible();
  const today = page.getByRole("table", { name: /gold and silver cost today/ });
  for (const row of [/^22K gold 916 /, /^Silver 999 /]) {
    await expect(today.getByRole("row", { name: row })).toBeVisible();
  }

  // When the rates are too old, the page must not replace them by example values, and must say why
  // no rates are shown.
  await market.sendRates([]);
  await expect(page.getByText("No valid rate is known just now.").first()).toBeVisible();
  await expect(page.getByText(/too old to sell by/)).toBeVisible();
  await expect(page.getByRole("slider", { name: "Silver rate, 1 year" })).toBeVisible();
  await market.sendRates(ratesOf(13_500, 170, 61));

  await page.getByRole("link", { name: /Value your gold/ }).click();
  // The page before has a field with the same name, so the test waits for the heading of the new
  // page first.
  await expect(page.getByRole("heading", { name: "What your gold is worth today" })).toBeVisible();
  await page.getByRole("textbox", { name: "Net weight, g" }).fill("12.5");
  await expect(page.getByRole("combobox", { name: "Metal" })).toHaveValue("Silver");
  const worth = page.getByRole("table", { name: "What the metal is worth today" });
  await expect(worth.getByRole("row", { name: /Silver, 12\.500 g/ })).toContainText("₹2,125.00");
  await expect(worth.getByRole("row", { name: "In exchange today" })).toContainText("₹2,018.75");
  await expect(page.getByText("GST and shipping that were paid with the old piece.")).toBeVisible();
  await page.getByRole("textbox", { name: "Net weight, g" }).fill("a lot");
  await expect(page.getByText("Enter a weight in grams, such as 8.45")).toBeVisible();
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.allow(/\/assets\/\S+\.js csp$/));

  test("the rates say their numbers, and the calculator is a form", { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto("/rates?carat=24K&range=7d");
    await expect(page.getByRole("img", { name: /^24K rate, 7 days, now .*₹/ })).toBeVisible();
    await page.getByText("The curve as a table").click();
    await expect(page.getByRole("table", { name: /24K rate, 7 days/ })).toContainText("₹");
    await expect(page.getByRole("table", { name: /The last rate of each day/ })).toContainText("₹");
    await page.goto("/gold-value");
    await page.getByRole("combobox", { name: "Metal" }).selectOption("18K");
    await page.getByRole("textbox", { name: "Net weight, g" }).fill("7.25");
    await page.getByRole("button", { name: "Show the value" }).click();
    await expect(page.getByRole("row", { name: /18K gold, 7\.250 g/ })).toContainText("₹");
  });
});
