import { createHash } from "node:crypto";
import { getMe } from "@suvarna/contract/accounts/calls";
import { googleSignin, hostedSignin, signup } from "@suvarna/contract/identity/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logIn } from "../../test/log-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { openWindow, relayedBy, walkPopup } from "../../test/walk-popup.ts";
import { newId } from "../platform/ids.ts";
import { users } from "./tables.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  // The issuer creates its tokens by the real time, so the clock of the test must show it.
  shop.clock.now = new Date();
});
afterAll(() => shop[Symbol.asyncDispose]());

const someone = () => `${newId()}@shopper.example`;
const tokenOf = async (email: string, name = "Kavya Rao") =>
  (await walkPopup(shop.app, { email, name })).idToken ?? "";
const confirm = (email: string) =>
  shop.database.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
const signIn = (idToken: string) => shop.client().call(googleSignin, { body: { idToken } });

function aSignup(email: string, googleIdToken?: string) {
  const phone = `+9196${String(Date.now()).slice(-4)}${String(Math.random()).slice(2, 6)}`;
  return {
    name: "Kavya Rao",
    email,
    phone,
    password: "a-good-password",
    confirmPassword: "a-good-password",
    addresses: [
      {
        addressLine: "2, Temple Road",
        city: "Mysuru",
        state: "Karnataka",
        zipcode: "570001",
        primaryPhone: phone,
      },
    ],
    ...(googleIdToken ? { googleIdToken } : {}),
  };
}

