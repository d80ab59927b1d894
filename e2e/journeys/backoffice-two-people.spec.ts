import type { Browser, Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { newHuid, placeForDesk } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { PARTNER } from "../staff.ts";

/** Opens a page of the back office as the second owner, in a browser window of its own. */
async function openAsPartner(page: Page, browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const partner = await context.newPage();
  await openBackOffice(partner, path, PARTNER);
  return partner;
}

test("two people who edit one order see what the other has saved @once", async ({
  page,
  browser,
}) => {
  const { id, weight } = await placeForDesk(page, {
    slug: "hoops-plain",
    method: "COD",
    fullName: "Champa Rao",
  });
  await openBackOffice(page, `/orders/${id}`);
  const partner = await openAsPartner(page, browser, `/orders/${id}`);
  const clash = page.getByRole("alert").filter({ hasText: "meanwhile" });

  // The partner saves while this person types in the same field: nothing is lost on either side.
  const theirs = newHuid();
  await page.getByLabel("HUID").pressSequentially("ABC");
  await partner.getByLabel("HUID").fill(theirs);
  await partner.keyboard.press("Enter");
  await expect(clash).toContainText(`wrote ${theirs} meanwhile`);
  await expect(page.getByLabel("HUID")).toHaveValue("ABC");
  await expectAccessible(page);
  await page.getByLabel("Weighed net").focus();
  await expect(clash).toBeVisible();
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByLabel("HUID")).toHaveValue(theirs);
  await expect(clash).toHaveCount(0);

  // A colleague's correction replaces the saved value in the window of the person who saved it.
  await page.getByLabel("Weighed net").fill(weight.toFixed(3));
  await page.keyboard.press("Enter");
  await expect(partner.getByLabel("Weighed net")).toHaveValue(weight.toFixed(3));
  const corrected = (weight + 0.01).toFixed(3);
  await partner.getByLabel("Weighed net").fill(corrected);
  await partner.keyboard.press("Enter");
  await expect(page.getByLabel("Weighed net")).toHaveValue(corrected);
  await page.getByLabel("Weighed net").focus();
  await page.keyboard.press("Tab");
  await expect(partner.getByLabel("Weighed net")).toHaveValue(corrected);

  await page.getByLabel("Tracking number").fill("BD 4711");
  await partner.getByLabel("Tracking number").fill("SQ 12");
  await partner.keyboard.press("Tab");
  await expect(clash).toContainText("wrote SQ 12 meanwhile");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(clash).toHaveCount(0);
  await expect(partner.getByLabel("Tracking number")).toHaveValue("BD 4711");

  await partner.getByRole("button", { name: "Start packing" }).click();
  await expect(page.getByRole("button", { name: "Start packing" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Dispatch" })).toBeVisible();
  await partner.context().close();
});

test("orders are assigned to a person, who finds them in a list of their own @once", async ({
  page,
  browser,
}) => {
  const order = { slug: "hoops-plain", method: "COD", fullName: "Juhi Menon" } as const;
  const [first, second] = [await placeForDesk(page, order), await placeForDesk(page, order)];
  await openBackOffice(page, "/orders");
  const partner = await openAsPartner(page, browser, "/orders");
  const rowOf = (on: Page, number: string) => on.getByRole("row").filter({ hasText: number });
  for (const { number } of [first, second]) {
    await rowOf(page, number).getByRole("checkbox").check();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Give to" }).click();
  const people = page.getByRole("menuitem");
  await expect(people.first()).toContainText("(me)");
  const name = (await people.nth(1).innerText()).trim();
  await people.nth(1).click();
  await expect(page.getByText(`2 orders given to ${name}`)).toBeVisible();
  await expect(rowOf(page, first.number)).toContainText(`With ${name}`);

  await partner.getByRole("link", { name: /^Given to me/ }).click();
  await expect(rowOf(partner, first.number)).toBeVisible();
  await expect(rowOf(partner, second.number)).toBeVisible();
  await partner.getByRole("link", { name: first.number }).click();
  await partner.getByLabel("Given to").selectOption({ label: "Nobody yet" });
  await expect(rowOf(page, first.number)).not.toContainText(`With ${name}`);

  await page.getByRole("button", { name: "Given to" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  await expect(rowOf(page, second.number)).toBeVisible();
  await expect(rowOf(page, first.number)).toHaveCount(0);
  await partner.context().close();
});
