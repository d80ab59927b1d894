import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { logIn, openAccount, placeOrder, putIntoCart } from "../shopper.ts";

const SLUG = "pendant-leaf";

test("figures of today change when somebody orders, and a service answers its test @once", async ({
  page,
  browser,
}) => {
  await openBackOffice(page, "/?period=day");
  const sales = page.getByRole("region", { name: "Sales" });
  await expect(sales.getByText("GST and shipping included")).toBeVisible();
  await expectAccessible(page);
  const orders = sales
    .getByText("Orders", { exact: true })
    .locator("xpath=following-sibling::p[1]");
  const before = Number((await orders.innerText()).replaceAll(",", ""));

  const own = await browser.newContext({ baseURL: process.env["E2E_URL"] ?? "" });
  const shop = await own.newPage();
  const shopper = await openAccount(shop);
  await shop.goto("/login");
  await logIn(shop, shopper);
  await putIntoCart(shop, SLUG);
  const number = await placeOrder(shop);
  // The page is neither reloaded nor clicked: a message of the WebSocket must change the number.
  await expect
    .poll(async () => Number((await orders.innerText()).replaceAll(",", "")))
    .toBeGreaterThan(before);
  await own.close();
  await sales.getByRole("button", { name: "All figures" }).click();
  await expect(page.getByRole("table", { name: "Sales" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Next to dispatch" })).toContainText(/\w/);
  expect(number).toMatch(/\w/);

  await page.goto("/admin/settings");
  const messages = page.getByRole("table", { name: "Mail and messages" });
  await messages.getByRole("button", { name: "Send one to me" }).first().click();
  await expect(messages.getByRole("button", { name: "Kept in the outbox" })).toBeVisible();
  await page.getByLabel("Cash below").fill("2,50,000.00");
  await expect(page.getByText("Lower is allowed, higher is not (s. 269ST)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep" })).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByLabel("Opening hours").fill("Monday to Saturday, 10:30 am to 8:00 pm");
  await page.getByRole("button", { name: "Keep" }).click();
  await page.getByLabel("Why").fill("The winter hours begin");
  await page.getByRole("button", { name: "Keep the changes" }).click();
  await expect(page.getByText("Kept: Opening hours")).toBeVisible();
  await expect(page.getByLabel("Opening hours")).toHaveValue(
    "Monday to Saturday, 10:30 am to 8:00 pm",
  );

  // A changed prefix of a document series waits for the approval of a second person. Two kinds of
  // documents can't have the same prefix.
  const prefix = page.getByLabel("Tax invoices begin with");
  await prefix.fill("crn");
  await expect(page.getByText("Another kind of document has it").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep" })).toBeDisabled();
  await prefix.fill("sv");
  await page.getByLabel("HSN, gold").fill("71131910");
  await page.getByRole("button", { name: "Keep" }).click();
  await page.getByLabel("Why").fill("The series of the old shop goes on");
  await page.getByRole("button", { name: "Ask a colleague to agree" }).click();
  await expect(page.getByText("A second person is asked")).toBeVisible();
  await expect(prefix).toHaveValue("INV");
  await expectAccessible(page);
});
