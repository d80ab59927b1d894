import { getMe, updateMe } from "@suvarna/contract/accounts/calls";
import { signup } from "@suvarna/contract/identity/calls";
import type { Signup } from "@suvarna/contract/identity/schemas";
import { logout } from "@suvarna/contract/identity/sessions";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logIn } from "../../test/log-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { credentials, sessions, users } from "../identity/tables.ts";
import { newId } from "../platform/ids.ts";
import { addresses } from "./tables.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const PASSWORD = "a-good-password";
let phones = 0;

/** A valid sign-up of a new shopper. The fields in `said` replace its defaults. */
function aSignup(overrides: Partial<Signup> = {}): Signup {
  const phone = `+9197${String(++phones).padStart(8, "0")}`;
  const address = {
    type: "Home",
    addressLine: "2, Temple Road",
    city: "Mysuru",
    state: "Karnataka",
    zipcode: "570001",
    country: "India",
    primaryPhone: phone,
  } as const;
  return {
    name: "Kavya Rao",
    email: `${newId()}@shopper.example`,
    phone,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    addresses: [address],
    ...overrides,
  };
}

function post(path: string, payload: object) {
  return shop.app.inject({ method: "POST", url: `/api/auth/${path}`, payload });
}

describe("signup", () => {
  it("opens an account that can log in", async () => {
    const body = aSignup({ email: `Kavya.${newId()}@Shopper.example`, phone: "098450 12345" });
    const { message, user } = await shop.client().call(signup, { body });
    expect(message).toBe("Signup successful!");
    expect(user).toMatchObject({
      fullName: "Kavya Rao",
      email: body.email.toLowerCase(),
      phone: "+919845012345",
      role: "shopper",
      profileImage: null,
      addresses: [{ city: "Mysuru", type: "Home", country: "India", isDefault: true }],
    });
    const { email } = body;
    const session = await logIn(shop, { email, password: PASSWORD });
    expect(session.user).toEqual(user);
  });

  it("refuses two passwords that differ, in these words", async () => {
    const response = await post("signup", aSignup({ confirmPassword: "another-password" }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: "Passwords do not match!",
      code: "passwords_differ",
      fields: { confirmPassword: "Passwords do not match!" },
    });
  });

  it("names every field that is wrong", async () => {
    const response = await post("signup", { email: "nobody", phone: "12", addresses: [{}] });
    expect(response.statusCode).toBe(400);
    const { code, fields } = response.json();
    expect(code).toBe("bad_request");
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(["name", "email", "password", "phone", "addresses.0.addressLine"]),
    );
  });

  it("makes nobody staff, and ignores unknown fields", async () => {
    const body = { ...aSignup(), role: "staff", emailVerified: true };
    const { user } = (await post("signup", body)).json();
    expect(user.role).toBe("shopper");
    const [row] = await shop.database.db.select().from(users).where(eq(users.id, user._id));
    expect(row).toMatchObject({ role: "shopper", emailVerified: false });
  });

  it.each([
    ["email_taken", "email"],
    ["phone_taken", "phone"],
  ] as const)("answers %s in any spelling, and leaves nothing half made", async (code, field) => {
    const first = aSignup();
    await shop.client().call(signup, { body: first });
    // An account can't take a phone number that another user has proved.
    const own = eq(users.phone, first.phone);
    await shop.database.db.update(users).set({ phoneVerified: true }).where(own);
    const before = await countRows();
    const again =
      field === "email"
        ? aSignup({ email: first.email.toUpperCase() })
        : aSignup({ phone: `0${first.phone.slice(3)}` });
    const response = await post("signup", again);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      message: expect.any(String),
      code,
      fields: { [field]: expect.any(String) },
    });
    expect(await countRows()).toEqual(before);
  });

  it("opens one account when the same person sends the form twice at once", async () => {
    const body = aSignup();
    const responses = await Promise.all([1, 2, 3, 4].map(() => post("signup", body)));
    const statuses = responses.map((response) => response.statusCode).sort();
    expect(statuses).toEqual([201, 409, 409, 409]);
  });

  async function countRows() {
    const { db } = shop.database;
    return Promise.all([users, credentials, addresses].map((table) => db.$count(table)));
  }
});

describe("login", () => {
  it("answers the same for an unknown e-mail address and for a wrong password", async () => {
    const { email } = await shop.signUp("Meera Nair", false);
    const wrong = await post("login", { email, password: "not-the-password" });
    const unknown = await post("login", { email: "nobody@shopper.example", password: PASSWORD });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.json().code).toBe("credentials_wrong");
  });

  it("sets no cookie, and does not accept a cookie as a token", async () => {
    const { email, token } = await shop.signUp("Meera Nair", false);
    const response = await post("login", { email, password: PASSWORD });
    expect(response.headers["set-cookie"]).toBeUndefined();
    const withCookie = await shop.app.inject({
      url: "/api/auth/me",
      headers: { cookie: `session=${token}; token=${token}` },
    });
    expect(withCookie.statusCode).toBe(401);
  });
});

