import { openBackOffice } from "../back-office.ts";
import { deliverOpenOrder } from "../desk-orders.ts";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { logIn, openAccount, placeOrder, putIntoCart } from "../shopper.ts";

const KEPT = "mangalsutra-bracelet";
const RETURNED = "toe-rings-silver";
const REFERENCE = "UPI 426110067890";

test("a buyer sends one of two pieces back, and staff pay for that piece", async ({
  page,
  browser,
}) => {
  const shopper = await openAccount(page);
  await page.goto("/login");
  await waitForHydration(page);
  await logIn(page, shopper);
  await putIntoCart(page, KEPT);
  await putIntoCart(page, RETURNED);
  const number = await placeOrder(page);
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await deliverOpenOrder(page, id);

  await page.getByRole("button", { name: "Return order" }).click();
  const asking = page.getByRole("dialog", { name: "Send this order back?" });
  await asking.getByRole("radio", { name: "Some pieces of it" }).check();
  await asking.getByRole("button", { name: "Request the return" }).click();
  await expect(asking.getByText("Choose at least one piece")).toBeVisible();
  const piece = asking.getByRole("group", { name: "The pieces that you send back" });
  await expect(piece.getByRole("checkbox")).toHaveCount(2);
  await piece.getByRole("checkbox").last().check();
  await expect(asking.getByText("Choose at least one piece")).toHaveCount(0);
  const name = (await piece.locator("label").last().innerText()).split("\n")[0] ?? "";
  await expectAccessible(page);
  await asking.getByRole("button", { name: "Request the return" }).click();
  await expect(page.getByText(`to take ${name} back`)).toBeVisible();

  const desk = await browser.newPage();
  await openBackOffice(desk, `/orders/${id}`);
  await expect(desk.getByText(`The shopper wants to send ${name} back:`)).toBeVisible();
  await desk.getByRole("button", { name: "Take it back" }).click();
  const deciding = desk.getByRole("dialog", { name: "Take the pieces back?" });
  await expect(deciding).toContainText(`What was paid for ${name}, ₹`);
  await expect(deciding).toContainText("goes back with a credit note");
  const accept = deciding.getByRole("button", { name: "Take it back" });
  await expect(accept).toBeDisabled();
  await deciding.getByLabel("Reference of the bank transfer or UPI payment").fill(REFERENCE);
  await deciding.getByLabel("Note, as the shopper reads it").fill("Received in good order");
  await deciding.getByLabel("The piece is back and can be sold again").check();
  await expectAccessible(desk);
  // The answer is lost, but the shop has decided: the toast does not say that nothing happened.
  await desk.route("**/api/staff/orders/*/return", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await accept.click();
  await expect(desk.getByText("No answer came: perhaps it is done")).toBeVisible();
  await expect(deciding).toBeHidden();
  await expect(desk.getByText(`The shopper wants to send ${name} back:`)).toHaveCount(0);
  await expect(desk.getByText("Back on sale.").first()).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByText(/^On .* we agreed to take .* back\.$/)).toBeVisible();
  await expect(page.getByText("Received in good order").first()).toBeVisible();
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect(summary.getByRole("heading", { name: "Sent back" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Open credit note CRN/ })).toBeVisible();
  await expect(page.getByText("Delivered", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test("staff take a whole order back, and say whether its piece is sold again", async ({
  page,
  browser,
}) => {
  const shopper = await openAccount(page);
  await page.goto("/login");
  await waitForHydration(page);
  await logIn(page, shopper);
  await putIntoCart(page, RETURNED);
  await placeOrder(page);
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page).toHaveURL(/order-details/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await deliverOpenOrder(page, id, false);
  await page.getByRole("button", { name: "Return order" }).click();
  const asking = page.getByRole("dialog", { name: "Send this order back?" });
  await asking.getByRole("button", { name: "Request the return" }).click();
  await expect(page.getByText("to take this order back")).toBeVisible();

  const desk = await browser.newPage();
  await openBackOffice(desk, `/orders/${id}`);
  await desk.getByRole("button", { name: "Take it back" }).click();
  const deciding = desk.getByRole("dialog", { name: "Take the order back?" });
  await expect(deciding).toContainText("is owed to the shopper");
  const isBack = deciding.getByLabel("The piece is back and can be sold again");
  await expect(isBack).not.toBeChecked();
  await isBack.check();
  await expectAccessible(desk);
  const sent = desk.waitForRequest("**/api/staff/orders/*/return");
  await deciding.getByRole("button", { name: "Take it back" }).click();
  expect((await sent).postDataJSON()).toEqual({ accept: true, restock: true });
  await expect(deciding).toBeHidden();
  await expect(
    desk.getByRole("list", { name: "Where the order stands" }).locator("[aria-current=step]"),
  ).toContainText("Returned");
  await desk.close();
});
