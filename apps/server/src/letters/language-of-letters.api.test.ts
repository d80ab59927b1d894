import { getMe, updateMe } from "@suvarna/contract/accounts/calls";
import * as identity from "@suvarna/contract/identity/calls";
import { joinNewsletter } from "@suvarna/contract/newsletter/calls";
import { sendTicket } from "@suvarna/contract/support/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { users } from "../identity/tables.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const HINDI = { "shop-language": "hi" };
const anAddress = () => `${newId()}@letter.example`;

/** Makes a call as the pages of a language do. */
function post(url: string, payload: object, headers: Record<string, string> = HINDI) {
  return shop.app.inject({ method: "POST", url: `/api${url}`, headers, payload });
}

/** Waits for the message of a kind to a recipient. */
function messageTo(recipient: string, kind: string) {
  return vi.waitFor(
    async () => {
      const found = (await shop.messagesTo(recipient)).find((message) => message.kind === kind);
      if (!found) throw new Error(`There is no ${kind} yet`);
      return found;
    },
    { timeout: 90_000, interval: 50 },
  );
}

function aSignup(email: string) {
  return {
    name: "Meera Nair",
    email,
    phone: `+9198${String(Date.now()).slice(-8)}`,
    password: "a-good-long-password",
    confirmPassword: "a-good-long-password",
    addresses: [
      {
        type: "Home",
        addressLine: "14, 3rd Cross, Malleswaram",
        city: "Bengaluru",
        state: "Karnataka",
        zipcode: "560003",
        country: "India",
        primaryPhone: "+919845012345",
        isDefault: true,
      },
    ],
  };
}

describe("an account", () => {
  it("that was opened on a page in Hindi gets its letters in Hindi, with links to Hindi pages", async () => {
    const email = anAddress();
    const { path } = identity.signup;
    expect((await post(path, aSignup(email))).json()).toMatchObject({ user: { language: "hi" } });
    const letter = await messageTo(email, "verify-email");
    expect(letter.subject).toBe("अपना ई-मेल पक्का करें");
    expect(letter.html).toContain('<html lang="hi-IN">');
    expect(letter.text).toMatch(/\/hi\/verify-email#/);
  });

  it("has the default language when the call names none, or an unsupported one", async () => {
    const calls: Record<string, string>[] = [{}, { "shop-language": "xx" }];
    for (const headers of calls) {
      const email = anAddress();
      await post(identity.signup.path, aSignup(email), headers);
      const letter = await messageTo(email, "verify-email");
      expect(letter.subject).toBe("Confirm your e-mail address");
      expect(letter.text).not.toContain("/hi/");
    }
  });

  it("chooses the language of its letters, which the letters of its orders follow", async () => {
    const shopper = await shop.signUp();
    const client = shop.client(shopper.token);
    expect(await client.call(getMe, {})).toMatchObject({ language: "en" });
    const changed = await client.call(updateMe, { body: { language: "hi" } });
    expect(changed.language).toBe("hi");
    // A change of something else leaves the language as it is.
    await client.call(updateMe, { body: { location: "Pune" } });

    const { db } = shop.database;
    const categoryId = await addCategory(db, "Rings");
    const { cartId } = await fillCart(shop, shopper, await addRing(db, { categoryId }));
    const { order } = await placeOrder(shop, shopper, { cartId });
    const letter = await messageTo(shopper.email, "order-confirmed");
    expect(letter.subject).toBe(`आपका ऑर्डर ${order.number} पक्का हो गया`);
    expect(letter.text).toContain(`/hi/order-details/${order._id}`);
    expect(letter.text).toContain("कुल रकम: ₹");
    const [user] = await db.select().from(users).where(eq(users.id, shopper.userId));
    const text = await messageTo(user?.phone ?? "", "order-confirmed");
    expect(text.text).toContain(`सुवर्ण ऑर्डर ${order.number} पक्का हो गया है`);
  });
});

it("a code to log in by phone is written in the language of the page", async () => {
  const phone = "+919845098450";
  await post(identity.phoneLogin.path, { phone });
  expect((await messageTo(phone, "sign-in-code")).text).toMatch(/^\d{6} सुवर्ण के लिए आपका OTP है/);
});

it("the letters about a visitor's newsletter and ticket are in the language of the visitor's page", async () => {
  const email = anAddress();
  await post(joinNewsletter.path, { email, consent: true, place: "home" });
  const question = await messageTo(email, "newsletter-confirm");
  expect(question.subject).toBe("क्या हम आपको न्यूज़लेटर भेजें?");
  expect(question.text).toContain("/hi/newsletter/confirm?token=");

  const writer = anAddress();
  const ticket = {
    typeOfSupport: "billing",
    subject: "बिल में नाम",
    description: "कृपया बिल में मेरा नाम ठीक कर दें।",
    contactDetails: writer,
  };
  await post(sendTicket.path, ticket);
  const { text } = await messageTo(writer, "ticket-received");
  expect(text).toContain("विषय: बिल और भुगतान");
  expect(text).toContain("/hi/support/tickets/");
});
