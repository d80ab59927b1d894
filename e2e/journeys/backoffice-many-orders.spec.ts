import type { Page, Route } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { placeForDesk } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";

const ORDERS = 450;

/** A row of the list, as far as the journey changes it. */
interface Row {
  readonly _id: string;
  readonly number: string;
}

const idOf = (place: number) => `01a206a6-0000-7000-8000-${String(place).padStart(12, "0")}`;

/** The number of chosen orders, alone: beside it stands the sum of the list, whose digits vary. */
const chosen = (page: Page) => page.getByLabel("With the chosen rows").locator("b");

/** Opens the list of orders and chooses all orders of all pages. */
async function chooseAll(page: Page): Promise<void> {
  await openBackOffice(page, "/orders");
  await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/staff/orders/list?*limit=200*", async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole("button", { name: `Choose all ${ORDERS}` }).click();
  // Until all orders are chosen, a press would move only those of this page.
  await expect(page.getByRole("button", { name: "Move to Processing" })).toBeDisabled();
  release();
  await expect(chosen(page)).toHaveText(`${ORDERS} chosen`);
}

/** Answers the calls of the list as if the shop had 450 orders like the one that is in it. */
async function multiplyOrders(page: Page, number: string): Promise<void> {
  // Later answers may begin with the orders of other tests, in other states.
  let like: Row | undefined;
  await page.route("**/api/staff/orders/list?*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const response = await route.fetch({ url: urlWithout(route, "cursor") });
    const list = (await response.json()) as { items: Row[] };
    like ??= list.items.find((item) => item.number === number);
    const from = Number(query.get("cursor") ?? 0);
    const until = Math.min(ORDERS, from + Number(query.get("limit") ?? 50));
    const items = Array.from({ length: until - from }, (_, place) => {
      const own = { _id: idOf(from + place), number: `2EWZ-8KTB-${from + place + 1000}` };
      return { ...like, ...own };
    });
    const nextCursor = until < ORDERS ? String(until) : null;
    await route.fulfill({ json: { ...list, items, total: ORDERS, isMore: false, nextCursor } });
  });
}

function urlWithout(route: Route, parameter: string): string {
  const url = new URL(route.request().url());
  url.searchParams.delete(parameter);
  return url.href;
}

test("the orders of all pages are moved batch by batch, and the rest stays when that is stopped @once", async ({
  page,
}) => {
  const { number } = await placeForDesk(page, {
    slug: "hoops-plain",
    method: "COD",
    fullName: "Mogra Sengupta",
  });
  const sent: string[][] = [];
  let answerSecond = () => {};
  const isStopped = new Promise<void>((resolve) => {
    answerSecond = resolve;
  });
  await page.route("**/api/staff/orders/moves", async (route) => {
    const { orders } = route.request().postDataJSON() as { orders: { _id: string }[] };
    sent.push(orders.map(({ _id }) => _id));
    if (sent.length === 2) await isStopped;
    const moved = orders.map(({ _id }) => _id);
    await route.fulfill({ json: { moved, refused: [] } });
  });
  await multiplyOrders(page, number);
  await chooseAll(page);
  await page.getByRole("button", { name: "Move to Processing" }).click();

  // The second batch is on its way when the person stops the work on another page.
  const works = page.getByRole("list", { name: "Work that goes on" });
  await expect(works).toContainText(`Moving ${ORDERS} orders`);
  await expect(works).toContainText("200 done");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Rates", exact: true }).click();
  await works.getByRole("button", { name: `Stop: Moving ${ORDERS} orders` }).click();
  answerSecond();
  await expect(page.getByText("400 orders moved to Processing")).toBeVisible();
  await expect(page.getByText("The other 50 orders stay as they were")).toBeVisible();
  await expect(works).toHaveCount(0);
  expect(sent.map((batch) => batch.length)).toEqual([200, 200]);
  expect(new Set(sent.flat()).size).toBe(400);
});

test("one message says what was moved and what was not, and the rest stays chosen @once", async ({
  page,
  complaints,
}) => {
  complaints.allow(/orders\/moves.*ERR_FAILED|ERR_FAILED.*orders\/moves/);
  const { number } = await placeForDesk(page, {
    slug: "hoops-plain",
    method: "COD",
    fullName: "Champa Sengupta",
  });
  let calls = 0;
  await page.route("**/api/staff/orders/moves", async (route) => {
    const { orders } = route.request().postDataJSON() as { orders: { _id: string }[] };
    calls++;
    const moved = orders.map(({ _id }) => _id);
    await (calls === 2 ? route.abort() : route.fulfill({ json: { moved, refused: [] } }));
  });
  await multiplyOrders(page, number);
  await chooseAll(page);
  await page.getByRole("button", { name: "Move to Processing" }).click();
  const message = page.getByRole("alert").filter({ hasText: "200 orders moved to Processing" });
  // The answer about the second batch was lost, so its orders may have moved.
  await expect(message).toContainText("Perhaps 200 orders moved: no answer came.");
  await expect(message).toContainText("The other 50 orders stay as they were.");
  await expect(chosen(page)).toHaveText("250 chosen");
  expect(calls).toBe(2);
});
