import type { Page } from "puppeteer-core";
import { newShopper } from "../shopper.ts";
import { expect, test } from "./tab.ts";

const TOPS = { path: "/product/studs-gold-flower", name: "Kusum Gold Tops" };

/** Opens a page and waits until React runs in the page, because an earlier click has no effect. */
async function open(tab: Page, path: string): Promise<void> {
  await tab.goto(`${process.env["E2E_URL"]}${path}`);
  await tab.waitForFunction(() =>
    [...document.querySelectorAll("button")].every((button) =>
      Object.keys(button).some((key) => key.startsWith("__reactProps$")),
    ),
  );
}

const field = (tab: Page, label: string) => tab.locator(`main ::-p-label(${label})`);
const press = (tab: Page, button: string) => tab.locator(`main button::-p-text(${button})`).click();
const follow = (tab: Page, link: string) => tab.locator(`main a::-p-text(${link})`).click();
const heart = (tab: Page, label: string) => tab.locator(`main button[aria-label="${label}"]`);

/** Waits until the page shows this text. */
const see = (tab: Page, text: string) => tab.locator(`::-p-text(${text})`).wait();

/** Waits until the page's main heading has this text. */
const seeTitle = (tab: Page, title: string) => tab.locator(`main h1::-p-text(${title})`).wait();

/** Returns the visible text of the element that a selector finds. */
const textOf = (tab: Page, selector: string) =>
  tab
    .locator(selector)
    .map((element) => (element as HTMLElement).innerText)
    .wait();

const arriveAt = (tab: Page, address: RegExp) => expect.poll(() => tab.url()).toMatch(address);

test("a visitor sees live rates, filters the listing and reads a price's break-up", async ({
  tab,
}) => {
  await open(tab, "/");
  await seeTitle(tab, "Unique & Authentic Designer Jewellery");
  const rates = () => textOf(tab, "section[aria-labelledby=live-prices]");
  const before = await rates();
  expect(before).toContain("24K");
  expect(before).toContain("₹");
  // The slides of the shop's data must have replaced the two placeholder slides.
  await tab.locator(`main button[aria-label="Go to slide 4"]`).wait();
  // The rates change by messages of the WebSocket, without a reload of the page.
  await expect.poll(rates).not.toBe(before);

  await follow(tab, "Explore Collection");
  await arriveAt(tab, /\/shop$/);
  await see(tab, "71 pieces");
  await tab.locator("main aside summary::-p-text(Category)").click();
  await tab.locator("main aside label::-p-text(Diamond)").click();
  await arriveAt(tab, /\/shop\?category=Diamond$/);
  await seeTitle(tab, "Diamond");

  await open(tab, TOPS.path);
  await seeTitle(tab, TOPS.name);
  const breakUp = () => textOf(tab, "main details[open] table");
  for (const line of ["Making", "GST", "Total with GST"]) {
    await expect.poll(breakUp).toContain(line);
  }
  expect(await breakUp()).toMatch(/₹\s?[\d,]+/);
});

