import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { PARTNER } from "../staff.ts";

test("two people who have one product open see each other, until one leaves @once", async ({
  page,
  browser,
}) => {
  await openBackOffice(page, "/products");
  await page.locator("tbody a, [data-row] a").first().click();
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}/);
  const path = new URL(page.url()).pathname.replace(/^\/admin/, "");
  await expect(page.getByText("1 other person")).toHaveCount(0);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const partner = await context.newPage();
  await openBackOffice(partner, path, PARTNER);
  await expect(partner.getByText(/^1 other person: \S/)).toBeVisible();
  await expect(page.getByText(/^1 other person: \S/)).toBeVisible();
  await expectAccessible(page);

  await partner.goto(`${new URL(page.url()).origin}/admin/orders`);
  await expect(page.getByText("1 other person")).toHaveCount(0);
  await context.close();
});