describe("a session", () => {
  it("is stored only as a hash", async () => {
    const { token, userId } = await shop.signUp("Meera Nair", false);
    const { db } = shop.database;
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(row?.token).toMatch(/^[\w-]{43}$/);
    expect(row?.token).not.toContain(token);
    await expect(shop.client(row?.token).call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });

  it("ends at once with logout, and no other with it", async () => {
    const { email, token } = await shop.signUp("Meera Nair", false);
    const phone = await logIn(shop, { email, password: PASSWORD });
    await shop.client(token).call(logout, {});
    await expect(shop.client(token).call(getMe, {})).rejects.toMatchObject({
      status: 401,
      code: "unauthenticated",
    });
    await expect(shop.client(token).call(logout, {})).rejects.toMatchObject({ status: 401 });
    expect((await shop.client(phone.token).call(getMe, {})).email).toBe(email);
  });

  it.each(["", "Bearer", "Bearer ", "Basic abc", "Bearer a b", "Bearer ' or 1=1 --"])(
    "is not opened by %j",
    async (authorization) => {
      const response = await shop.app.inject({ url: "/api/auth/me", headers: { authorization } });
      expect(response.statusCode).toBe(401);
    },
  );

  it("dies with its user", async () => {
    const { token, userId } = await shop.signUp("Meera Nair", false);
    await shop.database.db.execute(sql`delete from users where id = ${userId}`);
    await expect(shop.client(token).call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe("me", () => {
  it("never contains a password, a hash or a session, and may not be cached", async () => {
    const { token } = await shop.signUp("Meera Nair", false);
    const headers = { authorization: `Bearer ${token}` };
    const { body, headers: sent } = await shop.app.inject({ url: "/api/auth/me", headers });
    expect(sent["cache-control"]).toBe("no-store");
    expect(body).not.toMatch(/password|hash|session|token|credential/i);
    expect(body).not.toContain(token);
  });

  it("changes the fields that were sent, and no others", async () => {
    const { token } = await shop.signUp("Kavya Rao", false);
    const client = shop.client(token);
    const before = await client.call(getMe, {});
    const body = { location: " Mysuru ", phone: "097000 99999" };
    const after = await client.call(updateMe, { body });
    expect(after).toEqual({ ...before, location: "Mysuru", phone: "+919700099999" });
    expect(await client.call(getMe, {})).toEqual(after);
  });

  it.each(["Mysuru\u0000", "\ud83dMysuru", "Mysuru\ude00", "\ude00\ud83d"])(
    "refuses text that the database can't store: %j",
    async (location) => {
      const { token } = await shop.signUp("Meera Nair", false);
      const change = shop.client(token).call(updateMe, { body: { location } });
      await expect(change).rejects.toMatchObject({ status: 400, code: "bad_request" });
    },
  );

  it("stores characters beyond the first Unicode plane, however they are escaped", async () => {
    const { token } = await shop.signUp("Meera Nair", false);
    const answer = await shop.app.inject({
      method: "PATCH",
      url: "/api/auth/me",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      payload: String.raw`{"location":"\ud83d\uDE00 😀 \u0939"}`,
    });
    expect(answer.json().location).toBe("😀 😀 ह");
  });

  it("changes the e-mail address of the login, unless another account has it", async () => {
    const [one, other] = [
      await shop.signUp("Meera Nair", false),
      await shop.signUp("Meera Nair", false),
    ];
    const change = (email: string) => shop.client(one.token).call(updateMe, { body: { email } });
    await expect(change(other.email)).rejects.toMatchObject({ status: 409, code: "email_taken" });
    expect((await change(`new-${one.email}`)).email).toBe(`new-${one.email}`);
  });

  it("reveals nobody else's contacts: only a person who proves a contact learns that it is taken", async () => {
    const one = await shop.signUp("Kavya Rao", true);
    const { phone, email } = await shop.client(one.token).call(getMe, {});
    const curious = shop.client((await shop.signUp("Anu Rao", true)).token);
    const [free] = [{ email: `${newId()}@shopper.example`, phone: "+919700088888" }];
    expect(await curious.call(updateMe, { body: { email, phone } })).toMatchObject({
      pendingEmail: email,
      pendingPhone: phone,
    });
    expect(await curious.call(updateMe, { body: free })).toMatchObject({
      pendingEmail: free.email,
      pendingPhone: free.phone,
    });
    const unproved = shop.client((await shop.signUp("Meera Nair", false)).token);
    expect(await unproved.call(updateMe, { body: { phone } })).toMatchObject({
      phone,
      phoneVerified: false,
    });
    const taken = () => unproved.call(updateMe, { body: { email } });
    await expect(taken()).rejects.toMatchObject({ status: 409, code: "email_taken" });
    for (let tries = 0; tries < 4; tries++) await taken().catch(() => undefined);
    await expect(taken()).rejects.toMatchObject({ status: 429, code: "rate_limited" });
  });
});

it("the staff of the seed has the role", async () => {
  const { token } = await shop.staff();
  expect((await shop.client(token).call(getMe, {})).role).toBe("staff");
});
