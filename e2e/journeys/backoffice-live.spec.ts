import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { placeForDesk } from "../desk-orders.ts";
import { expect, test } from "../journey.ts";
import { logInElsewhere, openAccount } from "../shopper.ts";
import { PARTNER, staffHeaders } from "../staff.ts";

/** A piece that no other test buys, with enough stock for the tests of this file. */
const SLUG = "pendant-leaf";
/**
 * The time in milliseconds to wait for a change without a WebSocket. The page then reads its data
 * every 15 seconds.
 */
const WITHOUT_SOCKET_MS = 30_000;

/** Counts how often the page is loaded. A test of live changes must load the page only once. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

const newOrders = (page: Page) => page.getByRole("button", { name: /^\d+ new orders?$/ });

test("an order of a shopper appears in the list and is counted in the rail @once", async ({
  page,
}) => {
  await placeForDesk(page, { slug: SLUG, method: "ONLINE", fullName: "Neelam Before" });
  await openBackOffice(page, "/orders");
  const loads = countLoads(page);
  const place = page.getByRole("navigation", { name: "Back office" }).getByRole("link", {
    name: /^Orders/,
  });
  const counted = async () => Number(/\d+/.exec(await place.innerText())?.[0] ?? 0);
  await expect(page.getByRole("table", { name: "Orders, newest first" })).toBeVisible();
  const before = await counted();
  const fullName = "Neelam Live";
  const order = await placeForDesk(page, { slug: SLUG, method: "ONLINE", fullName });
  await newOrders(page).click();
  await expect(page.getByRole("link", { name: order.number })).toBeVisible();
  await expect.poll(counted).toBeGreaterThan(before);

  const head = (name: string) => page.getByRole("columnheader", { name }).getByRole("button");
  await head("Total").click();
  await expect(page).toHaveURL(/sort=total-desc/);
  const byTotal = page.getByRole("table", { name: "Orders, largest total first" });
  await expect(byTotal).toBeVisible();
  const totals = async () =>
    (await byTotal.getByRole("row").allInnerTexts())
      .flatMap((text) => /₹([\d,]+\.\d\d)/.exec(text)?.[1] ?? [])
      .map((text) => Number(text.replaceAll(",", "")));
  // The page shows the rows in the old sort order until the rows in the new sort order have
  // arrived.
  const areDown = (sums: readonly number[]) =>
    sums.every((sum, at) => at === 0 || sum <= (sums[at - 1] ?? 0));
  await expect
    .poll(async () => {
      const shown = await totals();
      return shown.length > 0 && areDown(shown);
    })
    .toBe(true);
  await head("Total").click();
  await expect(page.getByRole("table", { name: "Orders, smallest total first" })).toBeVisible();
  await head("Order").click();
  await expect(page.getByRole("table", { name: "Orders, newest first" })).toBeVisible();
  expect(loads()).toBe(0);
});

test("a ticket and a further message of its shopper appear while the desk is open @once", async ({
  page,
}) => {
  const shopper = await openAccount(page);
  const { token } = await logInElsewhere(page, shopper);
  const headers = { authorization: `Bearer ${token}` };
  await openBackOffice(page, "/support");
  const loads = countLoads(page);
  const subject = `Is the clasp of steel? ${Date.now()}`;
  const sent = await page.request.post("/api/ticket/tickets", {
    headers,
    data: {
      typeOfSupport: "general",
      subject,
      description: "The picture does not show it.",
      contactDetails: shopper.email,
    },
  });
  await expect(sent).toBeOK();
  const { id } = await sent.json();
  await page.getByRole("list", { name: "Tickets" }).getByText(subject).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  const data = { text: "And may I see it from behind?" };
  const reply = await page.request.post(`/api/ticket/tickets/${id}/messages`, { headers, data });
  await expect(reply).toBeOK();
  await expect(page.getByRole("article").getByText(data.text)).toBeVisible();
  await expect(page.getByText("The shopper has changed this ticket meanwhile.")).toBeVisible();
  expect(loads()).toBe(0);
});

test("a product that another person saves changes in the list and in the editor @once", async ({
  page,
}) => {
  const headers = await staffHeaders(page, PARTNER);
  const [name, renamed] = [`Leher Kada ${Date.now()}`, `Leher Bangle ${Date.now()}`];
  const made = await page.request.post("/api/staff/products/drafts", { headers, data: { name } });
  const { _id, version } = await made.json();
  await openBackOffice(page, "/products?view=drafts");
  const loads = countLoads(page);
  await expect(page.getByRole("link", { name })).toBeVisible();
  const draft = `/api/staff/products/${_id}/draft`;
  const save = (version: string, data: object) =>
    page.request.put(draft, { headers: { ...headers, "if-match": `"${version}"` }, data });
  const saved = await save(version, { name: renamed });
  await expect(saved).toBeOK();
  await page.getByRole("link", { name: renamed }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(renamed);
  const last = `${renamed} 22K`;
  await expect(await save((await saved.json()).version, { name: last })).toBeOK();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(last);
  expect(loads()).toBe(0);
});

test("without a socket the screen is read again by itself @once", async ({ page }) => {
  await page.routeWebSocket(/\/ws\/staff/, (socket) => socket.close());
  await placeForDesk(page, { slug: SLUG, method: "ONLINE", fullName: "Pukhraj Before" });
  await openBackOffice(page, "/orders");
  const loads = countLoads(page);
  await expect(page.getByRole("table", { name: "Orders, newest first" })).toBeVisible();
  const fullName = "Pukhraj Quiet";
  const order = await placeForDesk(page, { slug: SLUG, method: "ONLINE", fullName });
  await newOrders(page).click({ timeout: WITHOUT_SOCKET_MS });
  await expect(page.getByRole("link", { name: order.number })).toBeVisible();
  expect(loads()).toBe(0);
});
