import { getMe } from "@suvarna/contract/accounts/calls";
import { listAudit } from "@suvarna/contract/audit/staff";
import { signup } from "@suvarna/contract/identity/calls";
import { acceptInvitation } from "@suvarna/contract/staff/calls";
import {
  changePerson,
  endPersonSessions,
  endStaffSession,
  invitePerson,
  listInvitations,
  listPeople,
  listRoles,
  listStaffSessions,
  withdrawInvitation,
} from "@suvarna/contract/staff/staff";
import type { PersonChange } from "@suvarna/contract/staff/staff-schemas";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logIn } from "../../test/log-in.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { sessions, users } from "../identity/tables.ts";
import { newId } from "../platform/ids.ts";
import { staffInvitations } from "./tables.ts";

const HOUR_MS = 3_600_000;
const PASSWORD = "correct-horse-battery";

let shop: TestShop;
let owner: Session;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff();
});
afterAll(() => shop[Symbol.asyncDispose]());

const as = (session: Session) => shop.client(session.token);
const params = (id: string) => ({ params: { id } });
const newEmail = () => `${newId()}@people.example`;

function invite(email: string, role: StaffRole = "rates", session = owner) {
  return as(session).call(invitePerson, { body: { name: "Leela Das", email, role } });
}
/** The secrets of the invitations to an address, newest first. */
async function secretsTo(email: string): Promise<string[]> {
  const letters = await shop.messagesTo(email);
  return letters.flatMap(({ kind, text }) => {
    const secret = /join-staff#([\w-]+)/.exec(text ?? "")?.[1];
    return kind === "staff-invitation" && secret ? [secret] : [];
  });
}
const accept = (token: string, password = PASSWORD) =>
  shop.client().call(acceptInvitation, { body: { token, password } });
const change = (id: string, body: PersonChange, session = owner, version?: string) =>
  as(session).call(changePerson, {
    ...params(id),
    headers: version === undefined ? {} : { "if-match": version },
    body,
  });
const personOf = async (id: string) => {
  const { items } = await as(owner).call(listPeople, { query: { limit: 200 } });
  return items.find(({ _id }) => _id === id);
};

