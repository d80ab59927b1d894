import { expect, expectAccessible, test } from "../journey.ts";

test("a collection is found in the menu, shows its story, and leads to its pieces", async ({
  page,
  isMobile,
  request,
}) => {
  const collections = await (await request.get("/api/collections")).json();
  const [{ slug, title, sentence, count }] = collections;

  await page.goto("/");
  if (isMobile) {
    await page.locator("summary[aria-label=Menu]").click();
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: /^Collections/ })
      .click();
  } else {
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Collections" })
      .click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Collections");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(collections.length);
  await expectAccessible(page);

  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/collections/${slug}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  const pieces = page.getByRole("main").getByRole("article");
  await expect(pieces).toHaveCount(count);
  await expectAccessible(page);

  const first = pieces.first().getByRole("link").first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);

  await page.goto(`/shop?collection=${slug}`);
  await expect(page.getByText(`${count} pieces`, { exact: true })).toBeAttached();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(count);
  expect(sentence).not.toBe("");
});

test("a missing collection shows so, and links to the others", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  const response = await page.goto("/collections/none-such");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Collections");
});
