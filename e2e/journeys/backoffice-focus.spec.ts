import { openBackOffice } from "../back-office.ts";
import { dearPiece } from "../counter-sale.ts";
import { expect, test } from "../journey.ts";

test("the focus stays in the page when a button that did its work has left it @once", async ({
  page,
}) => {
  // The line leaves the sale together with the button that removes it.
  const piece = await dearPiece(page.request);
  await openBackOffice(page, "/counter");
  await page.getByPlaceholder("Name, model number or HUID").fill(piece.name);
  await page.getByRole("list", { name: "Pieces found" }).getByText(piece.name).first().click();
  await page.getByRole("button", { name: `Take ${piece.name} off` }).press("Enter");
  await expect(page.getByRole("region", { name: "Pieces", exact: true })).toBeFocused();

  // A filter that is set is another button than before.
  await page.goto("/admin/orders");
  const filters = page.getByRole("group", { name: "Filters" });
  await filters.getByRole("button", { name: "Payment", exact: true }).press("Enter");
  await page.getByRole("menuitem").first().press("Enter");
  const off = filters.getByRole("button", { name: "Take the filter Payment off" });
  await expect(off).toBeVisible();
  await expect(filters).toBeFocused();
  await off.press("Enter");
  await expect(off).toHaveCount(0);
  await expect(filters).toBeFocused();

  // A dialog that was opened from a menu gives the focus back to the menu's button, and the finder
  // to the element that had it.
  await page.goto("/admin/content");
  await page.getByRole("table").getByRole("link").first().click();
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  const question = page.getByRole("dialog", { name: /^Delete / });
  await question.getByRole("button", { name: "Leave it" }).press("Enter");
  await expect(question).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByPlaceholder("An order, a name, a piece, a place")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});