describe("the popup", () => {
  it("is sent to the issuer and back, and hands over an ID token", async () => {
    const { idToken } = await walkPopup(shop.app, { email: someone(), name: "Kavya Rao" });
    expect(idToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it("uses the public host name of the visitor's request behind a proxy", async () => {
    await using proxied = await openShop({
      PUBLIC_URL: "https://suvarna.example",
      TRUST_PROXY: "true",
    });
    proxied.clock.now = new Date();
    const typed = { email: someone(), name: "Kavya Rao" };
    const { idToken = "" } = await walkPopup(proxied.app, typed, "https://www.suvarna.example");
    const answer = await proxied.client().call(googleSignin, { body: { idToken } });
    expect(answer).toMatchObject({ profile: { email: typed.email } });
  });

  it("reports that it was canceled", async () => {
    const relayed = await walkPopup(shop.app, { cancel: "1" });
    expect(relayed).toEqual({ flow: expect.stringMatching(/^[\w-]{36}$/), failure: "canceled" });
  });

  it("signs in a second person in the same browser, and its script is allowed to run", async () => {
    const popup = openWindow(shop.app);
    const visit = async (email: string) => {
      const form = await popup.visit(`/api/auth/google/start?flow=${newId()}`);
      return popup.visit(form.at, { email, name: "Kavya Rao" });
    };
    expect(relayedBy(await visit(someone())).idToken).toBeDefined();

    const second = someone();
    const logout = await visit(second);
    const script = /<script>([\s\S]*?)<\/script>/.exec(logout.body)?.[1] ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    expect(logout.headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
    const action = /action="([^"]+)"/.exec(logout.body)?.[1] ?? "";
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(logout.body)?.[1] ?? "";
    const { idToken = "" } = relayedBy(await popup.visit(action, { xsrf, logout: "yes" }));
    expect(await signIn(idToken)).toMatchObject({ profile: { email: second } });
  });

  it("asks again for an invalid e-mail address, and shows the typed text as text", async () => {
    const popup = openWindow(shop.app);
    const form = await popup.visit(`/api/auth/google/start?flow=${newId()}`);
    const again = await popup.visit(form.at, { email: '"><script>alert(1)</script>' });
    expect(again.statusCode).toBe(400);
    expect(again.body).not.toContain("<script");
    expect(again.headers["content-security-policy"]).toMatch(/default-src 'none'/);
  });

  it("runs only its own script, sets no cookie of the shop, and sends the token to no other page", async () => {
    const answer = await shop.app.inject("/api/auth/google/callback?state=made-up-by-somebody.x");
    expect(relayedBy(answer)).toEqual({ flow: "", failure: "other" });
    expect(answer.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/,
    );
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const start = await shop.app.inject(`/api/auth/google/start?flow=${newId()}`);
    expect(start.headers["set-cookie"]).toBeUndefined();
  });

  it.each(["", "short", "<script>alert(1)</script>", "a".repeat(65)])(
    "refuses a flow that does not exist: %j",
    async (flow) => {
      const answer = await shop.app.inject(
        `/api/auth/google/start?flow=${encodeURIComponent(flow)}`,
      );
      expect(relayedBy(answer)).toEqual({ flow: "", failure: "other" });
    },
  );

  it("redirects nobody to another site than the shop", async () => {
    const start = await shop.app.inject(`/api/auth/google/start?flow=${newId()}`);
    const page = new URL(String(start.headers.location));
    page.searchParams.set("redirect_uri", "https://elsewhere.example/api/auth/google/callback");
    const answer = await shop.app.inject(page.href);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });
});

describe("an ID token", () => {
  it("of an unknown issuer is refused by both calls", async () => {
    const refused = { status: 401, code: "google_token_wrong" };
    await expect(signIn("a.b.c")).rejects.toMatchObject(refused);
    const hosted = shop.client().call(hostedSignin, { body: { idToken: "a.b.c" } });
    await expect(hosted).rejects.toMatchObject(refused);
  });

  it("of a person without an account returns the data for the registration form", async () => {
    const email = someone();
    expect(await signIn(await tokenOf(email, "Kavya <b>Rao</b>"))).toEqual({
      message: "Please complete your registration first.",
      profile: { email, name: "Kavya <b>Rao</b>", photo: null },
    });
  });

  it("opens a session for the account with its e-mail", async () => {
    const email = someone();
    const { user } = await shop.client().call(signup, { body: aSignup(email) });
    await confirm(email);
    const answer = await signIn(await tokenOf(email.toUpperCase()));
    if (!("token" in answer)) throw new Error("not signed in");
    expect((await shop.client(answer.token).call(getMe, {}))._id).toBe(user._id);
    const again = await signIn(await tokenOf(email));
    expect(again).toMatchObject({ user: { _id: user._id } });
  });

  it("is accepted once, also when it is sent twice at the same time", async () => {
    const email = someone();
    await shop.client().call(signup, { body: aSignup(email) });
    await confirm(email);
    const idToken = await tokenOf(email);
    const shown = await Promise.allSettled([signIn(idToken), signIn(idToken), signIn(idToken)]);
    expect(shown.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(signIn(idToken)).rejects.toMatchObject({
      status: 401,
      code: "google_token_wrong",
      message: "Google sign-in failed. Please try again later.",
    });
  });

  it("registers once: the e-mail counts as verified, and Google signs in from then on", async () => {
    const email = someone();
    const idToken = await tokenOf(email);
    await signIn(idToken);
    const { user } = await shop.client().call(signup, { body: aSignup(email, idToken) });
    const [row] = await shop.database.db.select().from(users).where(eq(users.id, user._id));
    expect(row?.emailVerified).toBe(true);
    expect(await signIn(await tokenOf(email))).toMatchObject({ user: { _id: user._id } });
    const body = { email, password: "a-good-password" };
    expect((await logIn(shop, body)).user._id).toBe(user._id);
    const other = aSignup(someone(), idToken);
    await expect(shop.client().call(signup, { body: other })).rejects.toMatchObject({
      status: 400,
      fields: { email: expect.any(String) },
    });
  });

  it("that was not used to sign in before registers nobody, and creates no account", async () => {
    const email = someone();
    const body = aSignup(email, await tokenOf(email));
    await expect(shop.client().call(signup, { body })).rejects.toMatchObject({
      code: "google_token_wrong",
    });
    expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(0);
  });

  it("of an unconfirmed e-mail address opens no account and changes none", async () => {
    const { email, token } = await shop.signUp("Meera Nair", false);
    const before = await shop.client(token).call(getMe, {});
    await expect(signIn(await tokenOf(email))).rejects.toMatchObject({
      status: 409,
      code: "other_method",
    });
    expect(await shop.client(token).call(getMe, {})).toEqual(before);
    await confirm(email);
    expect(await signIn(await tokenOf(email))).toMatchObject({ user: { _id: before._id } });
  });

  it("opens no staff account: the settings say how staff sign in", async () => {
    await expect(signIn(await tokenOf(shop.config.staff.email))).rejects.toMatchObject({
      status: 409,
      code: "other_method",
      message: expect.stringMatching(/another way to sign in.*'Forgot Password'.*support/),
    });
  });

  it.each(["", "a.b.c", "x".repeat(9000), "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."])(
    "that is none is refused: %.20s",
    async (idToken) => {
      const answer = await shop.app.inject({
        method: "POST",
        url: "/api/auth/google-signin",
        payload: { idToken },
      });
      expect([400, 401]).toContain(answer.statusCode);
      expect(answer.json()).not.toHaveProperty("token");
    },
  );
});
