import { getMe } from "@suvarna/contract/accounts/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import { logIn } from "../../test/log-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { addStaffAtWork } from "../../test/shoppers.ts";
import { removeAddresses } from "../accounts/index.ts";
import { setPassword } from "./access.ts";
import { keepStaffAccount } from "./keep-staff-account.ts";
import { hashPassword } from "./password-hash.ts";
import { credentials, users } from "./tables.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const signIn = (email: string, password: string) => logIn(shop, { email, password });

const keep = (email: string, password: string) =>
  keepStaffAccount(shop.acts, { email, password }, { removeAddresses });

it("does not overwrite a password that was changed since, until the settings change", async () => {
  await keep("leaked@staff.example", "the-leaked-password");
  const { user: owner } = await signIn("leaked@staff.example", "the-leaked-password");
  const hash = await hashPassword("a-new-and-secret-one");
  await testAct(shop.acts, ({ tx, at }) => setPassword(tx, owner._id, hash, at));

  await keep("leaked@staff.example", "the-leaked-password");
  await expect(signIn("leaked@staff.example", "the-leaked-password")).rejects.toMatchObject({
    status: 401,
  });
  const { user } = await signIn("leaked@staff.example", "a-new-and-secret-one");
  expect(user.role).toBe("staff");

  // An owner who has lost the password gets access again by a new password in the settings.
  await keep("leaked@staff.example", "the-operators-password");
  expect((await signIn("leaked@staff.example", "the-operators-password")).user.role).toBe("staff");
});

it("does not change owners who were invited", async () => {
  const invited = await addStaffAtWork(shop.acts, "owner");
  await keep("chief@staff.example", "the-password-of-the-chief");
  await keep("chief@staff.example", "the-password-of-the-chief");
  expect((await shop.client(invited.token).call(getMe, {})).role).toBe("staff");
});

it("opens the account again when the shop has no owner who can log in", async () => {
  await keep("lone@staff.example", "the-lone-password");
  const { db } = shop.database;
  const owners = eq(users.staffRole, "owner");
  await db.update(users).set({ suspendedAt: shop.clock.now }).where(owners);
  await expect(signIn("lone@staff.example", "the-lone-password")).rejects.toMatchObject({
    status: 401,
  });
  await keep("lone@staff.example", "the-lone-password");
  expect((await signIn("lone@staff.example", "the-lone-password")).user.role).toBe("staff");
});

it("opens an account for new staff once, also when two processes start together", async () => {
  await Promise.all([1, 2, 3].map(() => keep("new@staff.example", "the-new-password")));
  expect((await signIn("new@staff.example", "the-new-password")).user.role).toBe("staff");
});

it("removes the role of the staff account of earlier settings", async () => {
  await keep("first@staff.example", "the-first-password");
  const first = await signIn("first@staff.example", "the-first-password");
  await keep("Second@Staff.example", "the-second-password");
  await expect(shop.client(first.token).call(getMe, {})).rejects.toMatchObject({ status: 401 });
  expect((await signIn("first@staff.example", "the-first-password")).user.role).toBe("shopper");
  expect((await signIn("second@staff.example", "the-second-password")).user.role).toBe("staff");
});

it("ends all sessions of an earlier account with that e-mail address", async () => {
  const stranger = await shop.signUp();
  const { email } = await shop.client(stranger.token).call(getMe, {});
  const { db } = shop.database;
  await db
    .update(users)
    .set({ phoneVerified: true, pendingEmail: "thief@elsewhere.example" })
    .where(eq(users.id, stranger.userId));
  await db.insert(credentials).values({
    userId: stranger.userId,
    providerId: "google",
    accountId: "the-stranger-at-google",
    createdAt: shop.clock.now,
    updatedAt: shop.clock.now,
  });

  await keep(email, "the-password-of-the-boss");

  const left = await db.select().from(credentials).where(eq(credentials.userId, stranger.userId));
  expect(left.map(({ providerId }) => providerId)).toEqual(["credential"]);
  await expect(shop.client(stranger.token).call(getMe, {})).rejects.toMatchObject({ status: 401 });
  const { user, token } = await signIn(email, "the-password-of-the-boss");
  expect(user).toMatchObject({ _id: stranger.userId, role: "staff" });
  const [row] = await db.select().from(users).where(eq(users.id, stranger.userId));
  expect(row).toMatchObject({ phone: null, phoneVerified: false, pendingEmail: null });
  expect(await shop.client(token).call(getMe, {})).toMatchObject({ addresses: [] });
});

it("sets the password of a staff account that has none", async () => {
  const { userId, token } = await shop.signUp();
  const { email } = await shop.client(token).call(getMe, {});
  await shop.database.db.delete(credentials).where(eq(credentials.userId, userId));
  await keep(email, "the-password-of-the-chief");
  const { user } = await signIn(email, "the-password-of-the-chief");
  expect(user.role).toBe("staff");
});
