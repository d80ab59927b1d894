import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBackOffice } from "../back-office.ts";
import { test as base, expect, expectAccessible } from "../journey.ts";
import { startShop } from "../shop-process.ts";
import { PARTNER } from "../staff.ts";

const OUNCE = 31.1034768;

/** A source of rates. The test determines its price of gold in rupees per gram. */
interface Feed {
  gold: number;
}

/** A test with a shop of its own, because stopped sales would stop the sales of other tests. */
const test = base.extend<{ feed: Feed; shopUrl: string }>({
  feed: async ({ browserName: _ }, use) => {
    const feed = { gold: 13_300 };
    const server = createServer((_request, response) => {
      const [gold, silver] = [feed.gold * OUNCE, 167 * OUNCE];
      const rates = { XAU: 1 / gold, XAG: 1 / silver, INRXAU: gold, INRXAG: silver };
      const timestamp = Math.floor(Date.now() / 1000);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ success: true, base: "INR", timestamp, rates }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const settings = {
      RATES_SOURCE: "metalpriceapi",
      METALPRICEAPI_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      METALPRICEAPI_KEY: "a-key-of-the-journey",
      METALPRICEAPI_MONTHLY_REQUESTS: "100000000",
    };
    Object.assign(process.env, settings);
    await use(feed);
    for (const name of Object.keys(settings)) delete process.env[name];
    server.closeAllConnections();
    server.close();
  },
  shopUrl: async ({ feed: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "suvarna-rates-"));
    const shop = await startShop(dataDir);
    await use(shop.url);
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
});

test("a shopkeeper refuses a reading, changes the rate by hand, and stops sales", {
  tag: "@once",
}, async ({ page, feed, browser, shopUrl, complaints }) => {
  // Calls that need a fresh proof, and calls while prices are withdrawn, first get an error, which
  // the browser logs.
  complaints.allow(/status of 40[139]/);
  await openBackOffice(page, "/rates");
  await expect(page.getByRole("heading", { name: "Rates desk" })).toBeVisible();
  await expect(page.getByText("Nothing waits.")).toBeVisible();

  feed.gold = 13_900;
  const decision = page.getByRole("region", { name: /^Decision on metalpriceapi/ });
  await expect(page.getByText("24K +4.51%", { exact: false })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await decision.getByLabel("In your words").fill("The board shows 13,300.");
  await decision.getByRole("heading").click();
  await page.keyboard.press("r");
  await expect(page.getByText("Nothing waits.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Refused.*The board shows 13,300/ })).toBeVisible();

  await page.getByRole("link", { name: "Enter by hand" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter rates by hand" });
  await dialog.getByLabel("24K").fill("13,350.00");
  await expect(dialog.getByLabel("22K")).toHaveValue("12,240.84");
  await expect(dialog.getByLabel("18K")).toHaveValue("10,022.52");
  const effect = dialog.getByRole("table");
  await expect(effect.getByRole("columnheader").first()).toHaveText(
    "What shoppers will pay, with GST",
  );
  await expect(effect.getByRole("row").nth(1)).toContainText(/₹[\d,.]+₹[\d,.]+▲ ₹/);
  await dialog.getByLabel("Reason").fill("Board rate of the wedding season");
  await dialog.getByRole("button", { name: "Ask Kavita to agree" }).click();
  await expect(page.getByText("entered by hand: waits for a second person")).toBeVisible();
  const gold = page.getByRole("region", { name: "Rates of now", exact: true });
  await expect(gold.getByText("₹13,300")).toBeVisible();

  const partner = await browser.newPage({ baseURL: shopUrl });
  await openBackOffice(partner, "/approvals", PARTNER);
  await partner.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(partner.getByText("Agreed and carried out")).toBeVisible();
  await partner.close();
  await expect(gold.getByText("₹13,350")).toBeVisible({ timeout: 15_000 });
  await expect(gold.getByText("By hand").first()).toBeVisible();

  await page.getByRole("switch", { name: "Stop sales of gold" }).click();
  const stop = page.getByRole("dialog", { name: "Stop sales of gold" });
  await stop.getByLabel("Reason").fill("The board is closed");
  await stop.getByRole("button", { name: "Stop sales of gold" }).click();
  await expect(stop).toBeHidden();
  const bar = page.getByRole("region", { name: "Rates of now, per gram" });
  await expect(bar.getByText("Gold is not sold")).toBeVisible();
  await page.goto("/product/jhumka-gold");
  await expect(page.getByText("Price on request").first()).toBeVisible();
});
