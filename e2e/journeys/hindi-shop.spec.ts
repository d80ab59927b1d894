import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { test as testOfOwnShop } from "../own-shop.ts";

const HINDI = /[\u0900-\u097f]/;

test("a visitor reads pieces, a listing, an article and a search in Hindi", async ({ page }) => {
  await page.goto("/hi/product/jhumka-gold");
  const name = page.getByRole("heading", { level: 1 });
  await expect(name).toHaveText("घुँघरू वाले सोने के झुमके");
  await expect(name).not.toHaveAttribute("lang");
  await expect(page).toHaveTitle(/घुँघरू वाले सोने के झुमके/);
  await expect(page.getByText("गुंबददार झुमका").first()).toBeVisible();
  const described = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(described.map((text) => JSON.parse(text).material)).toContain("22K सोना, माणिक");
  await expectAccessible(page);

  await page.goto("/hi/shop?collection=mandir");
  await expect(page.getByRole("link", { name: "फ़िल्टर हटाएँ: मंदिर" })).toBeVisible();

  await page.goto("/hi/shop?category=Silver");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("चाँदी");
  for (const piece of await page.getByRole("main").getByRole("heading", { level: 3 }).all()) {
    await expect(piece).toHaveText(HINDI);
  }

  await page.goto("/hi/blog/caring-for-gold");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "सोने की देखभाल: क्या करें, और क्या न करें",
  );
  await expect(page.getByRole("heading", { name: "घर पर सफ़ाई" })).toBeVisible();

  for (const words of ["झुमकी", "jhumka"]) {
    await page.goto(`/hi/search?q=${words}`);
    await expect(page.getByRole("link", { name: "घुँघरू वाले सोने के झुमके" }).first()).toBeVisible();
  }
});

testOfOwnShop("staff translate a piece, and its Hindi page follows @once", async ({ page }) => {
  await openBackOffice(page, "/translations/product?q=Ghungroo");
  await page.getByRole("link", { name: /Ghungroo Gold Jhumka/ }).click();
  const name = page.getByLabel("Name, Hindi", { exact: true });
  await expect(name).toHaveValue("घुँघरू वाले सोने के झुमके");
  await expectAccessible(page);

  await name.fill("");
  await page.getByRole("button", { name: "Save and show" }).click();
  await expect(page.getByText("The Hindi texts are in the shop")).toBeVisible();
  const shop = await page.context().newPage();
  await shop.goto("/hi/product/jhumka-gold");
  const heading = shop.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Ghungroo Gold Jhumka");
  await expect(heading).toHaveAttribute("lang", "en");

  await name.fill("घुँघरू झुमके");
  await page.getByRole("button", { name: "Save and show" }).click();
  await expect(page.getByText("missing", { exact: true })).toHaveCount(0);
  await shop.reload();
  await expect(heading).toHaveText("घुँघरू झुमके");
  await expect(heading).not.toHaveAttribute("lang");
});
