import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { followLetter, openLetter } from "../outbox.ts";
import { newShopper } from "../shopper.ts";
import { staffHeaders } from "../staff.ts";

const RING = "three-stone-ruby-ring";
const SIZE = "18";

/** The headings below a sold-out piece's gallery and buying column. */
function afterTheBox(headings: readonly string[]): readonly string[] {
  return headings.slice(headings.indexOf("Out of Stock") + 1);
}

test("a shopper leaves an address at a sold-out piece, on a phone too", async ({ page }) => {
  await page.goto("/product/drops-ruby-oval");
  await waitForHydration(page);
  const [first] = await page.getByRole("heading", { level: 2 }).allInnerTexts().then(afterTheBox);
  expect(first).toBe("On the counter today");
  const box = page.getByRole("region", { name: "Out of Stock" });
  const jump = page.getByRole("link", { name: "Tell me when it is back" });
  if (await jump.isVisible()) {
    await jump.click();
    await expect(box.getByLabel("Your e-mail")).toBeFocused();
  }
  await box.getByLabel("Your e-mail").fill("nobody");
  await box.getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(box.getByText(/Enter an e-mail address/)).toBeVisible();
  await expectAccessible(page);
  const { email } = newShopper();
  await box.getByLabel("Your e-mail").fill(email);
  await box.getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(box.getByRole("group", { name: "Please look into your inbox" })).toBeFocused();
  await openLetter(page, email, "Shall we tell you when it is back?");
});

test("a shopper who waits for a size confirms the address, and gets one letter when it is back", {
  tag: "@once",
}, async ({ page }) => {
  const { email } = newShopper();
  await page.goto(`/product/${RING}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Your size is sold out?" }).click();
  await page.getByLabel("Which size").selectOption(SIZE);
  await page.getByLabel("Your e-mail").fill(email);
  await page.getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(page.getByText("Please look into your inbox")).toBeVisible();

  await openLetter(page, email, "Shall we tell you when it is back?");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await followLetter(page, /restock\/confirm/);
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, tell me" }).click();
  await expect(page.getByText("We write to you once")).toBeVisible();

  const headers = await staffHeaders(page);
  const shop = page.request;
  const { _id: id, name } = await (await shop.get(`/api/gold/${RING}`)).json();
  const counted = await shop.get(`/api/staff/restock?productId=${id}`, { headers });
  expect((await counted.json()).sizes).toContainEqual({ size: SIZE, waiting: 1 });
  const stockIs = async (stock: number, was: number) => {
    const data = { size: SIZE, stock, was };
    await expect(await shop.patch(`/api/staff/products/${id}/stock`, { headers, data })).toBeOK();
  };
  await stockIs(1, 0);
  await stockIs(0, 1);
  await expect(async () => openLetter(page, email, `${name} is back`)).toPass({ timeout: 30_000 });
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(page.getByText(`${name} in size ${SIZE} can be bought again.`)).toBeVisible();
});
