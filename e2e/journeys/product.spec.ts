import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { logIn, newShopper, signUp } from "../shopper.ts";

const KADA = "/product/kada-royal";
const RING = "/product/plain-band-22k";

test("pictures are enlarged, the one that is on the page at once", async ({ page, isMobile }) => {
  await page.goto(KADA);
  const pictures = page.getByRole("list", { name: "Pictures of Rajwadi Kundan Kada" });
  await expect(pictures.getByRole("button", { name: /^Enlarge picture/ })).toHaveCount(3);
  if (isMobile) {
    const dots = page.getByRole("group", { name: "Choose picture" });
    const second = dots.getByRole("button", { name: /^Picture 2 of/ });
    await second.click();
    await expect(second).toHaveAttribute("aria-current", "true");
  }
  const enlarge = pictures.getByRole("button", { name: "Enlarge picture 2" });
  await enlarge.click();
  const lightbox = page.getByRole("dialog", { name: "Pictures of Rajwadi Kundan Kada" });
  await expect(lightbox.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox.getByText("1 of 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(enlarge).toBeFocused();
  await expectAccessible(page);
});

test("a piece is complete when it is opened from a listing, and nothing of it moves", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/shop/rings");
  await waitForHydration(page);
  // The test delays the scripts of the page's parts, as a slow connection does.
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: "layout-shift" });
  });
  await page.getByRole("main").getByRole("link", { name: "Panna Oval Halo Ring" }).first().click();
  await expect(page.getByRole("heading", { name: "Panna Oval Halo Ring", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Certificate and hallmark/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You may also like" })).toBeVisible();
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(moved).toBeLessThan(0.01);
});

test("an engraving stays through the login, and is shown in the cart", { tag: "@once" }, async ({
  page,
}) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await page.goto("/product/pendant-lotus");
  await page.getByText("Engrave the back").click();
  const letters = page.getByLabel("Letters to engrave");
  await letters.fill("a_b");
  await expect(page.getByText("Use A to Z, digits, & . and -")).toBeVisible();
  await letters.fill("a & r 22.11.26");
  await expect(page.getByText("it can be exchanged, not sent back")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, shopper);
  await expect(page.getByText("Added to cart")).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText("engraved “A & R 22.11.26”").first()).toBeVisible();
});

test("certificate and returns open in a drawer, which returns the focus when it closes", async ({
  page,
}) => {
  await page.goto(KADA);
  const row = page.getByRole("button", { name: /^Certificate and hallmark/ });
  await expect(row).toContainText("HUID UZKK2Q");
  await row.click();
  const drawer = page.getByRole("dialog", { name: "Certificate and hallmark" });
  await expect(drawer.getByText("Check the HUID yourself in the BIS CARE app")).toBeVisible();
  await expect(drawer.getByText("22K916")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(row).toBeFocused();
  await page.getByRole("button", { name: /^Returns and repairs/ }).click();
  const returns = page.getByRole("dialog", { name: "Returns and repairs" });
  await expect(returns.getByText(/Return or exchange within 15 days/)).toBeVisible();
  await expect(returns.getByRole("link", { name: "Return policy" })).toBeVisible();
});

test("delivery to a PIN code is reckoned and remembered", { tag: "@once" }, async ({ page }) => {
  await page.goto(KADA);
  const pin = page.getByLabel("Delivery to PIN code");
  const check = page.getByRole("button", { name: "Check" });
  await pin.fill("29");
  await check.click();
  await expect(page.getByText("Enter a PIN code of six digits")).toBeVisible();
  await pin.fill("290001");
  await check.click();
  await expect(page.getByText("No place in India has this PIN code")).toBeVisible();
  await pin.fill("560003");
  await check.click();
  await expect(
    page.getByText(/^With you [A-Z][a-z]{2} \d+ .*to [A-Z][a-z]{2} \d+ [A-Z]/),
  ).toBeVisible();
  await expect(page.getByText("560003 Bengaluru, tracked and insured")).toBeVisible();
  // The field has left the page, and a screen reader reads the answer with the focused button.
  const changePin = page.getByRole("button", { name: "Change PIN code" });
  await expect(changePin).toBeFocused();
  await expect(changePin).toHaveAccessibleDescription(/^With you .* tracked and insured$/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/^With you/)).toBeVisible();
  await changePin.click();
  await expect(pin).toBeFocused();
  await expect(pin).toHaveValue("560003");
});