describe("an invitation", () => {
  it("opens a named account with its role, and the owners are told", async () => {
    const email = newEmail();
    const invited = await invite(email, "rates");
    expect(invited).toMatchObject({ email, role: "rates", invitedBy: { _id: owner.userId } });
    expect(JSON.stringify(invited)).not.toContain("key");
    const listed = await as(owner).call(listInvitations, {});
    expect(listed.items.map((each) => each.email)).toContain(email);

    const [secret = ""] = await secretsTo(email);
    await accept(secret);
    const { token, user } = await logIn(shop, { email, password: PASSWORD });
    expect(user).toMatchObject({ role: "staff", fullName: "Leela Das" });
    expect(await shop.client(token).call(getMe, {})).toMatchObject({ email });
    expect(await personOf(user._id)).toMatchObject({ role: "rates", suspendedAt: null });
    const after = await as(owner).call(listInvitations, {});
    expect(after.items.map((each) => each.email)).not.toContain(email);
    const told = await shop.messagesTo(shop.config.staff.email);
    expect(told.some(({ kind, text }) => kind === "staff-joined" && text?.includes("Leela"))).toBe(
      true,
    );
  });

  it("works once, also when its link is opened twice at the same moment", async () => {
    const email = newEmail();
    await invite(email);
    const [secret = ""] = await secretsTo(email);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => accept(secret)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(accept(secret)).rejects.toMatchObject({ status: 422, code: "link_dead" });
    const { db } = shop.database;
    expect(await db.$count(users, eq(users.email, email))).toBe(1);
  });

  it.each([
    ["made up", async () => "made-up-secret"],
    [
      "lapsed",
      async (secret: string) => {
        shop.clock.now = new Date(shop.clock.now.getTime() + 48 * HOUR_MS);
        owner = await shop.staff();
        return secret;
      },
    ],
    [
      "replaced by a newer one",
      async (secret: string, email: string) => {
        await invite(email, "support");
        return secret;
      },
    ],
    [
      "withdrawn",
      async (secret: string, _email: string, id: string) => {
        await as(owner).call(withdrawInvitation, params(id));
        return secret;
      },
    ],
  ])("that is %s opens nothing", async (_how, spoil) => {
    const email = newEmail();
    const { _id: id } = await invite(email);
    const [secret = ""] = await secretsTo(email);
    await expect(accept(await spoil(secret, email, id))).rejects.toMatchObject({
      code: "link_dead",
    });
    expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(0);
  });

  it("keeps nothing in the database by which the link could be made", async () => {
    const email = newEmail();
    await invite(email);
    const [secret = ""] = await secretsTo(email);
    const rows = await shop.database.db.select().from(staffInvitations);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("takes no short, common or own password, and can then be used still", async () => {
    const email = newEmail();
    await invite(email);
    const [secret = ""] = await secretsTo(email);
    for (const password of [
      "short-password",
      email,
      email.split("@")[0] ?? "",
      "aaaaaaaaaaaaaaaaaa",
    ]) {
      await expect(accept(secret, password)).rejects.toMatchObject({
        status: 400,
        fields: { password: expect.any(String) },
      });
    }
    await accept(secret);
  });

  it("never turns a shopper's account into one of staff", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    await expect(invite(shopper.email)).rejects.toMatchObject({ code: "email_taken" });

    // A shopper who signs up after the invitation keeps the account, too.
    const email = newEmail();
    await invite(email, "owner");
    const [secret = ""] = await secretsTo(email);
    const address = {
      addressLine: "1, A Street",
      city: "Pune",
      state: "Maharashtra",
      zipcode: "411004",
      primaryPhone: "+919800000077",
    };
    const password = "a-shoppers-password";
    await shop.client().call(signup, {
      body: {
        name: "A Shopper",
        email,
        password,
        confirmPassword: password,
        phone: "+919800000077",
        addresses: [address],
      },
    });
    await expect(accept(secret)).rejects.toMatchObject({ status: 409, code: "email_taken" });
    const { user } = await logIn(shop, { email, password });
    expect(user.role).toBe("shopper");
  });

  it.each(["catalogue", "orders", "rates", "support", "accounts", "auditor"] as const)(
    "is not sent by %s",
    async (role) => {
      const session = await shop.staff(role);
      await expect(invite(newEmail(), "owner", session)).rejects.toMatchObject({ status: 403 });
    },
  );
});

describe("the people", () => {
  it("are listed page by page, and found by a part of the name or the address", async () => {
    const { email, userId } = await shop.staff("support");
    const client = as(owner);
    const found = await client.call(listPeople, { query: { q: email.slice(0, 20) } });
    expect(found.items).toMatchObject([{ _id: userId, email, role: "support" }]);
    expect(found).toMatchObject({ total: 1, nextCursor: null });
    const first = await client.call(listPeople, { query: { limit: 1 } });
    expect(first.items).toHaveLength(1);
    const cursor = first.nextCursor ?? "";
    const next = await client.call(listPeople, { query: { limit: 1, cursor } });
    expect(next.items[0]?._id).not.toBe(first.items[0]?._id);
    expect(JSON.stringify(await client.call(listPeople, { query: { q: "%" } }))).not.toContain("@");
  });

  it("get another role, which counts at once", async () => {
    const person = await shop.staff("support");
    await expect(as(person).call(listPeople, {})).rejects.toMatchObject({ status: 403 });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    expect(await change(person.userId, { role: "auditor" })).toMatchObject({ role: "auditor" });
    await as(person).call(listPeople, {});
    const { items } = await as(owner).call(listAudit, { query: { subject: person.userId } });
    expect(items[0]).toMatchObject({
      what: "account.role_changed",
      actor: { id: owner.userId },
      before: { role: "support" },
      after: { role: "auditor" },
    });
  });

  it("who are suspended are out at once and stay out, until they are let in again", async () => {
    const email = newEmail();
    await invite(email, "support");
    const [secret = ""] = await secretsTo(email);
    await accept(secret);
    const signIn = () => logIn(shop, { email, password: PASSWORD });
    const { token, user } = await signIn();
    await change(user._id, { suspended: true });
    const out = { status: 401 };
    await expect(shop.client(token).call(getMe, {})).rejects.toMatchObject(out);
    await expect(signIn()).rejects.toMatchObject({ ...out, code: "credentials_wrong" });
    expect((await personOf(user._id))?.suspendedAt).not.toBeNull();
    await change(user._id, { suspended: false });
    await expect(shop.client(token).call(getMe, {})).rejects.toMatchObject(out);
    expect((await signIn()).user.role).toBe("staff");
  });

  it("are logged out by an owner", async () => {
    const person = await shop.staff("support");
    await as(owner).call(endPersonSessions, params(person.userId));
    await expect(as(person).call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });

  it("can't be changed by somebody who has seen an older version", async () => {
    const { userId } = await shop.staff("support");
    const version = (await personOf(userId))?.version ?? "";
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await change(userId, { role: "orders" }, owner, `"${version}"`);
    await expect(change(userId, { role: "owner" }, owner, version)).rejects.toMatchObject({
      status: 412,
      code: "changed_meanwhile",
    });
    expect(await personOf(userId)).toMatchObject({ role: "orders" });
  });

  it("don't change themselves, and nobody changes a shopper", async () => {
    const other = await shop.addOwner();
    for (const body of [{ role: "rates" }, { suspended: true }] satisfies PersonChange[]) {
      await expect(change(other.userId, body, other)).rejects.toMatchObject({
        code: "person_self",
      });
    }
    const shopper = await shop.signUp();
    for (const id of [shopper.userId, "no-id", newId()]) {
      await expect(change(id, { role: "owner" })).rejects.toMatchObject({
        code: "person_not_found",
      });
      await expect(as(owner).call(endPersonSessions, params(id))).rejects.toMatchObject({
        code: "person_not_found",
      });
    }
    expect((await as(shopper).call(getMe, {})).role).toBe("shopper");
  });

  it.each(["catalogue", "orders", "rates", "support", "accounts", "auditor"] as const)(
    "are not changed by %s, not even the own role",
    async (role) => {
      const session = await shop.staff(role);
      const tried = change(session.userId, { role: "owner" }, session);
      await expect(tried).rejects.toMatchObject({ status: 403, code: "forbidden" });
    },
  );

  it("always have an owner, also when the owners dismiss each other at the same moment", async () => {
    for (const dismissal of [{ role: "auditor" }, { suspended: true }] satisfies PersonChange[]) {
      const { db } = shop.database;
      const [one, two] = [await shop.addOwner(), await shop.addOwner()];
      // All others step back.
      for (const { id } of await db.select().from(users).where(eq(users.staffRole, "owner"))) {
        if (id !== one.userId && id !== two.userId) await change(id, { role: "auditor" }, one);
      }
      const outcomes = await Promise.allSettled([
        change(one.userId, dismissal, two),
        change(two.userId, dismissal, one),
      ]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const active = and(eq(users.staffRole, "owner"), isNull(users.suspendedAt));
      expect(await db.$count(users, active)).toBe(1);
      owner = (await db.$count(users, and(active, eq(users.id, one.userId)))) === 1 ? one : two;
    }
  });
});

it("the roles are told with their permissions", async () => {
  const { roles } = await as(owner).call(listRoles, {});
  expect(roles.find(({ role }) => role === "auditor")?.permissions).toContain("audit.read");
  expect(roles.find(({ role }) => role === "rates")?.permissions).not.toContain("people.edit");
});

describe("the open sessions of staff", () => {
  it("are listed with their person and device, and each can be ended alone", async () => {
    const rates = await shop.staff("rates");
    const { sessions } = await as(owner).call(listStaffSessions, {});
    expect(sessions.filter(({ current }) => current).map(({ person }) => person._id)).toEqual([
      owner.userId,
    ]);
    const theirs = sessions.find(({ person }) => person._id === rates.userId);
    expect(theirs?.person.name).toBeTruthy();
    expect((await personOf(rates.userId))?.lastSeenAt).not.toBeNull();

    await expect(as(rates).call(listStaffSessions, {})).rejects.toMatchObject({
      code: "forbidden",
    });
    await as(owner).call(endStaffSession, params(theirs?._id ?? ""));
    await expect(as(rates).call(getMe, {})).rejects.toMatchObject({ code: "unauthenticated" });
    const { items } = await as(owner).call(listAudit, { query: { what: "person.session_ended" } });
    expect(items[0]).toMatchObject({ subject: rates.userId, actor: { id: owner.userId } });
  });

  it("of a shopper are not reached by it", async () => {
    const shopper = await shop.signUp("Gulmohar Sen");
    const [session] = await shop.database.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, shopper.userId));
    await as(owner).call(endStaffSession, params(session?.id ?? ""));
    expect(await as(shopper).call(getMe, {})).toMatchObject({ _id: shopper.userId });
  });
});
