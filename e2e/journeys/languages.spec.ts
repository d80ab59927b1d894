import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";

const HINDI = /[\u0900-\u097f]/;

test("a visitor reads the shop in Hindi, and returns to English", async ({ page, isMobile }) => {
  await page.goto("/hi/rates");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expect(page.locator("footer")).toContainText("सोने-चाँदी के ताज़ा भाव");
  // A link within the shop keeps the language.
  if (isMobile) await page.getByRole("banner").locator("summary[aria-label]").click();
  await page
    .getByRole("navigation", { name: isMobile ? "मेन्यू" : "मुख्य" })
    .getByRole("link", { name: "संपर्क" })
    .click();
  await expect(page).toHaveURL("/hi/contact");

  const english = page.locator("footer").getByRole("link", { name: "English" });
  await expect(english).toHaveAttribute("lang", "en");
  await english.click();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");

  await page.locator("footer").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/contact");
  await expect(page.locator("footer")).toContainText(HINDI);
  await expectAccessible(page);
});

test("the chosen language is stored for later visits", { tag: "@once" }, async ({ page }) => {
  // The link stores the choice before React runs in the page too.
  await page.goto("/shop?category=Gold", { waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL("/shop?category=Gold");
  await page.locator("footer").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/shop?category=Gold");
  await page.goto("/rates");
  await expect(page).toHaveURL("/hi/rates");
  await waitForHydration(page);
  await page.locator("footer").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/rates");
  await page.goto("/hi");
  await expect(page).toHaveURL("/");
});

test("a page links to itself in both languages", { tag: "@once" }, async ({ page }) => {
  for (const [address, own] of [
    ["/size-guide", "/size-guide"],
    ["/hi/size-guide", "/hi/size-guide"],
  ] as const) {
    await page.goto(address);
    const href = (selector: string) => page.locator(`head ${selector}`).getAttribute("href");
    expect(await href('link[rel="canonical"]')).toMatch(new RegExp(`\\w${own}$`));
    expect(await href('link[hreflang="en"]')).toMatch(/\w\/size-guide$/);
    expect(await href('link[hreflang="hi"]')).toMatch(/\w\/hi\/size-guide$/);
    expect(await href('link[hreflang="x-default"]')).toMatch(/\w\/size-guide$/);
  }
});
