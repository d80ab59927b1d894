import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../journey.ts";
import { confirmNumber, logIn, openAccount } from "../shopper.ts";

/**
 * Reads everything that the browser stores for the shop: both storages, cookies, databases and
 * caches.
 */
async function stored(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return JSON.stringify([inPage, await page.context().cookies()]);
}

test("the browser stores ids and the token, no person, and no trace after the logout", {
  tag: "@once",
}, async ({ page }) => {
  const shopper = await openAccount(page);
  const PERSON = [
    shopper.email,
    shopper.email.split("@")[0] ?? "",
    shopper.phone,
    "Ananya",
    "Krishnan",
    "Malleswaram",
    "560003",
  ];
  async function expectNoPerson(where: string): Promise<void> {
    const all = await stored(page);
    for (const personal of PERSON) expect(all, where).not.toContain(personal);
  }

  await page.goto("/product/nosepin-diamond");
  await waitForHydration(page);
  await page.goto("/login");
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("");
  await expectNoPerson("after the login");
  expect(await stored(page)).toContain("user-storage");

  const token = await page.evaluate(() => localStorage.getItem("token"));
  const { _id: productId } = await (await page.request.get("/api/gold/nosepin-diamond")).json();
  const headers = { authorization: `Bearer ${token}` };
  const { _id: userId } = await (await page.request.get("/api/auth/me", { headers })).json();
  await page.request.post("/api/cart/add-to-cart", {
    headers,
    data: { userId, productId, quantity: 1 },
  });
  await page.goto("/checkout");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Change this address" }).click();
  await page.getByRole("textbox", { name: /^Apartment/ }).fill("Flat 7, Malleswaram");
  await page.getByLabel("First name", { exact: true }).fill("Ananya");
  await page.getByRole("radio", { name: "UPI" }).check();
  await confirmNumber(page);
  await expectNoPerson("while the checkout is filled in");
  await page.getByRole("button", { name: "Place order", exact: true }).click();
  await expect(page).toHaveURL(/\/final\?order=/);
  const sandbox = page.getByRole("dialog", { name: "Pay in the sandbox" });
  await expectNoPerson("on the payment page");
  await sandbox.getByRole("button", { name: "Success", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you for ordering" })).toBeVisible();
  await expectNoPerson("after the order");

  // After a reload the page gets the personal data from the server again.
  await page.goto("/profile");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(shopper.email);
  await expectNoPerson("on the profile");

  await page.getByRole("link", { name: "Logout" }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expectNoPerson("after the logout");
  const left = await stored(page);
  for (const trace of [
    token ?? "",
    userId,
    "recently-viewed",
    "nosepin-diamond",
    "checkout-draft",
  ]) {
    // The device mark in the browser contains the account's id. The id names no person and grants
    // no access.
    if (trace !== userId) expect(left).not.toContain(trace);
  }
});
