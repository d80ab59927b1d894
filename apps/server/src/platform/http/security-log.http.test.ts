import { getMe } from "@suvarna/contract/accounts/calls";
import { login } from "@suvarna/contract/identity/calls";
import { getJobs } from "@suvarna/contract/jobs/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../../test/open-shop.ts";
import { listAudit } from "../audit.ts";

const lines: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: "info" }, undefined, { write: (line) => lines.push(line) });
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => {
  lines.length = 0;
});

/** Returns the log lines about security since the test began. */
const events = () =>
  lines.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined);

const tryLogin = (remoteAddress: string) =>
  shop.app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: "owner@somewhere.example", password: "not-the-password" },
    remoteAddress,
  });

describe("the security log", () => {
  it("records a wrong password, with a pseudonym of the network and nothing that was typed", async () => {
    for (const address of ["192.0.2.7", "192.0.2.7", "192.0.2.8"]) await tryLogin(address);
    const [first, again, other] = events();
    expect(first).toMatchObject({
      security: "credentials_wrong",
      method: "POST",
      route: "/api/auth/login",
      level: "warn",
      reqId: expect.any(String),
      time: expect.stringMatching(/Z$/),
    });
    expect(again.network).toBe(first.network);
    expect(other.network).not.toBe(first.network);
    const log = lines.join("");
    for (const secret of ["192.0.2", "owner@somewhere", "not-the-password"]) {
      expect(log).not.toContain(secret);
    }
  });

  it("records attempts that are refused for their number", async () => {
    for (let tries = 0; tries < 12; tries++) await tryLogin("192.0.2.9");
    expect(events().map(({ security }) => security)).toContain("rate_limited");
  });

  it("records a shopper who calls a staff route, with the user's id", async () => {
    const { client, userId } = await shopper();
    await expect(client.call(getJobs, {})).rejects.toMatchObject({ status: 403 });
    expect(events()).toMatchObject([{ security: "forbidden", user: userId, role: "shopper" }]);
  });

  it("records an invalid token, but not a call without one", async () => {
    await expect(shop.client().call(getMe, {})).rejects.toMatchObject({ status: 401 });
    expect(events()).toEqual([]);
    await expect(shop.client("a-made-up-token").call(getMe, {})).rejects.toMatchObject({
      status: 401,
    });
    expect(events()).toMatchObject([{ security: "unauthenticated" }]);
    expect(lines.join("")).not.toContain("a-made-up-token");
  });

  it("records a gateway's message with a wrong signature", async () => {
    const payload = { event: "payment.captured" };
    const headers = { "x-razorpay-signature": "0".repeat(64) };
    const url = "/api/payments/razorpay/webhook";
    await shop.app.inject({ method: "POST", url, headers, payload });
    expect(events()).toMatchObject([{ security: "signature_wrong", route: url }]);
  });

  it("does not record successful calls, or mistakes in a form", async () => {
    const { client } = await shopper();
    await client.call(getMe, {});
    await shop.app.inject({ method: "POST", url: "/api/auth/login", payload: { email: "no" } });
    expect(events()).toEqual([]);
  });
});

it("each login is a line of the audit log", async () => {
  const { client, userId, email } = await shopper();
  await client.call(login, { body: { email, password: "a-good-password" } });
  const { rows } = await listAudit(shop.database.db, { subjects: [userId], limit: 10 });
  const logins = rows.filter(({ what }) => what === "account.logged_in");
  expect(logins).toHaveLength(1);
});

async function shopper() {
  const { token, userId, email } = await shop.signUp();
  return { client: shop.client(token), userId, email };
}
