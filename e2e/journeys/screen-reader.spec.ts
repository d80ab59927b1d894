import { expect, test, waitForHydration } from "../journey.ts";
import { expectKeyboardWalk, expectReadable } from "../screen-reader.ts";
import { arriveLoggedIn, putIntoCart } from "../shopper.ts";

/** The pages of the main path before the order. */
const PAGES = [
  "/",
  "/shop",
  "/search?q=jhumka",
  "/product/pendant-leaf",
  "/cart",
  "/checkout",
  "/blog",
  "/blog/reading-a-hallmark",
  "/support",
  "/rates",
];

for (const [language, base] of [
  ["English", ""],
  ["Hindi", "/hi"],
] as const) {
  test(`the main path is read and walked through by keyboard in ${language}`, async ({ page }) => {
    test.slow();
    const shopper = await arriveLoggedIn(page);
    await shopper.add("pendant-leaf");
    for (const path of PAGES) {
      await page.goto(base + path);
      // The cart and the checkout load the user's pieces after the page.
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await waitForHydration(page);
      await expectReadable(page);
      expect(await expectKeyboardWalk(page)).toBeGreaterThan(5);
    }
  });
}

test("a page that a link opens is announced by its title", { tag: "@once" }, async ({ page }) => {
  await arriveLoggedIn(page);
  await putIntoCart(page, "studs-gold-flower");
  // The drawer closes with its page, whose button had opened it.
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("main", { name: "Checkout | Suvarna" })).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
  await expect(page.getByRole("main", { name: "Cart | Suvarna" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Kusum Gold Tops" }).click();
  await expect(page.getByRole("group", { name: "Your cart is empty" })).toBeFocused();
});

test("an error at the focused field is read", { tag: "@once" }, async ({ page }) => {
  await page.goto("/signup");
  const name = page.getByLabel("Name", { exact: true });
  await name.focus();
  await name.evaluate((field) => {
    field.addEventListener("focus", () => field.setAttribute("data-focused-again", ""));
  });
  await page.keyboard.press("Enter");
  await expect(name).toHaveAttribute("data-focused-again");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/./);
});

test("the number of suggestions is announced, and a question reads itself", {
  tag: "@once",
}, async ({ page }) => {
  const shopper = await arriveLoggedIn(page);
  await shopper.add("studs-gold-flower");
  const { id } = await shopper.orderOnDelivery();
  await page.goto(`/order-details/${id}`);
  await page.getByRole("button", { name: "Cancel order" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Cancel this order?" });
  await expect(question).toBeFocused();
  // A second press of the same key does not answer the question.
  await page.keyboard.press("Enter");
  await expect(question).toHaveAccessibleDescription(/./);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeFocused();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/**/suggest*", (route) => held.then(() => route.continue()));
  await page.getByLabel("Search the shop").fill("jhumka");
  // Only a change of a live region is announced, so the region is there before its text.
  const status = page.getByRole("search").locator("..").getByRole("status");
  await expect(status).toHaveText("");
  release();
  await expect(status).toHaveText(/^\d+ suggestions$/);
});

test("signs and notes are read apart from the words beside them", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/product/halo-ring-rose");
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail).toContainText("Rings");
  expect(await trail.ariaSnapshot()).not.toContain("text: /");
  await expect(page.getByRole("rowheader", { name: /^18K gold 3\.600 g/ })).toBeVisible();
  const coin = page.locator("svg[role=img]").filter({ hasText: "₹" });
  await expect(coin.locator("[aria-hidden=true]")).toHaveText("10₹");

  await page.goto("/shop?colour=rose");
  await expect(page.getByText("Metal and colour, 1 chosen")).toBeVisible();
  await page.goto("/");
  const status = page.getByRole("region", { name: "Live prices" }).getByRole("status");
  // A first letter with a style of its own is read as a word of its own.
  const firstLetter = await status.evaluate((element) =>
    [element, ...element.querySelectorAll("*")].map(
      (each) => getComputedStyle(each, "::first-letter").textTransform,
    ),
  );
  expect(new Set(firstLetter)).toEqual(new Set(["none"]));
});
