import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { logIn, newShopper, signUp } from "../shopper.ts";

const RING = "/product/plain-band-22k";

test("no size is chosen, and the cart asks for one before anything else", async ({
  page,
  isMobile,
}) => {
  await page.goto(RING);
  const sizes = page.getByRole("group", { name: "Ring size" });
  await expect(sizes.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByText("Not chosen yet")).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click();
  await expect(sizes.getByText("Choose a ring size first")).toBeVisible();
  await expect(sizes.getByRole("radio", { disabled: false }).first()).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${RING}$`));
  await expectAccessible(page);

  const weight = page.getByRole("row", { name: /^Net weight/ }).getByRole("cell");
  const before = await page
    .getByText(/with GST, at/)
    .first()
    .textContent();
  await sizes.getByRole("radio", { disabled: false }).last().check({ force: true });
  await expect(sizes.getByText("Choose a ring size first")).toBeHidden();
  await expect(page.getByText(/with GST, at/).first()).not.toHaveText(before ?? "");
  // On a phone the section "Details" is closed at first.
  if (isMobile) await page.getByRole("button", { name: "Details", exact: true }).click();
  await expect(weight).toHaveCount(1);
});

test("a size to order is chosen, and the day of delivery follows it", async ({ page }) => {
  await page.goto("/product/emerald-halo-ring");
  await waitForHydration(page);
  // A phone does not show the breadcrumb, so the test finds hidden elements too.
  const trail = page.getByRole("navigation", { name: "Breadcrumb", includeHidden: true });
  await expect(trail.getByRole("link", { name: "Rings", includeHidden: true })).toHaveAttribute(
    "href",
    "/shop/rings",
  );
  const sizes = page.getByRole("group", { name: "Ring size" });
  await expect(sizes.getByRole("radio", { disabled: false })).toHaveCount(6);
  await expect(sizes.getByText("A size to order is made in 5 to 10 days.")).toBeVisible();
  // The piece is in stock, so the page does not say that it is made to order.
  await expect(page.getByRole("heading", { name: "Made to order" })).toBeHidden();
  await page.getByLabel("Delivery to PIN code").fill("560003");
  await page.getByRole("button", { name: "Check" }).click();
  const delivery = page.getByText(/^With you [A-Z]/);
  await expect(delivery).toBeVisible();
  const ready = await delivery.textContent();
  await sizes.getByRole("radio", { name: /^16/ }).check({ force: true });
  await expect(sizes.getByText("Size 16 is made for you in 5 to 10 days")).toBeVisible();
  await expect(delivery).not.toHaveText(ready ?? "");
  await expect(page.getByRole("button", { name: /^Returns and repairs/ })).toContainText(
    "Made for you",
  );
  await expectAccessible(page);
});

test("the size guide is a page too, which measures on the screen", async ({ page }) => {
  await page.goto("/size-guide");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "Find your size" })).toBeVisible();
  await expect(page.getByRole("row", { name: "30 22.2 mm 69.7 mm" })).toBeVisible();
  await expect(page.getByRole("row", { name: "2.14 73.0 mm 229.4 mm" })).toBeVisible();
  await page.getByRole("button", { name: "It fits" }).first().click();
  // The calibration of the screen applies to both kinds of sizes.
  await expect(page.getByRole("slider", { name: "Diameter of the circle" })).toHaveCount(2);
  await expectAccessible(page);
});

test("the piece is drawn in actual size, with the scale of the size guide", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto(RING);
  const hand = page.getByRole("img", { name: /drawn on the ring finger of a hand/ });
  const before = await hand.boundingBox();
  await page.getByRole("button", { name: "Set your screen with a bank card" }).click();
  const dialog = page.getByRole("dialog", { name: "Set your screen with a bank card" });
  await dialog.getByRole("slider", { name: "Width of the frame" }).fill("4.5");
  await dialog.getByRole("button", { name: "It fits" }).click();
  await expect(page.getByRole("button", { name: "Set for this screen" })).toBeVisible();
  const after = await hand.boundingBox();
  expect((after?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(4.5 / (96 / 25.4), 1);

  await page.getByRole("button", { name: "Size guide" }).click();
  const guide = page.getByRole("dialog", { name: "Find your ring size" });
  await guide.getByRole("button", { name: "On this screen" }).click();
  await expect(guide.getByRole("slider", { name: "Diameter of the circle" })).toBeVisible();
});

test("a chosen size stays through reload and login until the piece is in the cart", async ({
  page,
}) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await page.goto(RING);
  await page.getByRole("button", { name: "Size guide" }).click();
  const guide = page.getByRole("dialog", { name: "Find your ring size" });
  await expect(guide.getByRole("row", { name: /^16 17\.9 mm 56\.3 mm/ })).toBeVisible();
  // All sizes of the piece are visible in the drawer without scrolling.
  await expect(guide.getByRole("button", { name: /^Choose size/ })).toHaveCount(6);
  await expect(guide.getByRole("button", { name: "Choose size 18" })).toBeInViewport();
  await guide.getByRole("button", { name: "On this screen" }).click();
  // The shopper lays a bank card on the frame on the screen, so the frame and the button must be
  // visible together.
  await expect(guide.getByRole("button", { name: "It fits" })).toBeInViewport();
  await guide.getByRole("button", { name: "It fits" }).click();
  await guide.getByRole("slider", { name: "Diameter of the circle" }).fill("17.3");
  await expectAccessible(page);
  await guide.getByRole("button", { name: "Choose size 14" }).click();
  await expect(guide).toBeHidden();
  await expect(page).toHaveURL(`${RING}?size=14`);

  await page.reload();
  await expect(page.getByRole("radio", { name: "14" })).toBeChecked();
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click();
  await expect(page.getByText("User needs to Login First!")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, shopper);
  await expect(page.getByText("Added to cart")).toBeVisible();
  await expect(page).toHaveURL(`${RING}?size=14`);
  await page.goto("/cart");
  await expect(page.getByText(/size 14$/).first()).toBeVisible();
});
