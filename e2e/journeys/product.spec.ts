import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { logIn, newShopper, signUp } from "../shopper.ts";

const KADA = "/product/kada-royal";
const RING = "/product/plain-band-22k";

test("pictures are chosen, enlarged and turned, each thing fetched when it is asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(KADA);

  const first = page.getByRole("button", { name: "Picture 1 of 3" });
  const second = page.getByRole("button", { name: "Picture 2 of 3" });
  await expect(first).toHaveAttribute("aria-current", "true");
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowRight");
  await expect(second).toHaveAttribute("aria-current", "true");
  // The picture from the side follows the front and the detail.
  await expect(page.getByRole("button", { name: "Picture 3 of 3" })).toBeVisible();

  const enlarge = page.getByRole("button", { name: "Enlarge picture" });
  await enlarge.click();
  const lightbox = page.getByRole("dialog", { name: "Pictures of Rajwadi Kundan Kada" });
  await expect(lightbox.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox.getByText("1 of 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(enlarge).toBeFocused();
  await expect(first).toHaveAttribute("aria-current", "true");

  expect(asked.filter((path) => path.startsWith("/pictures/spin-"))).toEqual([]);
  await page.getByRole("button", { name: "Turn the piece" }).click();
  const turn = page.getByRole("slider", { name: "Turn Rajwadi Kundan Kada" });
  await expect(turn).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(turn).toHaveAttribute("aria-valuetext", "View 36 of 36");
  const box = await turn.boundingBox();
  if (!box) throw new Error("The turn view has no place");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(turn).toHaveAttribute("aria-valuetext", "View 9 of 36");
  // On a new database each of the 36 views is encoded in this size now.
  await expect(turn).toHaveAttribute("aria-busy", "false", { timeout: 60_000 });
  expect(asked.filter((path) => path.startsWith("/pictures/spin-"))).toHaveLength(36);
  await expectAccessible(page);
  await second.click();
  await expect(turn).toBeHidden();
});

test("a size is found, and stays through reload and login until the piece is in the cart", async ({
  page,
}) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await page.goto(RING);
  await page.getByRole("button", { name: "Size guide" }).click();
  const guide = page.getByRole("dialog", { name: "Find your ring size" });
  await expect(guide.getByRole("row", { name: /^16 .*17\.9 mm 56\.3 mm$/ })).toBeVisible();
  await guide.getByRole("button", { name: "It fits" }).click();
  await guide.getByRole("slider", { name: "Diameter of the circle" }).fill("17.3");
  await expectAccessible(page);
  await guide.getByRole("button", { name: "Choose size 14" }).click();
  await expect(guide).toBeHidden();
  await expect(page).toHaveURL(`${RING}?size=14`);

  await page.reload();
  await expect(page.getByRole("radio", { name: "14" })).toBeChecked();
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click();
  await expect(page.getByText("User needs to Login First!")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, shopper);
  await expect(page.getByText("Added to cart")).toBeVisible();
  await expect(page).toHaveURL(`${RING}?size=14`);
  await page.goto("/cart");
  await expect(page.getByText(/size 14$/).first()).toBeVisible();
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
  await expect(page.getByText(/^Karnataka: between \d+ .*and \d+ [A-Z]/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(pin).toHaveValue("560003");
  await expect(page.getByText(/^Karnataka: between/)).toBeVisible();
});

test("what was looked at before stands below, without what is looked at", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto(RING);
  await expect(page.getByRole("heading", { name: "You may also like" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recently viewed" })).toBeHidden();
  await page.waitForFunction(() => localStorage.getItem("recently-viewed") !== null);
  await page.goto(KADA);
  const recent = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Recently viewed" }) });
  await expect(recent.getByRole("article")).toHaveCount(1);
  await expect(recent.getByRole("link", { name: "Saral Court Band" })).toBeVisible();
});

test("a sold-out piece can't be bought and promises nothing", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/product/drops-ruby-oval");
  await expect(
    page.getByRole("button", { name: "Out of Stock" }).filter({ visible: true }).first(),
  ).toBeDisabled();
  await expect(page.getByText("Ready for dispatch")).toBeHidden();
  await expect(page.getByLabel("Delivery to PIN code")).toBeHidden();
  await expectAccessible(page);
});

test("a piece that is not there says so, and leads back", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  await page.goto("/product/no-such-piece");
  await expect(page.getByRole("heading", { name: "Product not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Products" }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test("a piece that can't be loaded says why", { tag: "@once" }, async ({ page, complaints }) => {
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

test("search engines are told the price that is paid, from the server's own page", {
  tag: "@once",
}, async ({ request, baseURL }) => {
  const page = await (await request.get(RING)).text();
  const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? ""),
  );
  const product = data.find((entry) => entry["@type"] === "Product");
  const shown = /₹([\d,.]+)<\/span> with GST/.exec(page)?.[1];
  expect(product.offers.price).toBe(shown?.replaceAll(",", ""));
  expect(product.offers.availability).toBe("https://schema.org/InStock");
  expect(product.image[0]).toMatch(/^https?:\/\/[^/]+\/pictures\//);
  const picture = await request.get(new URL(new URL(product.image[0]).pathname, baseURL).href);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
});
