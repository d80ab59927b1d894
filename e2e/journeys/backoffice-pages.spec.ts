import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";

const PICTURE = join(
  import.meta.dirname,
  "../../apps/server/seed/pictures/bangle-beaded-front.jpg",
);

/** Opens a page of the shop until it shows a text, because the server renders changed pages anew. */
async function expectInShop(shop: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await shop.goto(path);
    await expect(shop.getByText(text).first()).toBeAttached({ timeout: 3_000 });
  }).toPass();
}

/** Delays the calls of one method to an address, as on a slow line. */
async function delaySaves(page: Page, address: string, method: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === method) await delay(1_500);
    await route.continue();
  });
}

test("a shopkeeper changes a testimonial, the gallery and the promotion, and shoppers see it @once", async ({
  page,
}) => {
  await openBackOffice(page, "/content/testimonials");
  const shop = await page.context().newPage();

  await page.getByRole("button", { name: "Add a testimonial" }).click();
  await expect(page.getByRole("heading", { name: "Add a testimonial" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Meera of Pune");
  await page.getByLabel("In their words").fill("The bangle rings as the article says.");
  await page.getByLabel("Release it: shoppers see it").check();
  // Two presses of Ctrl S add one testimonial, and what is typed meanwhile stays.
  await delaySaves(page, "**/api/staff/testimonials", "POST");
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Control+s");
  await page.getByLabel("Name", { exact: true }).press("End");
  await page.getByLabel("Name", { exact: true }).pressSequentially(", twice");
  await expect(page.getByText("It is added")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Meera of Pune, twice");
  await expect(page.getByRole("button", { name: /^Meera of Pune/ })).toHaveCount(1);

  // Nothing that is not saved is lost without a question.
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByRole("link", { name: /^Gallery/ }).click();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay here" }).click();
  const another = page
    .getByRole("list", { name: "What customers say" })
    .locator("[data-open]")
    .first();
  await another.click();
  await question.getByRole("button", { name: "Stay here" }).click();
  // The dialog gives the focus back a moment after it has closed, and would take it from the field.
  await expect(another).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Meera of Pune");
  await expect(page.getByText("Nothing has changed.")).toBeVisible();
  await expectInShop(shop, "/", "The bangle rings as the article says.");
  await page.getByLabel("Release it: shoppers see it").uncheck();
  await page.getByRole("button", { name: "Save it" }).click();
  await expect(page.getByText("Meera of Pune is saved")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Meera of Pune/ })).toContainText("Held back");

  await page.getByRole("link", { name: /^Gallery/ }).click();
  const pictures = page.getByRole("list", { name: "Gallery" }).getByRole("listitem");
  await page.getByRole("button", { name: "Add a picture" }).click();
  // Until the form of the new picture is open, the field belongs to the form of another picture.
  await expect(page.getByRole("heading", { name: "Add a picture" })).toBeVisible();
  // On a slow line, the form is filled in before the picture has arrived.
  const slowLine = Promise.withResolvers<void>();
  await page.route("**/api/staff/content/pictures", async (route) => {
    await slowLine.promise;
    await route.continue();
  });
  await page.getByLabel("Picture", { exact: true }).setInputFiles(PICTURE);
  await expect(page.getByRole("button", { name: "Sending the picture" })).toBeDisabled();
  await page.getByLabel("What one sees").fill("A beaded bangle on a table");
  await page.getByLabel("Show it in the shop").check();
  slowLine.resolve();
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(pictures.filter({ hasText: "A beaded bangle on a table" })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Promotions/ }).click();
  await page.getByRole("button", { name: "Add a text" }).click();
  await expect(page.getByRole("heading", { name: "Add a text" })).toBeVisible();
  await page.getByLabel("Text", { exact: true }).fill("Bangles without making charge this week");
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByText("It is added")).toBeVisible();
  const texts = page.getByRole("list", { name: "Bar above every page" }).getByRole("listitem");
  await texts.filter({ hasText: "Bangles without" }).getByRole("button").first().focus();
  const moves = await texts.count();
  for (let move = 1; move < moves; move += 1) await page.keyboard.press("Alt+ArrowUp");
  if (moves > 1) await page.getByRole("button", { name: "Publish the order" }).click();
  await expectInShop(shop, "/blog", "Bangles without making charge this week");
});

test("a shopkeeper writes the page about the shop, its hours and a policy @once", async ({
  page,
  complaints,
}) => {
  await openBackOffice(page, "/content/about");
  const shop = await page.context().newPage();
  await page.getByLabel("Second line").fill("Goldsmiths of the old market");
  // A save by Ctrl S that fails says so.
  complaints.allow(/ERR_FAILED/);
  await page.route("**/api/staff/about", (route) => route.abort());
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });

  // Text that is typed during a save stays unsaved in its field, and no colleague is blamed for it.
  await delaySaves(page, "**/api/staff/about", "PUT");
  await page.keyboard.press("Control+s");
  await page.getByLabel("Title", { exact: true }).press("End");
  await page.getByLabel("Title", { exact: true }).pressSequentially(", since 1962");
  await expect(page.getByText("The page about the shop is saved")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(/, since 1962$/);
  await expect(page.getByText("Somebody else has saved this meanwhile.")).toHaveCount(0);
  await page.getByRole("button", { name: "Save and show" }).click();
  await expect(page.getByText("Nothing has changed.")).toBeVisible();
  await expectInShop(shop, "/about", "since 1962");
  await expectInShop(shop, "/about", "Goldsmiths of the old market");

  await page.getByRole("link", { name: /^Shop details/ }).click();
  await page.getByLabel("Open", { exact: true }).fill("Every day, 10 am to 9 pm");
  await page.getByRole("button", { name: "Save and show" }).click();
  await expect(page.getByText("The shop's details are saved")).toBeVisible();
  await expectInShop(shop, "/contact", "Every day, 10 am to 9 pm");

  await page.getByRole("link", { name: /^Policies/ }).click();
  await page.getByRole("link", { name: "Shipping policy" }).click();
  await page.getByRole("button", { name: "Begin with the text as it came" }).click();
  const text = page.getByRole("textbox", { name: "Own text" });
  await expect(text).not.toBeEmpty();
  await text.press("Control+Home");
  // The preview is asked for when the typing pauses, not at each key.
  let previews = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/articles/preview")) previews += 1;
  });
  await text.pressSequentially("We send to islands by boat.");
  expect(previews).toBeLessThan(10);
  await text.press("Enter");
  await text.press("Enter");
  await expectAccessible(page);
  await delaySaves(page, "**/api/staff/policies/shipping", "PUT");
  await page.getByRole("button", { name: "Publish it" }).click();
  await text.press("Control+Home");
  await text.pressSequentially("Typed meanwhile. ");
  await expect(page.getByText("Shipping policy is in force from now on")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await expect(text).toContainText("Typed meanwhile.");
  await page.getByRole("link", { name: "Return policy", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay here" })
    .click();
  // An own text is in force, so an empty editor does not offer the text that comes with the shop.
  await text.press("Control+a");
  await text.press("Delete");
  await expect(page.getByRole("button", { name: "Publish it" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Begin with the text as it came" })).toHaveCount(0);
  await expectInShop(shop, "/shipping", "We send to islands by boat.");
  await page.getByRole("button", { name: "Go back to the text that comes with the shop" }).click();
  await expect(page.getByText("The page has the text that comes with the shop.")).toBeVisible();
});
