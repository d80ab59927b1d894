import { updateMe } from "@suvarna/contract/accounts/calls";
import { exportAudit } from "@suvarna/contract/audit/staff";
import { saveShop } from "@suvarna/contract/content/staff";
import { createCoupon } from "@suvarna/contract/coupons/staff";
import { changePassword, login } from "@suvarna/contract/identity/calls";
import { prove, startTotp } from "@suvarna/contract/identity/factors";
import { answerFactor } from "@suvarna/contract/identity/second-factor";
import { getAccess } from "@suvarna/contract/identity/sessions";
import { proveStaff } from "@suvarna/contract/identity/staff";
import { exportSubscribers } from "@suvarna/contract/newsletter/staff";
import { deliverWithoutCode, readOrderPan } from "@suvarna/contract/orders/staff";
import { exportOrders } from "@suvarna/contract/orders/staff-desk";
import { retryRefund } from "@suvarna/contract/payments/staff";
import { confirmReading, getSources, withdrawRates } from "@suvarna/contract/rates/staff";
import { saveContentTranslation } from "@suvarna/contract/translations/staff";
import { describe, expect, it } from "vitest";
import { ALL_CALLS, nameOf } from "../../test/all-calls.ts";
import { logIn } from "../../test/log-in.ts";
import type { TestShop } from "../../test/open-shop.ts";
import {
  addStaffWithFactor,
  advanceClock,
  coupon,
  MINUTE_MS,
  needed,
  notFresh,
  openStaffAtWork,
  PAN_REQUEST,
  shop,
} from "../../test/staff-at-work.ts";
import { newId } from "../platform/ids.ts";
import { resetFactor } from "./reset-factor.ts";
import { totpCode } from "./totp.ts";

openStaffAtWork();

/** Sends the translation of a thing that does not exist. */
const translated = (client: ReturnType<TestShop["client"]>, kind: "identity" | "policy") =>
  client.call(saveContentTranslation, {
    params: { language: "hi", kind, id: newId() },
    headers: { "if-match": "1" },
    body: { texts: {} },
  });

describe("a fresh proof", () => {
  it("is needed for rates, coupons, PAN, refunds, the shop's details and their own account after five minutes", async () => {
    const { client, secret, password } = await addStaffWithFactor();
    advanceClock(4 * MINUTE_MS);
    const acts = [
      () => client.call(createCoupon, { body: coupon as never }),
      () => client.call(withdrawRates, { body: {} as never }),
      () =>
        client.call(confirmReading, { params: { id: newId() }, body: { reason: "It is right" } }),
      () => client.call(readOrderPan, { params: { id: newId() }, body: PAN_REQUEST }),
      () => client.call(retryRefund, { params: { id: newId() } }),
      () => client.call(exportSubscribers, {}),
      () => client.call(exportOrders, { query: {} }),
      () => client.call(exportAudit, { query: {} }),
      () => client.call(saveShop, { headers: { "if-match": "" }, body: {} as never }),
      () => translated(client, "identity"),
      () =>
        client.call(deliverWithoutCode, {
          params: { id: newId() },
          body: { reason: "The phone was lost" },
        }),
      () => client.call(updateMe, { body: { fullName: "Another Owner" } }),
      () => client.call(updateMe, { body: { email: "thief@else.example", password } }),
      () =>
        client.call(changePassword, {
          body: { currentPassword: password, password: "x".repeat(15) },
        }),
    ];
    for (const tried of acts) await expect(tried()).rejects.toMatchObject(notFresh);
    // A call that moves no money needs no fresh proof.
    await client.call(getSources, {});
    await expect(translated(client, "policy")).rejects.toMatchObject({ status: 404 });
    const byPassword = client.call(proveStaff, { body: { password } });
    await expect(byPassword).rejects.toMatchObject({ code: "factor_wrong" });
    const code = totpCode(secret, shop.clock.now);
    const { freshUntil } = await client.call(proveStaff, { body: { code } });
    expect(Date.parse(freshUntil)).toBe(shop.clock.now.getTime() + 5 * MINUTE_MS);
    const missing = { status: 404 };
    await expect(
      client.call(readOrderPan, { params: { id: newId() }, body: PAN_REQUEST }),
    ).rejects.toMatchObject(missing);
    await expect(client.call(retryRefund, { params: { id: newId() } })).rejects.toMatchObject(
      missing,
    );
    // A code that was accepted once is no fresh proof a second time.
    const again = client.call(prove, { body: { code } });
    await expect(again).rejects.toMatchObject({ code: "factor_wrong" });
  });

  it("is valid in its session only, not in another session of the same person", async () => {
    const { email, password, client, secret } = await addStaffWithFactor();
    const begun = await shop.client().call(login, { body: { email, password } });
    if ("token" in begun) throw new Error("The second factor is gone");
    const body = { challenge: begun.challenge, code: totpCode(secret, shop.clock.now) };
    const other = await shop.client().call(answerFactor, { body });
    advanceClock(6 * MINUTE_MS);
    await client.call(proveStaff, { body: { code: totpCode(secret, shop.clock.now) } });
    const pan = shop
      .client(other.token)
      .call(readOrderPan, { params: { id: newId() }, body: PAN_REQUEST });
    await expect(pan).rejects.toMatchObject(notFresh);
  });

  it("of staff can't be given by a shopper", async () => {
    const { token } = await shop.signUp();
    const tried = shop.client(token).call(proveStaff, { body: { password: "a-good-password" } });
    await expect(tried).rejects.toMatchObject({ status: 403, code: "forbidden" });
  });

  it("is mentioned in the documentation of the calls that need one", async () => {
    const document = (await shop.app.inject("/api/openapi.json")).json();
    const needing = ALL_CALLS.filter(({ freshProof }) => freshProof);
    expect(needing.map(nameOf)).toEqual(
      expect.arrayContaining([
        "POST /staff/rates/override",
        "POST /staff/rates/withdraw",
        "POST /staff/rates/quarantine/:id/accept",
        "POST /staff/rates/quarantine/:id/refuse",
        "POST /staff/coupons",
        "PATCH /staff/coupons/:code",
        "POST /staff/orders/:id/pan",
        "POST /staff/orders/:id/return",
        "POST /staff/refunds/:id/retry",
      ]),
    );
    for (const { path, method } of needing) {
      const address = `/api${path.replace(/:(\w+)/g, "{$1}")}`;
      const operation = document.paths[address][method.toLowerCase()];
      expect(operation.description).toContain("fresh_proof_needed");
      expect(operation.responses["403"]).toBeDefined();
    }
  });
});

describe("a lost second factor", () => {
  it("is reset on the machine: every session ends, and the next login adds another", async () => {
    const { email, password, client, userId } = await addStaffWithFactor();
    await resetFactor(shop.acts, { email: email.toUpperCase() });
    await expect(client.call(getAccess, {})).rejects.toMatchObject({ status: 401 });
    const { token } = await logIn(shop, { email, password });
    await expect(shop.client(token).call(getSources, {})).rejects.toMatchObject(needed);
    await shop.client(token).call(startTotp, {});
    expect(userId).toBeTruthy();
  });

  it("also sets a new password when that is lost too", async () => {
    const { email } = await addStaffWithFactor();
    await resetFactor(shop.acts, { email, password: "umbrella-cactus-violin-97" });
    await logIn(shop, { email, password: "umbrella-cactus-violin-97" });
  });

  it("is reported for an unknown e-mail address", async () => {
    const nobody = resetFactor(shop.acts, { email: "nobody@staff.example" });
    await expect(nobody).rejects.toThrow(
      "There is no account with the e-mail nobody@staff.example.",
    );
  });
});
