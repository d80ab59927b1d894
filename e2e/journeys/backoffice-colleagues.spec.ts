import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";
import { PARTNER, staffHeaders } from "../staff.ts";

/** A call as another member of staff. The call sends the newest version of the record. */
async function callAsPartner(
  page: Page,
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  { data, version }: { readonly data?: object; readonly version?: string } = {},
) {
  const headers = {
    ...(await staffHeaders(page, PARTNER)),
    ...(version === undefined ? {} : { "if-match": version }),
  };
  const answer = await page.request.fetch(`/api/staff${path}`, {
    method,
    headers,
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

async function changeIdentity(page: Page, change: object): Promise<void> {
  const settings = await callAsPartner(page, "GET", "/settings");
  const data = { identity: { ...settings.identity, ...change }, reason: "The colleague's reason" };
  await callAsPartner(page, "PUT", "/settings/identity", {
    data,
    version: settings.identityVersion,
  });
}

test("typed settings outlive a colleague's save, and each part says what happened @once", async ({
  page,
  complaints,
}) => {
  complaints.allow(/\b412\b/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBackOffice(page, "/settings");
  const hours = page.getByLabel("Opening hours");
  await hours.fill("Every day, 9 am to 8 pm");
  const gst = page.getByLabel("GST on jewellery");
  const oldGst = await gst.inputValue();
  await gst.fill("5.00");
  await changeIdentity(page, { tagline: "Gold of the colleague" });
  const note = page.getByRole("alert").filter({ hasText: "A colleague has saved the settings" });
  await expect(note).toBeVisible({ timeout: 10_000 });
  await expect(page.getByLabel("Line below the name")).toHaveValue("Gold of the colleague");
  await expect(hours).toHaveValue("Every day, 9 am to 8 pm");
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Keep( Ctrl S)?$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Why").fill("The summer begins");
  const keep = dialog.getByRole("button", { name: "Keep, and ask a colleague" });
  await keep.click();
  await expect(dialog.getByRole("alert")).toContainText("A colleague has changed the settings");
  await dialog.getByRole("button", { name: "Leave it" }).click();
  await note.getByRole("button", { name: "Keep mine" }).click();
  await expect(note).toHaveCount(0);

  // The second of the two calls fails, so the dialog says what the first one has saved.
  await page.route("**/api/staff/settings", async (route) => {
    if (route.request().method() === "PATCH") await route.abort();
    else await route.continue();
  });
  complaints.allow(/ERR_FAILED/);
  await page.getByRole("button", { name: /^Keep( Ctrl S)?$/ }).click();
  await expect(dialog).toContainText("The shop's identity counts from now on.");
  await expect(dialog).toContainText("The settings wait: the old values count until");
  await keep.click();
  await expect(dialog.getByRole("alert")).toContainText("The shop's identity counts from now on.");
  await expect(dialog.getByRole("alert")).toContainText("The settings are not saved:");
  await page.unroute("**/api/staff/settings");
  await dialog.getByRole("button", { name: "Ask a colleague to agree" }).click();
  await expect(page.getByText("A second person is asked")).toBeVisible();
  await expect(hours).toHaveValue("Every day, 9 am to 8 pm");
  await expect(gst).toHaveValue(oldGst);

  await hours.fill("Every day, 9 am to 9 pm");
  await page.getByLabel("HSN, gold").fill("71131910");
  await page.getByRole("button", { name: /^Keep( Ctrl S)?$/ }).click();
  await dialog.getByLabel("Why").fill("The summer is long");
  await keep.click();
  await expect(page.getByText("Kept in part, a second person is asked for the rest")).toBeVisible();
});

test("an editor in which nothing is typed shows a colleague's save at once @once", async ({
  page,
}) => {
  const soon = { timeout: 10_000 };
  await test.step("an article", async () => {
    const article = await callAsPartner(page, "POST", "/articles", {
      data: { title: "Two people" },
    });
    await openBackOffice(page, `/content/articles/${article._id}`);
    await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
    const { title, slug, author, content, picture, alt, tags } = article;
    const body = { title, slug, author, content, picture, alt, tags };
    await callAsPartner(page, "PUT", `/articles/${article._id}`, {
      data: { ...body, title: "Written by the colleague", tags: ["gold", "care"] },
      version: article.version,
    });
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(
      "Written by the colleague",
      soon,
    );
    await expect(page.getByLabel("Tags")).toHaveValue("gold, care");
  });

  await test.step("a policy", async () => {
    await page.goto("/admin/content/policies?policy=terms");
    const editor = page.getByRole("textbox", { name: "Own text" });
    await expect(editor).toBeVisible();
    const policies = (await callAsPartner(page, "GET", "/policies")) as {
      name: string;
      version: string;
    }[];
    const version = policies.find(({ name }) => name === "terms")?.version ?? "";
    const data = { text: "We keep invoices for eight years." };
    await callAsPartner(page, "PUT", "/policies/terms", { data, version });
    await expect(editor).toContainText("We keep invoices for eight years.", soon);
    await expect(page.getByRole("button", { name: "Publish it" })).toBeDisabled();
  });

  await test.step("a coupon", async () => {
    const coupon = {
      code: "COLLEAGUE",
      kind: "percent",
      value: 2,
      perUserLimit: 1,
      totalLimit: 50,
    };
    await callAsPartner(page, "POST", "/coupons", { data: coupon });
    await page.goto("/admin/coupons?code=COLLEAGUE");
    const limit = page.getByLabel("In all");
    await expect(limit).toHaveValue("50");
    await callAsPartner(page, "PATCH", "/coupons/COLLEAGUE", { data: { totalLimit: 40 } });
    await expect(limit).toHaveValue("40", soon);
    await expect(page.getByRole("button", { name: "Save the change" })).toBeDisabled();
  });
});

test("a piece and a product that a colleague has changed are not changed over it @once", async ({
  page,
  complaints,
}) => {
  complaints.allow(/\b412\b/);
  const data = { name: "Band of two people" };
  const { _id: id } = await callAsPartner(page, "POST", "/products/drafts", { data });
  const piece = { huid: "TWOPPL", netWeight: 17.42, place: "Safe 1" };
  const added = await callAsPartner(page, "POST", `/products/${id}/pieces`, { data: piece });
  await openBackOffice(page, `/products/${id}`);

  await page.getByRole("button", { name: "Correct TWOPPL" }).click();
  const form = page.getByRole("group", { name: "Correct TWOPPL" });
  await form.getByLabel("Where").fill("Safe 2");
  const path = `/products/${id}/pieces/${added._id}`;
  await callAsPartner(page, "PUT", path, { data: { ...piece, netWeight: 17.46 } });
  await form.getByRole("button", { name: "Keep" }).click();
  await expect(form.getByRole("alert")).toContainText("A colleague has changed this piece");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Leave it" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "TWOPPL" })).toContainText("17.460 g");

  await page.route(`**/api/staff/products/${id}/archive`, async (route) => {
    await callAsPartner(page, "PUT", `/products/${id}/draft`, { data: { name: "Another name" } });
    await route.continue();
  });
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page.getByText("It could not be archived")).toBeVisible();
  await expect(page.getByText("Somebody else has changed this meanwhile.")).toBeVisible();
});
