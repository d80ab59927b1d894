import type { Page } from "@playwright/test";
import { weighAll } from "../desk-orders.ts";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { confirmEmail, followLetter, openLetter } from "../outbox.ts";
import { arriveLoggedIn, savedAddress } from "../shopper.ts";
import { staffHeaders } from "../staff.ts";

/** A piece that is made to order. Its price is so high that the law requires the buyer's PAN. */
const MADE_TO_ORDER = "necklace-bridal-ruby";
const sandbox = (page: Page) => page.getByRole("dialog", { name: "Pay in the sandbox" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const choose = (page: Page, name: string) =>
  sandbox(page).getByRole("button", { name, exact: true }).click();

/** Makes an API call as staff. @returns the status of the reply */
async function asStaff(page: Page, path: string, data?: object): Promise<number> {
  const headers = await staffHeaders(page);
  const answer = await page.request.post(`/api/staff/orders/${path}`, { headers, data });
  return answer.status();
}

test("a piece made to order is paid by an advance, and the rest before the dispatch", {
  tag: "@once",
}, async ({ page, complaints }) => {
  // The shop answers a payment without success with status 402, which the browser logs as an error.
  complaints.allow(/\b402\b/);
  const { add } = await arriveLoggedIn(page);
  await add(MADE_TO_ORDER);
  await page.goto("/checkout");
  await waitForHydration(page);
  await expect(savedAddress(page)).toBeChecked();
  const cash = page.getByRole("radio", { name: /cash on delivery/i });
  await expect(cash).toBeDisabled();
  await expect(page.getByText("Not for pieces that are made to order")).toBeVisible();
  await page.getByRole("radio", { name: /Debit or credit card/ }).check();
  await page.getByRole("radio", { name: /^The whole order/ }).check();
  await expect(page.getByRole("table", { name: "When it is due" })).toHaveCount(0);
  await page.getByRole("radio", { name: /^An advance/ }).check();
  const due = page.getByRole("table", { name: "When it is due" });
  await expect(due.getByRole("row", { name: /Due now/ })).toBeVisible();
  const amount = /₹[\d,.]+/.exec(
    (await due.getByRole("row", { name: /Due now/ }).textContent()) ?? "",
  );
  const rest = /₹[\d,.]+/.exec(
    (await due.getByRole("row", { name: /before/ }).textContent()) ?? "",
  );
  await page.getByLabel("PAN", { exact: false }).first().fill("ABCDE1234F");
  await expectAccessible(page);
  await press(page, "Place order");

  await expect(sandbox(page)).toContainText(`would ask for ${amount?.[0]}`);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/The advance of .* is due now/)).toBeVisible();
  await expectAccessible(page);
  await press(page, "Pay now");
  await choose(page, "Success");
  await expect(title(page, "Thank you for ordering")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Advance paid", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("You pay the rest")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "View your order" }).click();
  await expect(title(page, "Order")).toBeVisible();
  await expect(page.getByRole("link", { name: "Pay the rest" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Download receipt voucher RCV/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const cancelling = page.getByRole("dialog", { name: "Cancel this order?" });
  await expect(cancelling).toContainText(amount?.[0] ?? "");
  await press(page, "Keep the order");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("link", { name: /^Open receipt voucher RCV/ }).click();
  const voucher = page.getByRole("article", { name: "Receipt voucher" });
  await expect(voucher).toContainText("Advance received");
  await expect(voucher).toContainText(amount?.[0] ?? "");
  await expectAccessible(page);

  const { email } = await (
    await page.request.get("/api/auth/me", {
      headers: {
        authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("token"))}`,
      },
    })
  ).json();
  await confirmEmail(page, email);
  expect(await asStaff(page, `${id}/move`, { from: "confirmed", to: "processing" })).toBe(200);
  expect(await asStaff(page, `${id}/move`, { from: "processing", to: "shipped" })).toBe(409);
  expect(await asStaff(page, `${id}/ask-for-rest`)).toBe(200);
  await openLetter(page, email, "is ready: please pay the rest");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await followLetter(page, /\/final\?order=/);
  await waitForHydration(page);

  await expect(title(page, "Pay the rest of your order")).toBeVisible();
  await expect(page.getByText(`the rest of ${rest?.[0]} is due before dispatch`)).toBeVisible();
  await expectAccessible(page);
  await press(page, "Pay the rest");
  await expect(sandbox(page)).toContainText(`would ask for ${rest?.[0]}`);
  await choose(page, "Failure");
  await expect(page.getByRole("alert")).toContainText("you can pay the rest again");
  await press(page, "Pay the rest");
  await choose(page, "Success");
  await expect(title(page, "Thank you for ordering")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Paid online, ₹/)).toBeVisible();
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page.getByRole("button", { name: /^Download tax invoice INV/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Pay the rest" })).toHaveCount(0);
  await weighAll(page, id);
  expect(await asStaff(page, `${id}/move`, { from: "processing", to: "shipped" })).toBe(200);
});
