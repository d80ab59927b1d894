import { expect, expectAccessible, test } from "../journey.ts";
import { arriveLoggedIn, chooseSize } from "../shopper.ts";

const PIECE = "pendant-leaf";

test("a shopper searches, orders and finds the order in Hindi", async ({ page }) => {
  await arriveLoggedIn(page);
  await page.goto("/hi/search?q=झुमका");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toBeVisible();

  await page.goto(`/hi/product/${PIECE}`);
  await chooseSize(page);
  await page.getByRole("button", { name: "बैग में डालें" }).first().click();
  await expect(page.getByText("बैग में डाल दिया").first()).toBeVisible();
  await page.goto("/hi/cart");
  await expectAccessible(page);
  await page.getByRole("link", { name: "ऑर्डर पूरा करें" }).click();
  await expect(page).toHaveURL("/hi/checkout");
  await page.getByRole("radio", { name: /कैश ऑन डिलीवरी/ }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "ऑर्डर करें" }).click();
  await expect(page).toHaveURL(/\/hi\/confirm/);
  await expect(page.getByRole("heading", { name: "ऑर्डर के लिए धन्यवाद" })).toBeVisible();

  await page.goto("/hi/order-history");
  await page.getByRole("link", { name: "ऑर्डर देखें" }).first().click();
  await expect(page).toHaveURL(/\/hi\/order-details\//);
  await expectAccessible(page);
});