test("a shopper signs up, saves a favorite, orders at the door and online, and logs out", async ({
  tab,
}) => {
  const shopper = newShopper();
  await open(tab, "/signup");
  const values = {
    Name: shopper.name,
    "E-mail": shopper.email,
    Phone: shopper.phone,
    Password: shopper.password,
    "Confirm password": shopper.password,
    Address: "14, 3rd Cross, Malleswaram",
    City: "Bengaluru",
    State: "Karnataka",
    "PIN code": "560003",
  };
  for (const [label, value] of Object.entries(values)) await field(tab, label).fill(value);
  await press(tab, "Create account");
  await see(tab, "Signup successful!");
  await arriveAt(tab, /\/login/);
  await field(tab, "E-mail").fill(shopper.email);
  await field(tab, "Password").fill(shopper.password);
  await press(tab, "Log in");
  await see(tab, "Login successful!");
  await arriveAt(tab, /\/profile$/);

  await open(tab, TOPS.path);
  await heart(tab, `Add ${TOPS.name} to favorites`).click();
  await heart(tab, `Remove ${TOPS.name} from favorites`).wait();
  await open(tab, "/wishlist");
  await seeTitle(tab, "My Wishlist (1 items)");

  await putIntoCart(tab);
  await tab.locator(`header a[aria-label="Cart, 1 item"]`).click();
  await arriveAt(tab, /\/cart$/);
  await see(tab, TOPS.name);
  const totals = await textOf(tab, "aside[aria-label='Cart Total'] table");
  for (const line of ["Subtotal", "GST", "Total"]) expect(totals).toContain(line);
  await follow(tab, "Proceed to checkout");
  await confirmNumber(tab, shopper.phone);
  await order(tab, "Cash on delivery");
  await seeTitle(tab, "Thank you for ordering");
  const number =
    /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/.exec(await textOf(tab, "main"))?.[0] ?? "(none)";

  await open(tab, "/order-history");
  await see(tab, number);
  await follow(tab, "View order");
  await seeTitle(tab, number);
  await see(tab, "Confirmed");

  await putIntoCart(tab);
  await open(tab, "/checkout");
  await order(tab, "UPI");
  await tab.locator("[role=dialog] button::-p-text(Success)").click();
  await seeTitle(tab, "Thank you for ordering");
  await see(tab, "Paid online");
  // The payment gateway's window covers the page until the window has faded out.
  await tab.waitForSelector("[role=dialog]", { hidden: true });

  await tab.locator("header a:not(nav a)::-p-text(Logout)").click();
  await arriveAt(tab, /\/login/);
  expect(await tab.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a page that is left while its parts still load shows no error", async ({ tab }) => {
  const origin = process.env["E2E_URL"];
  await open(tab, "/signup");
  // Firefox breaks off only what the service worker fetches, which sees the pages after the first.
  await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let wait = 0; wait < 500; wait += 40) {
    await tab.goto(`${origin}${TOPS.path}`, { waitUntil: "domcontentloaded" });
    await new Promise((resume) => setTimeout(resume, wait));
    await tab.goto(`${origin}/wishlist`, { waitUntil: "domcontentloaded" });
  }
  await open(tab, "/wishlist");
});

test("the menu of a small screen opens and is used by the keyboard alone", async ({ tab }) => {
  await tab.setViewport({ width: 390, height: 844 });
  await open(tab, "/");
  await tabTo(tab, "Menu");
  await tab.keyboard.press("Enter");
  await tab.locator("details[open] nav[aria-label=Menu]").wait();
  await tab.keyboard.press("Escape");
  await tab.locator("details:not([open]) nav[aria-label=Menu]").wait();
  await tab.keyboard.press("Enter");
  await tab.locator("details[open] nav a::-p-text(Rings)").wait();
  await tabTo(tab, "Rings");
  await tab.keyboard.press("Enter");
  await arriveAt(tab, /\/shop\/rings$/);
  await seeTitle(tab, "Rings");
});

async function putIntoCart(tab: Page): Promise<void> {
  await open(tab, TOPS.path);
  await press(tab, "Add to Cart");
  await tab.locator("[role=dialog]::-p-text(Added to cart)").wait();
  await tab.keyboard.press("Escape");
  await expect.poll(() => tab.$("[role=dialog]")).toBeNull();
}

/** Confirms the phone number in the open checkout with the code from the local outbox. */
async function confirmNumber(tab: Page, phone: string): Promise<void> {
  await press(tab, "Confirm by a code");
  await tab.locator("[role=dialog] input").wait();
  const origin = process.env["E2E_URL"];
  const { messages } = await (await fetch(`${origin}/api/outbox`)).json();
  const mine = messages.find(({ to }: { to: string }) => to === `+91${phone}`);
  const { text } = await (await fetch(`${origin}/api/outbox/${mine._id}`)).json();
  await tab.locator("[role=dialog] input").fill(/^\d{6}/.exec(text)?.[0] ?? "");
  await tab.locator("[role=dialog] button::-p-text(Verify OTP)").click();
  await tab.locator("section[aria-labelledby=contact-proof]::-p-text(Confirmed)").wait();
}

/** Places the order in the open checkout, with the account's own address. */
async function order(tab: Page, payment: string): Promise<void> {
  await seeTitle(tab, "Checkout");
  await tab.locator("main label:has(input[name=saved-address]:checked)::-p-text(Ananya)").wait();
  await tab.locator(`main label::-p-text(${payment})`).click();
  await press(tab, "Place order");
}

/** Presses Tab until the control with this name has the focus. */
async function tabTo(tab: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      await tab.keyboard.press("Tab");
      return tab.evaluate(() => {
        const focused = document.activeElement;
        return focused?.ariaLabel ?? focused?.textContent?.trim();
      });
    })
    .toBe(name);
}
