import { openBackOffice } from "../back-office.ts";
import { newHuid, placeForDesk } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";

test("a failure is told without lying over the next step, and a comma is no decimal point", async ({
  page,
}) => {
  const fullName = `Kamala Bose ${newHuid().replace(/\d/g, "x")}`;
  const { id, number } = await placeForDesk(page, {
    slug: "jhumka-silver",
    method: "COD",
    fullName,
  });
  await openBackOffice(page, `/orders/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);

  // A comma may group thousands, so the weight is refused and nothing is moved.
  const weighed = page.getByLabel("Weighed net");
  await weighed.fill("6,700");
  await page.getByRole("button", { name: "Start packing" }).click();
  await expect(page.getByText("A comma could mean thousands.")).toBeVisible();
  const failure = page.getByRole("alert").filter({ hasText: "It stays Confirmed" });
  await expect(failure).toBeVisible();

  // The toast stays until it is closed. The corrected weight and the next step work beneath it.
  await weighed.fill("");
  await page.getByRole("button", { name: "Start packing" }).click();
  const way = page.getByRole("list", { name: "Where the order stands" });
  await expect(way.locator("[aria-current=step]")).toContainText("Processing");
  await expect(failure).toBeVisible();

  // The courier and the tracking number follow the weighing, also for the key Enter.
  await page.getByLabel("HUID", { exact: false }).first().focus();
  await page.keyboard.press("Enter");
  await expect(weighed).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Courier")).toBeFocused();
  await page.keyboard.type("BVC Logistics");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Tracking number")).toBeFocused();
  await page.keyboard.type("BVC 1");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(failure).toBeHidden();
  // The bar of the next step must not lie over the fields while they are checked.
  await weighed.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await expectAccessible(page);
});

test("the letters of an order are told apart by their way", { tag: "@once" }, async ({ page }) => {
  const fullName = `Kamala Bose ${newHuid().replace(/\d/g, "x")}`;
  const { id } = await placeForDesk(page, { slug: "jhumka-silver", method: "COD", fullName });
  await openBackOffice(page, `/orders/${id}`);
  const sent = page.getByRole("region", { name: "Sent to the shopper" });
  await expect(
    sent.getByRole("button", { name: "Resend “Order confirmed” by text message" }),
  ).toBeVisible();
  await expect(sent.getByText("Order confirmed by text message")).toBeVisible();
});
