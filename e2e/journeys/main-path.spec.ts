import { expect, expectAccessible, test } from "../journey.ts";
import { logIn, newShopper, placeOrder, putIntoCart, signUp } from "../shopper.ts";

const UNDER_TWO_LAKH = "studs-gold-flower";

test("a shopper sees rates, chooses, signs up, pays at the door and finds the order", async ({
  page,
}) => {
  const shopper = newShopper();

  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Unique & Authentic Designer Jewellery" }),
  ).toBeVisible();
  await expect(page.getByText("24K").first()).toBeVisible();

  await page.getByRole("link", { name: "Explore Collection" }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByText("Showing 1 to 12 of 71 pieces", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await signUp(page, shopper);
  await expectAccessible(page);
  await logIn(page, shopper);
  await putIntoCart(page, UNDER_TWO_LAKH);
  await expectAccessible(page);

  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "Kusum Gold Tops" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Proceed to checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expectAccessible(page);

  const number = await placeOrder(page);
  await expectAccessible(page);

  await page.goto("/order-history");
  await expectAccessible(page);
  await page
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await expect(page.getByText("Confirmed").first()).toBeVisible();
  const worth = page.getByRole("region", { name: "What it is worth today" });
  await expect(worth.getByRole("row", { name: /In exchange today, at 95%/ })).toContainText("₹");
  await expectAccessible(page);

  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty!")).toBeVisible();
});
