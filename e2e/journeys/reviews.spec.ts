import { openBackOffice } from "../back-office.ts";
import { deliverOpenOrder } from "../desk-orders.ts";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { logIn, openAccount, placeOrder, putIntoCart } from "../shopper.ts";

const PIECE = "studs-pearl";
const WORDS = "Lighter than they look, and the screw holds through a night of dancing.";

test("a buyer reviews a delivered piece, staff release it, and the page of the piece shows it", {
  tag: "@once",
}, async ({ page, browser }) => {
  const shopper = await openAccount(page);
  await page.goto("/login");
  await waitForHydration(page);
  await logIn(page, shopper);
  await putIntoCart(page, PIECE);
  await placeOrder(page);
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page).toHaveURL(/\/order-details\/|\/orders\//);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(page.getByRole("heading", { name: "Your reviews" })).toBeHidden();
  await deliverOpenOrder(page, id);

  const own = page.getByRole("region", { name: "Your reviews" });
  await own.getByRole("button", { name: /^Write a review/ }).click();
  await expect(own.getByRole("radio", { name: "1 star" })).toBeFocused();
  await own.getByRole("button", { name: "Send the review" }).click();
  await expect(own.getByText("Choose one to 5 stars")).toBeVisible();
  await own.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await own.getByLabel("Your words").fill(WORDS);
  const picture = await page.request.get("/pictures/studs-pearl-front.720.jpg");
  await own.getByLabel("Pictures (optional)").setInputFiles({
    name: "studs.jpg",
    mimeType: "image/jpeg",
    buffer: await picture.body(),
  });
  await expect(own.getByRole("img", { name: "Number 1 of yours" })).toBeVisible();
  await expectAccessible(page);
  await own.getByRole("button", { name: "Send the review" }).click();
  await expect(own.getByText("We are reading it")).toBeVisible();
  await expect(own.getByRole("button", { name: /^Change the review/ })).toBeFocused();

  const shopPage = `/product/${PIECE}`;
  expect(await (await page.request.get(shopPage)).text()).not.toContain(WORDS);
  const desk = await browser.newPage();
  await openBackOffice(desk, "/content/reviews");
  const entry = desk.getByRole("listitem").filter({ hasText: WORDS });
  await expect(entry).toContainText("Ananya K.");
  await entry.getByRole("button", { name: /^Release the review/ }).click();
  await expect(entry).toBeHidden();
  await desk.close();

  await page.goto(shopPage);
  const section = page.getByRole("region", { name: "What buyers say" });
  await expect(section.getByText(WORDS)).toBeVisible();
  await expect(section.getByText("Ananya K.")).toBeVisible();
  await expect(section.getByRole("img", { name: /by Ananya K\., 1 of 1/ })).toBeVisible();
  await expect(section.getByRole("img", { name: "4 of 5 stars" }).first()).toBeVisible();
  await expectAccessible(page);
  const thumbnail = section.getByRole("link", { name: /by Ananya K\., 1 of 1/ });
  await waitForHydration(page);
  await thumbnail.click();
  const lightbox = page.getByRole("dialog", { name: /by Ananya K\./ });
  await expect(lightbox.getByRole("img", { name: /by Ananya K\., 1 of 1/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(thumbnail).toBeFocused();
  const html = await (await page.request.get(shopPage)).text();
  expect(html).toContain('"aggregateRating"');
  expect(html).not.toContain("Krishnan");
});
