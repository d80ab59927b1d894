import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";

const ADDRESS = "/compare?pieces=emerald-halo-ring,three-stone-ruby-ring";

test("a bangle and the middle of a necklace are drawn in their size", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/compare?pieces=kada-royal,choker-kundan");
  await expect(page.getByRole("img", { name: "Rajwadi Kundan Kada in its size" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^The middle of Rani/ })).toBeVisible();
});

test("rings are drawn in their size in Hindi too", { tag: "@once" }, async ({ page }) => {
  await page.goto("/hi/compare?pieces=halo-ring-rose,ruby-ring-rose");
  await expect(page.getByRole("main").getByRole("img", { name: /असली नाप में$/ })).toHaveCount(2);
});

test("pieces are compared from their pages, and the address can be shared", async ({ page }) => {
  await page.goto("/compare");
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  await expectAccessible(page);
  for (const slug of ["emerald-halo-ring", "three-stone-ruby-ring"]) {
    await page.goto(`/product/${slug}`);
    await waitForHydration(page);
    await page.getByRole("link", { name: "Compare with another" }).click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?pieces=.*${slug}$`));
    // The page stores the list of pieces when it is shown, which is after its address has changed.
    await expect(
      page.getByRole("columnheader").filter({ has: page.locator(`a[href$="/${slug}"]`) }),
    ).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Two rings, side by side" })).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  const table = page.getByRole("table", { name: "Two rings, side by side" });
  const total = table.getByRole("row", { name: /^Total with GST/ });
  await expect(total.getByRole("cell").first()).toHaveText(/^₹[\d,]+\.\d\d$/);
  await expectAccessible(page);

  // Both rings are drawn in their size, and both have room for an engraving.
  await expect(table.getByRole("img", { name: /in its size$/ })).toHaveCount(2);
  await expect(table.getByRole("row", { name: /^Engraving/ })).toContainText("Inside, 14 letters");

  // Both pieces are of the same metal, so the row "Metal" is hidden; their prices differ, so the
  // row of the price stays.
  await expect(table.getByRole("row", { name: /^Metal/ })).toBeVisible();
  await page.getByLabel("Only what differs").check();
  await expect(table.getByRole("row", { name: /^Metal/ })).toBeHidden();
  await expect(total).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await page
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "One piece so far" })).toBeVisible();
  // The browser stores the list of compared pieces, so the list is still there after a reload.
  await page.goto("/compare");
  await expect(page.getByRole("heading", { name: "One piece so far" })).toBeVisible();
  await page.getByRole("link", { name: /^Remove / }).click();
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
  await page
    .getByRole("link", { name: /^Compare / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "One piece so far" })).toBeVisible();
});

test("the comparison is complete in the server's own page", { tag: "@once" }, async ({
  request,
}) => {
  const page = await (await request.get(ADDRESS)).text();
  expect(page).toContain("Two rings, side by side");
  expect(page).toContain("Gold in exchange today");
  expect(page).toContain("least of the two");
});
