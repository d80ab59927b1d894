import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { followLetter, openLetter } from "../outbox.ts";
import { test } from "../own-shop.ts";
import { rowsOf, saveFileBy } from "../saved-file.ts";
import { newShopper } from "../shopper.ts";

const COVER = join(import.meta.dirname, "../../apps/server/seed/pictures/bangle-beaded-front.jpg");
const INDIA_MS = 5.5 * 3_600_000;
const MINUTE_MS = 60_000;

/** The value of a field for date and time in India. */
function indiaInput(at: number): string {
  return new Date(at + INDIA_MS).toISOString().slice(0, 16);
}

test("a planned article is not in the shop before its time, and is there afterwards @once", async ({
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  // The shop refuses to plan an article without a cover, which the browser logs as an error.
  complaints.allow(/422/);
  const title = `The bride's first nath ${Date.now()}`;
  const slug = `first-nath-${Date.now()}`;
  await openBackOffice(page, "/content");
  await page.getByRole("button", { name: "New article" }).click();
  await page.waitForURL(/articles/);
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Address").fill(`/blog/${slug}`);
  await page.getByRole("textbox", { name: "Text" }).fill("It is tied, not pierced.");
  await expect(page.getByText(/^Kept /)).toBeVisible();

  await page.getByRole("button", { name: "Plan", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "When it goes online" });
  const time = dialog.getByLabel("Date and time in India");
  await time.fill(indiaInput(Date.now() - 60 * MINUTE_MS));
  await expect(dialog.getByText("Choose a time that is still to come")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Plan it" })).toBeDisabled();
  await time.fill(indiaInput(Date.now() + 60 * MINUTE_MS));
  await dialog.getByRole("button", { name: "Plan it" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Something is missing before it can go online/)).toBeVisible();
  await page.getByLabel("Cover", { exact: true }).setInputFiles(COVER);
  await page.getByLabel("What one sees on the cover").fill("A beaded bangle on ivory");
  await expect(page.getByText(/^Kept /)).toBeVisible();
  await page.getByRole("button", { name: "Plan", exact: true }).click();

  // The dialog begins anew, without the time that was typed before.
  await expect(time).toHaveValue("");

  // The next full minute that leaves time to look at the shop before.
  const at = Math.ceil((Date.now() + 40_000) / MINUTE_MS) * MINUTE_MS;
  await time.fill(indiaInput(at));
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByText("Planned", { exact: true })).toBeVisible();
  const plan = page.getByRole("main").getByRole("button", { name: /\d{1,2}:\d{2}/ });
  await plan.click();
  await expect(time).toHaveValue(indiaInput(at));
  await time.fill("");
  await dialog.getByRole("button", { name: "Leave it" }).click();
  await plan.click();
  await expect(time).toHaveValue(indiaInput(at));
  await dialog.getByRole("button", { name: "Leave it" }).click();
  await expect(plan).toBeFocused();

  // The shop's pages are in its cache when the time comes.
  const inShop = async () => {
    const article = await page.request.get(`/blog/${slug}`);
    const list = await (await page.request.get("/blog")).text();
    const map = await readSiteMaps(page);
    return [article.status(), list.includes(slug), map.includes(`/blog/${slug}`)];
  };
  expect(await inShop()).toEqual([404, false, false]);
  expect(Date.now()).toBeLessThan(at);
  await expect(page.getByText(/^Kept .+ Goes online /)).toBeVisible();

  await expect
    .poll(inShop, { timeout: at - Date.now() + 60_000, intervals: [3_000] })
    .toEqual([200, true, true]);
  expect(Date.now()).toBeGreaterThanOrEqual(at);
  // The open page of the back office says so too.
  await expect(page.getByText("Online", { exact: true })).toBeVisible();
  const shop = await page.context().newPage();
  await shop.goto(`/blog/${slug}`);
  await expect(shop.getByRole("heading", { level: 1 })).toHaveText(title);
});

/** Reads the shop's site map with its parts, as one text. */
async function readSiteMaps(page: Page): Promise<string> {
  const index = await (await page.request.get("/sitemap.xml")).text();
  const parts = [...index.matchAll(/<loc>([^<]+\.xml)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const texts = await Promise.all(parts.map(async (path) => (await page.request.get(path)).text()));
  return [index, ...texts].join("\n");
}

test("the list of the newsletter has only confirmed addresses, on the page and in its file", async ({
  page,
}) => {
  const [confirmed, other, unconfirmed] = [newShopper(), newShopper(), newShopper()].map(
    ({ email }) => email,
  ) as [string, string, string];
  for (const email of [confirmed, other, unconfirmed]) {
    const data = { email, consent: true, place: "blog" };
    await expect(await page.request.post("/api/newsletter", { data })).toBeOK();
  }
  for (const email of [confirmed, other]) {
    await openLetter(page, email, "Shall we send you our letter?");
    await followLetter(page, /newsletter\/confirm/);
    await page.getByRole("button", { name: "Yes, send me the letter" }).click();
    await expect(page.getByText("You are on our list now.")).toBeVisible();
  }

  await openBackOffice(page, "/newsletter");
  const search = page.getByPlaceholder("E-mail address");
  const list = page.getByRole("table", { name: "Subscribers" });
  await search.fill(confirmed);
  await expect(list.getByText(confirmed)).toBeVisible();
  await expect(page.getByText("1 address", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await search.fill(unconfirmed);
  await expect(page.getByText("No address is like that")).toBeVisible();

  const { name, text } = await saveFileBy(page, "Export CSV");
  expect(name).toBe("subscribers.csv");
  const row = rowsOf(text).find(({ email }) => email === confirmed);
  expect(row).toMatchObject({ place: "blog" });
  expect(Date.parse(row?.["confirmed_at"] ?? "")).toBeGreaterThan(Date.now() - 10 * MINUTE_MS);
  expect(text).not.toContain(unconfirmed);

  // An address that staff take off is in no later file.
  await search.fill(confirmed);
  await page.getByRole("button", { name: `Unsubscribe ${confirmed}` }).click();
  const question = page.getByRole("dialog", { name: "Unsubscribe" });
  await question.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText("No address is like that")).toBeVisible();
  const later = (await saveFileBy(page, "Export CSV")).text;
  expect(later).toContain(other);
  expect(later).not.toContain(confirmed);
});
