import { getMe } from "@suvarna/contract/accounts/calls";
import { listAudit } from "@suvarna/contract/audit/staff";
import {
  endPersonSessions,
  endStaffSession,
  listPeople,
  listRoles,
  listStaffSessions,
} from "@suvarna/contract/staff/staff";
import type { PersonChange } from "@suvarna/contract/staff/staff-schemas";
import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { logIn } from "../../test/log-in.ts";
import {
  accept,
  as,
  change,
  continueAs,
  invitationSecrets,
  invite,
  newEmail,
  openStaffPeople,
  owner,
  PASSWORD,
  params,
  personOf,
  shop,
} from "../../test/staff-people.ts";
import { factors, sessions, users } from "../identity/tables.ts";
import { newId } from "../platform/ids.ts";

openStaffPeople();

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

  it("who are suspended are logged out at once, until they are restored", async () => {
    const email = newEmail();
    await invite(email, "support");
    const [secret = ""] = await invitationSecrets(email);
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

  it("can't change their own role, and nobody changes a shopper", async () => {
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
      // All other owners get another role, so that only two owners are left.
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
      continueAs((await db.$count(users, and(active, eq(users.id, one.userId)))) === 1 ? one : two);
    }
  });
});

it("the roles are listed with their permissions and the limits of a second person", async () => {
  const { roles, limits } = await as(owner).call(listRoles, {});
  expect(limits).toMatchObject({
    required: true,
    rateJumpPercent: 5,
    handRatePercent: 0,
    refund: 50_000,
    makingProducts: 20,
  });
  expect(roles.find(({ role }) => role === "auditor")?.permissions).toContain("audit.read");
  expect(roles.find(({ role }) => role === "rates")?.permissions).not.toContain("people.edit");
});

it("the people of each role are counted, with those who have a second factor", async () => {
  const auditors = async () => {
    const { roles } = await as(owner).call(listRoles, {});
    const { people, withSecondFactor } = roles.find(({ role }) => role === "auditor") ?? {};
    return [people, withSecondFactor];
  };
  const [people = 0, safe = 0] = await auditors();
  const { userId } = await shop.staff("auditor");
  expect(await auditors()).toEqual([people + 1, safe]);
  // A person with two factors counts once.
  const factor = { userId, kind: "totp", secret: "sealed", createdAt: shop.clock.now } as const;
  await shop.database.autocommit.insert(factors).values([
    { ...factor, name: "Phone" },
    { ...factor, name: "Other phone" },
  ]);
  expect(await auditors()).toEqual([people + 1, safe + 1]);
  const { roles } = await as(owner).call(listRoles, {});
  const { total } = await as(owner).call(listPeople, { query: { limit: 1 } });
  expect(roles.reduce((sum, role) => sum + role.people, 0)).toBe(total);
});

describe("the open sessions of staff", () => {
  it("are listed with their person and device, and each can be ended by itself", async () => {
    const rates = await shop.staff("rates");
    await shop.database.autocommit
      .update(sessions)
      .set({ network: "103.21.58.x" })
      .where(eq(sessions.userId, rates.userId));
    const { sessions: open } = await as(owner).call(listStaffSessions, {});
    expect(open.filter(({ current }) => current).map(({ person }) => person._id)).toEqual([
      owner.userId,
    ]);
    const theirs = open.find(({ person }) => person._id === rates.userId);
    expect(theirs?.person.name).toBeTruthy();
    expect(theirs?.network).toBe("103.21.58.x");
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
