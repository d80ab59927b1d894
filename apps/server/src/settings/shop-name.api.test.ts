import { phoneLogin } from "@suvarna/contract/identity/calls";
import { startPasskey, startTotp } from "@suvarna/contract/identity/factors";
import { changeIdentity, getSettings } from "@suvarna/contract/settings/staff";
import { expect, it } from "vitest";
import { openShop } from "../../test/open-shop.ts";

it("a renamed shop has its new name in texts, authenticator apps and passkeys", async () => {
  await using shop = await openShop();
  const staff = shop.client((await shop.staff()).token);
  const { identity, identityVersion } = await staff.call(getSettings, {});
  await staff.call(changeIdentity, {
    headers: { "if-match": identityVersion },
    body: { identity: { ...identity, name: "Kanaka" }, reason: "The shop has a new name" },
  });

  const shopper = shop.client((await shop.signUp("Meera Nair", true)).token);
  expect((await shopper.call(startTotp, {})).uri).toMatch(/^otpauth:.*issuer=Kanaka/);
  expect((await shopper.call(startPasskey, {})).passkey).toMatchObject({ rp: { name: "Kanaka" } });

  const phone = "+919845098451";
  await shop.client().call(phoneLogin, { body: { phone } });
  const [code] = await shop.messagesTo(phone);
  expect(code?.text).toMatch(/^\d{6} is your OTP for Kanaka\./);
});
