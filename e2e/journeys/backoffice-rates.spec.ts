import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../rate-feed.ts";
import { PARTNER } from "../staff.ts";

test("a shopkeeper refuses a reading, changes the rate by hand, and stops sales", {
  tag: "@once",
}, async ({ page, feed, browser, shopUrl, complaints }) => {
  // Calls that need a fresh proof, and calls while prices are withdrawn, first get an error, which
  // the browser logs.
  complaints.allow(/status of 40[139]/);
  await openBackOffice(page, "/rates");
  await expect(page.getByRole("heading", { name: "Rates desk" })).toBeVisible();
  await expect(page.getByText("No reading waits.")).toBeVisible();

  feed.gold = 13_900;
  const decision = page.getByRole("region", { name: /^Decision on metalpriceapi/ });
  await expect(page.getByText("24K +4.51%", { exact: false })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await decision.getByLabel("In your words").fill("The board shows 13,300.");

  // A newer reading of the source doesn't replace the one that is being judged.
  feed.gold = 14_000;
  await expect(decision.getByText("A newer reading has come.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("24K +4.51%", { exact: false })).toBeVisible();
  await expect(decision.getByRole("button", { name: "Accept it" })).toBeDisabled();
  await expectAccessible(page);
  await decision.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByText("24K +5.26%", { exact: false })).toBeVisible();
  await expect(decision.getByLabel("In your words")).toHaveValue("The board shows 13,300.");
  await expect(decision.getByRole("button", { name: "Refuse it" })).toBeEnabled();
  await decision.getByRole("heading").click();
  await page.keyboard.press("r");
  await expect(page.getByText("No reading waits.")).toBeVisible();
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
