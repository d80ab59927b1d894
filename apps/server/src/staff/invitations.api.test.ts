import { getMe } from "@suvarna/contract/accounts/calls";
import { listAudit } from "@suvarna/contract/audit/staff";
import { signup } from "@suvarna/contract/identity/calls";
import { listInvitations, withdrawInvitation } from "@suvarna/contract/staff/staff";
import type { PersonChange } from "@suvarna/contract/staff/staff-schemas";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { logIn } from "../../test/log-in.ts";
import {
  accept,
  as,
  change,
  continueAs,
  HOUR_MS,
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
import { users } from "../identity/tables.ts";
import { staffInvitations } from "./tables.ts";

openStaffPeople();

describe("an invitation", () => {
  it("opens a named account with its role, and the owners get a letter", async () => {
    const email = newEmail();
    const invited = await invite(email, "rates");
    expect(invited).toMatchObject({ email, role: "rates", invitedBy: { _id: owner.userId } });
    expect(JSON.stringify(invited)).not.toContain("key");
    const listed = await as(owner).call(listInvitations, {});
    expect(listed.items.map((each) => each.email)).toContain(email);

    const [secret = ""] = await invitationSecrets(email);
    await accept(secret);
    const { token, user } = await logIn(shop, { email, password: PASSWORD });
    expect(user).toMatchObject({ role: "staff", fullName: "Leela Das" });
    expect(await shop.client(token).call(getMe, {})).toMatchObject({ email });
    expect(await personOf(user._id)).toMatchObject({ role: "rates", suspendedAt: null });
    // The audit log names the person, before and after the account is opened.
    const lines = await as(owner).call(listAudit, { query: { subject: user._id } });
    expect(lines.items.map(({ what, record }) => [what, record]).reverse()).toEqual(
      expect.arrayContaining([
        ["person.invited", "Leela Das"],
        ["person.joined", "Leela Das"],
      ]),
    );
    const after = await as(owner).call(listInvitations, {});
    expect(after.items.map((each) => each.email)).not.toContain(email);
    const letters = await shop.messagesTo(shop.config.staff.email);
    expect(
      letters.some(({ kind, text }) => kind === "staff-joined" && text?.includes("Leela")),
    ).toBe(true);
  });

  it("works once, also when its link is opened twice at the same moment", async () => {
    const email = newEmail();
    await invite(email);
    const [secret = ""] = await invitationSecrets(email);
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
        continueAs(await shop.staff());
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
  ])("that is %s can't be used", async (_how, spoil) => {
    const email = newEmail();
    const { _id: id } = await invite(email);
    const [secret = ""] = await invitationSecrets(email);
    await expect(accept(await spoil(secret, email, id))).rejects.toMatchObject({
      code: "link_dead",
    });
    expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(0);
  });

  it.each([
    ["is suspended", { suspended: true }],
    ["loses the permission to invite", { role: "auditor" }],
  ] satisfies [string, PersonChange][])(
    "is withdrawn when the person who sent it %s",
    async (_how, lost) => {
      const inviter = await shop.addOwner();
      const email = newEmail();
      const { _id: id } = await invite(email, "owner", inviter);
      const [secret = ""] = await invitationSecrets(email);
      const other = newEmail();
      await invite(other);
      await change(inviter.userId, lost);
      await expect(accept(secret)).rejects.toMatchObject({ status: 422, code: "link_dead" });
      expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(0);
      const open = (await as(owner).call(listInvitations, {})).items.map((each) => each.email);
      expect(open).not.toContain(email);
      expect(open).toContain(other);
      const lines = await as(owner).call(listAudit, { query: { subject: id } });
      expect(lines.items[0]).toMatchObject({
        what: "person.invitation_withdrawn",
        actor: { id: owner.userId },
      });
    },
  );

  it("can't be used when its inviter is not of the staff any more", async () => {
    const inviter = await shop.addOwner();
    const email = newEmail();
    await invite(email, "owner", inviter);
    const [secret = ""] = await invitationSecrets(email);
    // The settings, and no member of staff, take the role from an account that they no longer name.
    await shop.database.autocommit
      .update(users)
      .set({ role: "shopper", staffRole: null, staffSince: null })
      .where(eq(users.id, inviter.userId));
    await expect(accept(secret)).rejects.toMatchObject({ code: "link_dead" });
    expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(0);
  });

  it("that is used while its inviter is suspended leaves one of the two outcomes", async () => {
    const inviter = await shop.addOwner();
    const email = newEmail();
    await invite(email, "rates", inviter);
    const [secret = ""] = await invitationSecrets(email);
    const [joined, suspended] = await Promise.allSettled([
      accept(secret),
      change(inviter.userId, { suspended: true }),
    ]);
    expect(suspended.status).toBe("fulfilled");
    const isJoined = joined.status === "fulfilled";
    expect(await shop.database.db.$count(users, eq(users.email, email))).toBe(isJoined ? 1 : 0);
    const left = eq(staffInvitations.email, email);
    expect(await shop.database.db.$count(staffInvitations, left)).toBe(0);
  });

  it("stores nothing in the database by which the link could be recovered", async () => {
    const email = newEmail();
    await invite(email);
    const [secret = ""] = await invitationSecrets(email);
    const rows = await shop.database.db.select().from(staffInvitations);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("refuses a short, common or own password, and can still be used after that", async () => {
    const email = newEmail();
    await invite(email);
    const [secret = ""] = await invitationSecrets(email);
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

    // A shopper who signs up with an invited address also keeps the shopper's account.
    const email = newEmail();
    await invite(email, "owner");
    const [secret = ""] = await invitationSecrets(email);
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
