import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";

const ROSE_RUBY_RING = "Lali Ruby Ring";
const LISTING = "**/api/gold/products/paginated*";

/** Finds a group of filters, in the column of a wide screen or in the sheet of a phone. */
const group = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true }).filter({ visible: true });

test("a rose-gold ring with a ruby under one lakh is three choices away from the home page", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  if (isMobile) await page.locator("summary[aria-label=Menu]").click();
  else await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).hover();
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Rings", exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/shop\/rings$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
  if (isMobile) await page.getByRole("button", { name: "Filters" }).click();
  await group(page, "Stone").getByRole("checkbox", { name: "Ruby" }).check();
  await expect(page).toHaveURL(/\/shop\/rings\?stone=ruby$/);
  await page.getByRole("link", { name: "Under ₹1,00,000" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/shop\/rings\?stone=ruby&maxPayable=100000$/);
  if (isMobile) await page.getByRole("button", { name: /^Show/ }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article").getByText(ROSE_RUBY_RING)).toBeVisible();
  await page.getByRole("link", { name: "Remove filter Ruby" }).click();
  await expect(page).toHaveURL(/\/shop\/rings\?maxPayable=100000$/);
});

test("the search field finds a rose-gold ring with a ruby in two presses", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const field = page.getByLabel("Search the shop");
  if (isMobile) await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  else await field.click();
  await field.pressSequentially("rose gold ruby ring");
  await page.getByRole("option", { name: ROSE_RUBY_RING }).click();
  await expect(page).toHaveURL(/\/product\/ruby-ring-rose$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ROSE_RUBY_RING);
  await expect(page.getByRole("main").getByText("Rose gold").first()).toBeVisible();
});

test("a search without results offers the filter to remove, and similar pieces", async ({
  page,
}) => {
  await page.goto("/shop/rings?colour=white&stone=emerald&maxPayable=100000");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
  await expect(page.getByText("No products found matching your filters.")).toBeVisible();
  // No single filter excludes all pieces here, so the page offers to remove two filters together.
  const nearBy = page.getByRole("heading", { name: /^Near by, without .+ and .+/ });
  await expect(nearBy).toBeVisible();
  await page.getByRole("link", { name: /^without White gold and Under ₹1,00,000 · / }).click();
  await expect(page).toHaveURL(/\/shop\/rings\?stone=emerald$/);
  await expect(page.getByRole("article").getByText("Panna Oval Halo Ring")).toBeVisible();

  await page.goto("/shop/rings?colour=white&stone=emerald");
  const ways = page.getByRole("link", { name: /^without / });
  await expect(page.getByRole("heading", { name: /^Near by, without / })).toBeVisible();
  const near = await page.getByRole("article").count();
  expect(near).toBeGreaterThan(0);
  await expectAccessible(page);
  const way = ways.filter({ hasText: "Emerald" });
  const count = (await way.innerText()).match(/(\d+) pieces?$/)?.[1];
  await way.click();
  await expect(page).toHaveURL(/\/shop\/rings\?colour=white$/);
  await expect(page.getByRole("article")).toHaveCount(Number(count));
});

test("the next list has the shape of its cards while it is slow", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/shop");
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LISTING, async (route) => {
    await requested;
    await route.continue();
  });
  const pieces = page.getByRole("region", { name: "Pieces" });
  await page
    .getByRole("navigation", { name: "Kinds" })
    .getByRole("link", { name: "Rings", exact: true })
    .click();
  await expect(pieces).toHaveAttribute("aria-busy", "true");
  await expect(pieces.getByRole("listitem")).toHaveCount(12);
  await expect(pieces.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
  answer();
  await expect(pieces.getByRole("article")).toHaveCount(12);
});

test("a picture's place has the colour of its border, and a category its own band", {
  tag: "@once",
}, async ({ page, request }) => {
  const { products } = await (
    await request.get("/api/gold/products/paginated?category=Bridal&limit=1")
  ).json();
  const [ground] = products[0].imageGrounds;
  expect(ground).toMatch(/^#[0-9a-f]{6}$/);
  const categories = await (await request.get("/api/category/getAllCategory")).json();
  const named = (name: string) => categories.find(({ title }: { title: string }) => title === name);
  const slides = await (await request.get("/api/carousel")).json();
  const slide = slides.find(({ link }: { link: string }) => link === "/shop?category=Bridal");

  await page.route(/\.avif$/, () => {});
  await page.goto("/shop?category=Bridal", { waitUntil: "commit" });
  const place = page.getByRole("article").first().locator(".picture-ground").first();
  await expect(place).toHaveCSS("background-color", rgb(ground));
  const band = page.getByRole("region", { name: "Bridal" });
  // A category has the slide that leads to it as its band's picture, or else its own picture.
  await expect(band).toHaveCSS("background-color", rgb(slide.ground));
  await expect(band).toContainText(named("Bridal").description.split(". ")[0]);
  await page.goto("/shop?category=Gold", { waitUntil: "commit" });
  const gold = page.getByRole("region", { name: "Gold", exact: true });
  await expect(gold).toHaveCSS("background-color", rgb(named("Gold").ground));
});

/** Returns a colour in the format in which the browser reports it, such as `rgb(1, 2, 3)`. */
function rgb(hex: string): string {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${bytes.join(", ")})`;
}

test("an address of an unknown kind shows so, and links to the kinds", async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  const answer = await page.goto("/shop/rungs");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Rings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
});

test("a phone without JavaScript sees pieces first, and a link leads to the filters", {
  tag: "@once",
}, async ({ browser, baseURL }) => {
  await using context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/shop/rings");
  await expect(page.getByRole("article").first()).toBeInViewport();
  const kinds = page.getByRole("heading", { name: "Filters" });
  await expect(kinds).not.toBeInViewport();
  await page.getByRole("link", { name: "Filters", exact: true }).click();
  await expect(kinds).toBeInViewport();
});
