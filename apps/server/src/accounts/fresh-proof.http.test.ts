import { addAddress, exportMe, updateAddress } from "@suvarna/contract/accounts/calls";
import { sendPhoneProof } from "@suvarna/contract/identity/calls";
import { prove } from "@suvarna/contract/identity/factors";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { logIn } from "../../test/log-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { credentials } from "../identity/tables.ts";
import { findAccount } from "./queries.ts";

const MINUTE = 60_000;
const PASSWORD = "a-good-password";
const NEW_PLACE = {
  addressLine: "1, MG Road",
  city: "Pune",
  state: "Maharashtra",
  zipcode: "411004",
  primaryPhone: "+919811122233",
};

let shop: TestShop;
let start: Date;
beforeAll(async () => {
  shop = await openShop();
  start = shop.clock.now;
});
afterEach(() => {
  shop.clock.now = start;
});
afterAll(() => shop[Symbol.asyncDispose]());

const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * MINUTE);
};

/** Creates a shopper whose login is eleven minutes old, as it would be in a stolen session. */
async function oldLogin() {
  const shopper = await shop.signUp("Meera Nair", true);
  later(11);
  const client = shop.client(shopper.token);
  const account = await findAccount(shop.database.db, shopper.userId);
  const { id = "", createdAt: _c, updatedAt: _u, ...home } = account?.addresses[0] ?? {};
  return {
    ...shopper,
    client,
    id,
    home: { ...NEW_PLACE, ...home, country: "India" as const },
    phone: account?.phone ?? "",
  };
}

const needed = { code: "password_needed", status: 403 };

it("needs no proof right after the login", async () => {
  const { email } = await shop.signUp();
  const { token } = await logIn(shop, { email, password: PASSWORD });
  const client = shop.client(token);
  later(9);
  await client.call(addAddress, { body: NEW_PLACE });
  expect(await client.call(exportMe, {})).toMatchObject({ account: { email } });
});

it("refuses an export and a new delivery address to an old login", async () => {
  const { client, id, home, userId } = await oldLogin();
  await expect(client.call(exportMe, {})).rejects.toMatchObject(needed);
  await expect(client.call(addAddress, { body: NEW_PLACE })).rejects.toMatchObject(needed);
  for (const moved of [
    { addressLine: "2, Thief Street" },
    { zipcode: "560004" },
    { primaryPhone: "+919800000000" },
  ]) {
    const body = { ...home, ...moved };
    const changed = client.call(updateAddress, { params: { id }, body });
    await expect(changed).rejects.toMatchObject(needed);
  }
  // A change of an address that does not send parcels to another place needs no fresh proof.
  await client.call(updateAddress, { params: { id }, body: { ...home, type: "Office" } });
  const account = await findAccount(shop.database.db, userId);
  expect(account?.addresses).toMatchObject([{ type: "Office", city: "Bengaluru" }]);
});

it("needs one proof: the password is valid as a proof for ten minutes, in this session only", async () => {
  const { client, email } = await oldLogin();
  const wrong = client.call(prove, { body: { password: "not-the-password" } });
  await expect(wrong).rejects.toMatchObject({ code: "password_wrong" });
  await expect(client.call(prove, { body: {} })).rejects.toMatchObject({ code: "bad_request" });
  const other = await logIn(shop, { email, password: PASSWORD });
  later(11);
  await client.call(prove, { body: { password: PASSWORD } });
  await client.call(exportMe, {});
  await client.call(addAddress, { body: NEW_PLACE });
  await expect(shop.client(other.token).call(exportMe, {})).rejects.toMatchObject(needed);
  later(11);
  await expect(client.call(exportMe, {})).rejects.toMatchObject(needed);
});

it("an account without a password proves itself by a code to its confirmed number", async () => {
  const { client, userId, phone } = await oldLogin();
  await shop.database.db.delete(credentials).where(eq(credentials.userId, userId));
  await expect(client.call(exportMe, {})).rejects.toMatchObject({ code: "login_old" });
  await client.call(sendPhoneProof, { body: { phone } });
  const [message] = await shop.messagesTo(phone);
  const otp = /\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
  const wrong = otp === "000000" ? "111111" : "000000";
  const mistyped = client.call(prove, { body: { otp: wrong } });
  await expect(mistyped).rejects.toMatchObject({ code: "otp_wrong" });
  await client.call(prove, { body: { otp } });
  await client.call(exportMe, {});
});

it("a code to a number that is not confirmed is no proof", async () => {
  const { token } = await shop.signUp("Meera Nair", false);
  later(11);
  const client = shop.client(token);
  const proof = client.call(prove, { body: { otp: "123456" } });
  await expect(proof).rejects.toMatchObject({ code: "otp_wrong" });
});
