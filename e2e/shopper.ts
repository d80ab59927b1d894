import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { newestCodeTo } from "./outbox.ts";

export interface Shopper {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/** A shopper with a unique name and address. */
export function newShopper(): Shopper {
  return {
    name: "Ananya Krishnan",
    email: `${randomUUID()}@shopper.example`,
    phone: `9${String(randomInt(1e9)).padStart(9, "0")}`,
    password: "a-good-password",
  };
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Fills in the sign-up form and sends it. */
export async function sendSignUp(
  page: Page,
  shopper: Shopper,
  arrival?: Parameters<Page["goto"]>[1],
): Promise<void> {
  await page.goto("/signup", arrival);
  await field(page, "Name").fill(shopper.name);
  await field(page, "E-mail").fill(shopper.email);
  await fillRestOfSignUp(page, shopper);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Fills in those fields of the sign-up form that Google does not provide. */
export async function fillRestOfSignUp(page: Page, shopper: Shopper): Promise<void> {
  await field(page, "Phone").fill(shopper.phone);
  await field(page, "Password").fill(shopper.password);
  await field(page, "Confirm password").fill(shopper.password);
  await field(page, "Address").fill("14, 3rd Cross, Malleswaram");
  await field(page, "City").fill("Bengaluru");
  await field(page, "State").selectOption("Karnataka");
  await field(page, "PIN code").fill("560003");
}

/** Creates an account through the pages, and ends on the login page. */
export async function signUp(page: Page, shopper: Shopper): Promise<void> {
  await sendSignUp(page, shopper);
  await expect(page.getByText("Signup successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
}

/** Sends the form of the login page, which must be open. */
export async function sendLogin(page: Page, shopper: Shopper): Promise<void> {
  await field(page, "E-mail").fill(shopper.email);
  await field(page, "Password").fill(shopper.password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Logs in on the login page, which must be open. */
export async function logIn(page: Page, shopper: Shopper): Promise<void> {
  await sendLogin(page, shopper);
  await expect(page.getByText("Login successful!")).toBeVisible();
}

/** Chooses the first size that can be bought, on the page of a product with sizes. */
export async function chooseSize(page: Page): Promise<void> {
  const size = page.getByRole("radio", { disabled: false });
  if ((await size.count()) > 0) await size.first().check({ force: true });
}

/** Opens a product's page and adds a piece to the cart. */
export async function putIntoCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/product/${slug}`);
  await chooseSize(page);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByText(/added to (your )?cart/i).first()).toBeVisible();
}

/**
 * Goes from the cart through the checkout with the account's own address and cash on delivery.
 * @returns the order's number
 */
export async function placeOrder(page: Page): Promise<string> {
  await page.goto("/checkout");
  await expect(savedAddress(page)).toBeChecked();
  await page.getByRole("radio", { name: /cash on delivery/i }).check();
  await confirmNumber(page);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/confirm/);
  await expect(page.getByRole("heading", { name: "Thank you for ordering" })).toBeVisible();
  const text = await page
    .getByText(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/)
    .first()
    .textContent();
  return /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/.exec(text ?? "")?.[0] ?? "";
}

/** Finds the card of the account's own address in the checkout. */
export function savedAddress(page: Page) {
  const saved = page.getByRole("group", { name: "Your addresses" });
  return saved.getByRole("radio", { name: /Ananya Krishnan.*Malleswaram/ });
}

/**
 * Confirms the phone number in the checkout with its code, where the checkout asks for a
 * confirmation.
 */
export async function confirmNumber(page: Page): Promise<void> {
  const proof = page.getByRole("region", { name: "Confirm your number" });
  if (!(await proof.isVisible())) return;
  const [, first = "", second = ""] = /\+91 (\d{5}) (\d{5})/.exec(await proof.innerText()) ?? [];
  await proof.getByRole("button", { name: "Confirm by a code" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm your number" });
  await expect(dialog).toBeVisible();
  const otp = dialog.getByLabel("OTP", { exact: true });
  await otp.fill(await newestCodeTo(page, first + second));
  await dialog.getByRole("button", { name: "Verify OTP" }).click();
  await expect(dialog).toBeHidden();
  await expect(proof).toBeHidden();
}

/**
 * The PAN of the test shoppers. An order needs it once the shopper's orders of a day reach a large
 * sum.
 */
const PAN = "ABCDE1234F";

/** Creates an account through the API. */
export async function openAccount(page: Page): Promise<Shopper> {
  const shopper = newShopper();
  const { name, email, phone, password } = shopper;
  const home = {
    type: "Home",
    addressLine: "14, 3rd Cross, Malleswaram",
    city: "Bengaluru",
    state: "Karnataka",
    zipcode: "560003",
    country: "India",
    primaryPhone: phone,
  };
  const account = { name, email, phone, password, confirmPassword: password, addresses: [home] };
  await expect(await page.request.post("/api/auth/signup", { data: account })).toBeOK();
  return shopper;
}

/** Logs in through the API, as another device of the shopper would. */
export async function logInElsewhere(page: Page, { email, password }: Shopper) {
  const answer = await page.request.post("/api/auth/login", { data: { email, password } });
  const { token, user } = await answer.json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    user,
    /** Returns the status of the shop's reply to a call of this device. */
    async status(): Promise<number> {
      return (await page.request.get("/api/auth/me", { headers })).status();
    },
  };
}

/**
 * Creates a shopper with a confirmed phone number through the API, who is logged in when the page
 * is first loaded.
 * @returns another device of the shopper
 */
export async function arriveLoggedIn(page: Page): Promise<OtherDevice> {
  const shopper = await openAccount(page);
  const { token, user } = await logInElsewhere(page, shopper);
  user.phoneVerified = true;
  await provePhone(page, token, shopper.phone);
  await page.addInitScript(
    ([key, memory]) => {
      // The script also runs in sandboxed frames. They have no local storage, so the script does
      // nothing there.
      if (window.top !== window) return;
      localStorage.setItem("token", key ?? "");
      localStorage.setItem("user-storage", memory ?? "");
    },
    [token, JSON.stringify({ state: { token, _id: user._id, cartId: user.cartId }, version: 1 })],
  );
  /** Orders the cart's pieces with a method of payment. @returns the order */
  async function placed(payment: { paymentMethod: string; gateway?: string }) {
    const headers = { authorization: `Bearer ${token}` };
    const cart = await page.request.get("/api/cart", { ...LATER, headers });
    const { cartId } = await cart.json();
    const data = { cartId, ...payment, shippingAddress: HOME, pan: PAN };
    const answer = await page.request.post("/api/order/create", { ...LATER, headers, data });
    await expect(answer).toBeOK();
    return (await answer.json()).order;
  }
  return {
    email: shopper.email,
    async change(overrides) {
      const changed = await page.request.patch("/api/auth/me", {
        headers: { authorization: `Bearer ${token}` },
        data: overrides,
      });
      await expect(changed).toBeOK();
    },
    async add(slug) {
      const piece = await page.request.get(`/api/gold/${slug}`, LATER);
      const { _id: productId } = await piece.json();
      const added = await page.request.post("/api/cart/add-to-cart", {
        ...LATER,
        headers: { authorization: `Bearer ${token}` },
        data: { userId: user._id, productId, quantity: 1 },
      });
      await expect(added).toBeOK();
    },
    async order(gateway) {
      const { _id } = await placed({ gateway, paymentMethod: "ONLINE" });
      return { id: _id };
    },
    async orderOnDelivery() {
      const { _id, number } = await placed({ paymentMethod: "COD" });
      return { id: _id, number };
    },
  };
}

/** Confirms a phone number through the API, as the profile page does. */
async function provePhone(page: Page, token: string, phone: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const request = { ...LATER, headers, data: { phone } };
  await expect(await page.request.post("/api/auth/me/phone-code", request)).toBeOK();
  const data = { phone, otp: await newestCodeTo(page, phone) };
  await expect(await page.request.post("/api/auth/me/phone", { ...LATER, headers, data })).toBeOK();
}

/**
 * Repeats a call that has not reached the shop on a new connection. On a busy machine the shop may
 * close an idle connection just when a call uses it.
 */
const LATER = { maxRetries: 2 };

const HOME = {
  fullName: "Ananya Krishnan",
  phone: "9800000042",
  street: "14, 3rd Cross, Malleswaram",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
};

interface OtherDevice {
  /** The address with which the shopper logs in. */
  readonly email: string;
  /** Changes fields of the account. */
  change(overrides: { fullName?: string; location?: string }): Promise<void>;
  /** Adds a piece to the shopper's cart. */
  add(slug: string): Promise<void>;
  /** Orders the cart's pieces, to be paid through a payment gateway. */
  order(gateway: "cashfree" | "razorpay"): Promise<{ id: string }>;
  /** Orders the cart's pieces, to be paid on delivery. */
  orderOnDelivery(): Promise<{ id: string; number: string }>;
}
