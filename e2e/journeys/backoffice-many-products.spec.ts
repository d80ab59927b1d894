import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible, test } from "../journey.ts";

const PRODUCTS = 260;
/** The total of a list that the server does not count further. */
const COUNTED = 10_000;

interface Row {
  readonly _id: string;
  readonly name: string;
}

const idOf = (place: number) => `01a206a6-0000-7000-8000-${String(place).padStart(12, "0")}`;

/** Answers the calls of the list as if the shop had 260 products like its first one. */
async function multiplyProducts(page: Page, total: () => number): Promise<void> {
  await page.route("**/api/staff/products?*", async (route) => {
    const url = new URL(route.request().url());
    const from = Number(url.searchParams.get("cursor") ?? 0);
    const until = Math.min(PRODUCTS, from + Number(url.searchParams.get("limit") ?? 50));
    for (const name of ["cursor", "q"]) url.searchParams.delete(name);
    const response = await route.fetch({ url: url.href });
    const list = (await response.json()) as { items: Row[] };
    const items = Array.from({ length: until - from }, (_, place) => ({
      ...list.items[0],
      _id: idOf(from + place),
      name: `Piece ${from + place + 1}`,
    }));
    const nextCursor = until < PRODUCTS ? String(until) : null;
    const counted = { total: total(), totalIsCapped: total() === COUNTED, nextCursor };
    await route.fulfill({ json: { ...list, items, ...counted } });
  });
}

test("a change of many products affects exactly the chosen ones, and is asked for first @once", async ({
  page,
}) => {
  let total = PRODUCTS;
  const sent: unknown[] = [];
  await page.route("**/api/staff/products/availability", async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { products: 2 } });
  });
  await multiplyProducts(page, () => total);
  await openBackOffice(page, "/products");
  const bar = page.getByRole("region", { name: "With the chosen rows" });
  const tick = (name: string) =>
    page.getByRole("checkbox", { name: `Choose ${name}`, exact: true });
  const more = async (action: string) => {
    await bar.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };

  await test.step("the key Esc ends the choice of all products", async () => {
    await tick("Piece 1").check();
    await bar.getByRole("button", { name: `Choose all ${PRODUCTS}` }).click();
    await expect(bar.getByText(`${PRODUCTS} chosen`)).toBeVisible();
    await expect(tick("Piece 2")).toBeChecked();
    const head = page.getByRole("checkbox", { name: "Choose all on this page" });
    await expect(head).toBeChecked({ indeterminate: false });
    await tick("Piece 2").uncheck();
    await expect(head).toBeChecked({ indeterminate: true });
    await tick("Piece 2").check();
    await page.keyboard.press("Escape");
    await expect(bar).toHaveCount(0);
    await tick("Piece 3").check();
    await expect(bar.getByText("1 chosen", { exact: true })).toBeVisible();
  });

  await test.step("a tick taken away ends it too, and the question names the number", async () => {
    await page.keyboard.press("Escape");
    await tick("Piece 1").check();
    await tick("Piece 2").check();
    await tick("Piece 3").check();
    await tick("Piece 3").uncheck();
    await more("Take 2 off sale");
    const dialog = page.getByRole("dialog", { name: "Take 2 products off sale?" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Leave them on sale" }).click();
    expect(sent).toEqual([]);
    await more("Take 2 off sale");
    await dialog.getByRole("button", { name: "Take them off sale" }).click();
    await expect(page.getByText("2 products taken off sale")).toBeVisible();
    expect(sent).toEqual([{ chosen: { ids: [idOf(0), idOf(1)] }, isAvailable: false }]);
  });

  await test.step("another filter ends the choice of all products", async () => {
    await tick("Piece 1").check();
    await bar.getByRole("button", { name: `Choose all ${PRODUCTS}` }).click();
    await page.getByRole("searchbox").fill("Piece");
    await expect(bar).toHaveCount(0);
    await page.getByRole("searchbox").fill("");
    await expect(page).not.toHaveURL(/q=/);
    await expect(bar).toHaveCount(0);
  });

  await test.step("more ticks than one call takes are refused, and none is left out", async () => {
    for (let at = 0; at < PRODUCTS; at += 50) {
      await expect(tick(`Piece ${at + 1}`)).toBeVisible();
      await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
      const next = page.getByRole("link", { name: "Next" });
      if (at + 50 < PRODUCTS) await next.click();
    }
    await expect(bar.getByText(`${PRODUCTS} chosen`)).toBeVisible();
    // The ticks of the other pages do not make a dash of the box of this page.
    await expect(page.getByRole("checkbox", { name: "Choose all on this page" })).toBeChecked({
      indeterminate: false,
    });
    await expect(bar.getByRole("status")).toContainText("200 at once at most");
    await bar.getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("menuitem", { name: "off sale" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await bar.getByRole("button", { name: `Choose all ${PRODUCTS}` }).click();
    await expect(bar.getByRole("status")).toHaveCount(0);
  });

  await test.step("products that are not counted are not named by a number", async () => {
    total = COUNTED;
    await page.goto("/admin/products");
    await tick("Piece 1").check();
    await bar.getByRole("button", { name: "Choose all that match" }).click();
    await expect(bar.getByText("All that match are chosen")).toBeVisible();
    await more("Take all that match off sale");
    await expect(
      page.getByRole("dialog", { name: "Take all products that match off sale?" }),
    ).toBeVisible();
  });
  // The list may be loaded again at this moment, and the answer ends with the test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the stock of all chosen products is changed at once, and the list shows it @once", async ({
  page,
}) => {
  await openBackOffice(page, "/products?q=bracelet");
  const names = page.getByRole("checkbox", { name: /^Choose (?!all)/ });
  await expect(names.first()).toBeVisible();
  const calls: { change: object }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/staff/products/stock")) calls.push(request.postDataJSON());
  });
  await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
  const bar = page.getByRole("region", { name: "With the chosen rows" });
  await bar.getByRole("button", { name: "Stock", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Stock of/ });
  const now = dialog.getByText(/^Now [\d,]+ pieces? in [\d,]+ stocks?\.$/);
  const figures = async () => {
    const said = (await now.innerText()).replaceAll(",", "");
    return [...said.matchAll(/\d+/g)].map(([figure]) => Number(figure));
  };
  const [before = 0, stocks = 0] = await figures();
  const pieces = dialog.getByRole("textbox", { name: "Pieces" });

  // No stock goes below 0, so the bar refuses the whole change before the press.
  await dialog.getByRole("combobox", { name: "What to do" }).selectOption("Take off");
  await pieces.fill("90000");
  await expect(dialog).toContainText("so none can change");
  await expect(dialog.getByRole("button", { name: "Change the stock" })).toBeDisabled();
  await expectAccessible(page);

  await dialog.getByRole("combobox", { name: "What to do" }).selectOption("Add");
  await pieces.fill("2");
  await expect(dialog).toContainText(
    `now and ${(before + 2 * stocks).toLocaleString("en-IN")} then`,
  );
  await dialog.getByRole("button", { name: /^Change \d+ stocks?$/ }).click();
  await expect(page.getByText(/^Stock of \d+ products? changed$/)).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(calls.map(({ change }) => change)).toEqual([{ by: 2 }]);
  await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
  await bar.getByRole("button", { name: "Stock", exact: true }).click();
  await expect.poll(figures).toEqual([before + 2 * stocks, stocks]);
});