test("recently viewed pieces are listed below, without the current one", { tag: "@once" }, async ({
  page,
}) => {
  const viewed = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("recently-viewed") ?? "[]").length);
  await page.goto(RING);
  await expect(page.getByRole("heading", { name: "You may also like" })).toBeVisible();
  const heading = page.getByRole("heading", { name: "Recently viewed" });
  await expect(heading).toBeHidden();
  await expect.poll(viewed).toBe(1);
  await page.goto("/product/studs-gold-flower");
  await expect.poll(viewed).toBe(2);
  // The section of viewed pieces is hidden, because it would show only one piece.
  await expect(heading).toBeHidden();
  await page.goto(KADA);
  const recent = page.getByRole("region", { name: "Recently viewed" });
  await expect(recent.getByRole("link")).toHaveCount(2);
  await expect(recent.getByRole("link", { name: "Saral Court Band" })).toBeVisible();
});

test("a sold-out piece can't be bought and promises no delivery", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/product/drops-ruby-oval");
  await expect(page.getByRole("heading", { name: "Out of Stock" })).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first(),
  ).toBeDisabled();
  await expect(page.getByRole("button", { name: /^Returns and repairs/ })).toBeHidden();
  await expect(page.getByLabel("Delivery to PIN code")).toBeHidden();
  await expectAccessible(page);
});

test("a missing piece shows so, and links back", { tag: "@once" }, async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto("/product/no-such-piece");
  await expect(page.getByRole("heading", { name: "Product not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Products" }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test("a piece that can't be loaded shows the reason", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/503|ERR_INTERNET_DISCONNECTED/);
  await page.goto("/shop");
  await waitForHydration(page);
  await page.route("**/api/gold/*", (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole("main").getByRole("link", { name: "Tara Solitaire Ring" }).first().click();
  await expect(page.getByText("Server error. Please try again later.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Reload Page" })).toBeVisible();
  await expect(page).toHaveTitle(/^Something went wrong/);

  await page.goBack();
  await page.route("**/api/gold/*", (route) => route.abort("internetdisconnected"));
  await page.getByRole("main").getByRole("link", { name: "Tara Solitaire Ring" }).first().click();
  await expect(
    page.getByText("No response from server. Please check your internet connection."),
  ).toBeVisible();
});

test("the colour of the metal is named in the list and on the page of every piece", {
  tag: "@once",
}, async ({ request }) => {
  const { products } = await (await request.get("/api/gold/products/paginated?limit=100")).json();
  expect(products.length).toBeGreaterThan(60);
  const list = await (await request.get("/shop?colour=white")).text();
  expect(list).toContain("18K white gold");
  expect(list).not.toContain(">18K gold");
  const other = products.filter(
    ({ metalColour }: { metalColour: string }) => metalColour !== "Yellow gold",
  );
  for (const { name, slug, carat, metal, metalColour } of other) {
    const page = await (await request.get(`/product/${slug}`)).text();
    const named = metal === "Silver" ? metalColour : `${metalColour}, ${carat}`;
    expect([name, page.includes(`>${named.replace("&", "&amp;")}<`)]).toEqual([name, true]);
  }
});

test("search engines read the price that is paid, from the server's own page", {
  tag: "@once",
}, async ({ request, baseURL }) => {
  const page = await (await request.get(RING)).text();
  const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? ""),
  );
  const product = data.find((entry) => entry["@type"] === "Product");
  const shown = /Total with GST<\/th><td>₹([\d,.]+)</.exec(page)?.[1];
  expect(product.offers.price).toBe(shown?.replaceAll(",", ""));
  expect(product.offers.availability).toBe("https://schema.org/InStock");
  expect(product.image[0]).toMatch(/^https?:\/\/[^/]+\/pictures\//);
  const picture = await request.get(new URL(new URL(product.image[0]).pathname, baseURL).href);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
});
