import type { Page } from "@playwright/test";
import { weighAll } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { logIn, logInElsewhere, openAccount, placeOrder, putIntoCart } from "../shopper.ts";
import { staffHeaders } from "../staff.ts";

test.use({ serviceWorkers: "allow" });

/** A stored value of the browser as text, with the place where it is stored. */
interface Stored {
  readonly where: string;
  readonly text: string;
}

/**
 * Reads all that the browser stores for the shop, with the bodies and headers of all caches. The
 * files of the build are the same for everybody.
 */
async function stored(page: Page): Promise<readonly Stored[]> {
  return page.evaluate(async () => {
    const found = [
      { where: "localStorage", text: JSON.stringify({ ...localStorage }) },
      { where: "sessionStorage", text: JSON.stringify({ ...sessionStorage }) },
    ];
    for (const name of await caches.keys()) {
      if (name === "assets") continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request, { ignoreVary: true });
        const text = [request.url, JSON.stringify([...request.headers]), await reply?.text()];
        found.push({ where: `${name}: ${request.url}`, text: text.join("\n") });
      }
    }
    return found;
  });
}

/** Lists where the browser stores one of the texts. */
async function placesOf(page: Page, ...texts: readonly string[]): Promise<readonly string[]> {
  const all = await stored(page);
  return all.flatMap(({ where, text }) => (texts.some((each) => text.includes(each)) ? where : []));
}

/** The name and the street of the shopper of this test. */
const PERSON = ["Krishnan", "Malleswaram"];

async function expectNoPerson(page: Page): Promise<void> {
  expect(await placesOf(page, ...PERSON)).toEqual([]);
}

const keepsOrders = (page: Page) => page.evaluate(() => caches.has("own-orders"));

/** Turns the switch on, and waits until all orders are stored. */
async function turnOn(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Turn on keeping my orders" }).click();
  await expect(page.getByText("On: your ten newest orders")).toBeVisible();
  const isComplete = () =>
    page.evaluate(async () => (await caches.match("/own-orders-complete")) !== undefined);
  await expect.poll(isComplete, { timeout: 60_000 }).toBe(true);
}

/** Sends the order as staff, which makes its tax invoice, and waits for the invoice. */
async function ship(page: Page, id: string): Promise<void> {
  const headers = await staffHeaders(page);
  const move = async (from: string, to: string, note?: string) => {
    const data = { from, to, ...(note ? { note } : {}) };
    await expect(
      await page.request.post(`/api/staff/orders/${id}/move`, { headers, data }),
    ).toBeOK();
  };
  await move("confirmed", "processing");
  await weighAll(page, id);
  await move("processing", "shipped", "By Bluebird: https://track.example/12345.");
  await page.reload();
  await expect(page.getByRole("link", { name: /^Open tax invoice INV/ })).toBeVisible();
}

test("orders and papers open without a connection, if the shopper wants it @once", async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|ERR_ABORTED/);
  const shopper = await openAccount(page);
  await page.goto("/login");
  await logIn(page, shopper);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await putIntoCart(page, "hoops-plain");
  const number = await placeOrder(page);
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await ship(page, new URL(page.url()).pathname.split("/").at(-1) ?? "");
  await page.goto("/order-history");
  await expect(page.getByText(`#${number}`, { exact: true }).first()).toBeVisible();
  await expectNoPerson(page);
  expect(await keepsOrders(page)).toBe(false);

  await turnOn(page);
  await expectAccessible(page);
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "none");
  expect(await placesOf(page, token)).toEqual(["localStorage"]);

  await context.setOffline(true);
  await page.goto("/order-history");
  await expect(
    page.getByText(/^From this device, as it was on \d+ \w+, [\d:]+ [ap]m\.$/),
  ).toBeVisible();
  await page.getByRole("link", { name: `View order #${number}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await expect(page.getByText("From this device, as it was on")).toBeVisible();
  await expect(page.getByText("Malleswaram").first()).toBeVisible();
  await page.getByRole("link", { name: /^Open tax invoice INV/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tax invoice" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(number);
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(
    page.getByText("No response from server. Please check your internet").first(),
  ).toBeVisible();

  await context.setOffline(false);
  await page.goto("/order-history");
  await expect(page.getByText(`#${number}`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText("From this device, as it was on")).toBeHidden();
  await page.getByText("Logout", { exact: true }).filter({ visible: true }).first().click();
  await expect.poll(() => keepsOrders(page)).toBe(false);
  await expectNoPerson(page);
  expect(await placesOf(page, number)).toEqual([]);
});

test("the switch, another login and the end of the session remove the kept orders @once", async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/401/);
  const shopper = await openAccount(page);
  await page.goto("/login");
  await logIn(page, shopper);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await turnOn(page);
  expect((await placesOf(page, "Malleswaram")).join()).toContain("/api/auth/me");
  await page.getByRole("button", { name: "Turn off keeping my orders" }).click();
  await expect(page.getByText("Keep my orders and invoices on this device:")).toBeVisible();
  expect(await keepsOrders(page)).toBe(false);

  // Somebody logs in although nobody has logged out before.
  await turnOn(page);
  const other = await logInElsewhere(page, await openAccount(page));
  await page.evaluate((token) => localStorage.setItem("token", token), other.token);
  await page.goto("/order-history");
  await expect(page.getByRole("heading", { level: 1, name: "Order history" })).toBeVisible();
  await expect.poll(() => keepsOrders(page)).toBe(false);
  await expectNoPerson(page);

  await turnOn(page);
  const headers = { authorization: `Bearer ${other.token}` };
  await expect(await page.request.post("/api/auth/logout", { headers })).toBeOK();
  await page.goto("/order-history");
  await expect(page.getByText("Please log in to see your orders")).toBeVisible();
  await expect.poll(() => keepsOrders(page)).toBe(false);
  await expectNoPerson(page);
});
