import { updateMe } from "@suvarna/contract/accounts/calls";
import { signup } from "@suvarna/contract/identity/calls";
import { sendSupportQuery } from "@suvarna/contract/support/calls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HOME, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";

const NAME = "You won gold: see evil.example/win now";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

it("every call whose name appears in a letter refuses a name that contains an address", async () => {
  const shopper = await shop.signUp();
  const password = "a-good-password";
  const person = { email: `${newId()}@shopper.example`, phone: "9876500012", addresses: [] };
  const shippingAddress = { ...HOME, fullName: NAME };
  const refused = {
    name: () =>
      shop.client().call(signup, {
        body: { ...person, name: NAME, password, confirmPassword: password } as never,
      }),
    fullName: () => shop.client(shopper.token).call(updateMe, { body: { fullName: NAME } }),
    "shippingAddress.fullName": () =>
      placeOrder(shop, shopper, { cartId: newId(), shippingAddress }),
  };
  for (const [field, call] of Object.entries(refused)) {
    await expect(call()).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  }
  const query = { fullName: NAME, contactEmail: person.email, supportQuery: "Are you open?" };
  await expect(shop.client().call(sendSupportQuery, { body: query })).rejects.toMatchObject({
    status: 400,
    fields: { fullName: expect.any(String) },
  });
  expect(await shop.messagesTo(person.email)).toEqual([]);
});
