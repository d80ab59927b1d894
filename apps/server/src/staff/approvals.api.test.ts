import { listAudit } from "@suvarna/contract/audit/staff";
import { getSources, withdrawRates } from "@suvarna/contract/rates/staff";
import { approve, cancel, changePerson, getApproval, refuse } from "@suvarna/contract/staff/staff";
import { describe, expect, it } from "vitest";
import { pendingApprovalOf } from "../../test/approvals.ts";
import type { Session } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { addStaffAtWork } from "../../test/shoppers.ts";
import {
  advanceClock,
  as,
  asker,
  askForCoupon,
  askForRates,
  BASE,
  couponExists,
  enter,
  MINUTE_MS,
  openShopOfTwoOwners,
  params,
  second,
  shop,
} from "../../test/two-owners.ts";

openShopOfTwoOwners();

const newestGold = async () => (await as(second).call(getSources, {})).newest?.prices["24K"];

describe("rates beyond the limit", () => {
  it("can't be set by one person, but by a second one, under both names", async () => {
    const request = await askForRates();
    expect(request).toMatchObject({
      kind: "rates.enter",
      state: "waiting",
      reason: "The board of the city",
      askedBy: { _id: asker.userId, name: "Kiran Rao" },
      before: { perGram: { "24K": BASE * 100 } },
      after: { perGram: { "24K": 15_000_00 } },
      decidedBy: null,
    });
    expect(request.deciders).toBeGreaterThan(0);
    expect(Date.parse(request.expiresAt) - Date.parse(request.askedAt)).toBe(15 * MINUTE_MS);
    expect(await newestGold()).toBe(BASE);

    const done = await as(second).call(approve, params(request._id));
    expect(done).toMatchObject({ state: "approved", decidedBy: { _id: second.userId } });
    expect(await newestGold()).toBe(15_000);

    const owner = as(await shop.staff());
    const { items } = await owner.call(listAudit, { query: { actor: second.userId } });
    const lines = items.map(({ what, after }) => [what, after?.askedBy]);
    expect(lines).toContainEqual(["rates.changed", asker.userId]);
    expect(lines).toContainEqual(["approval.approved", asker.userId]);
  });

  it("cause a letter to the people who may approve them, and to nobody else", async () => {
    const approvalLetters = async ({ email }: Session) =>
      (await shop.messagesTo(email)).filter(({ kind }) => kind === "approval-asked");
    const newcomer = await addStaffAtWork(shop.acts, "rates", shop.clock.now);
    const maker = await shop.staff("catalogue");
    await askForRates();
    const [letter] = await approvalLetters(second);
    expect(letter?.text).toContain("Kiran Rao");
    expect(letter?.text).toContain("The board of the city");
    for (const other of [asker, newcomer, maker]) expect(await approvalLetters(other)).toEqual([]);
  });

  it("are no request when they are near, and a request when many small steps go far", async () => {
    expect(await enter(13_600)).toHaveProperty("prices");
    advanceClock(MINUTE_MS);
    // Another change of 4 % is close to the newest rates, but together the changes are 9 % in a
    // day.
    advanceClock(24 * 60 * MINUTE_MS);
    expect(await enter(14_100)).toHaveProperty("prices");
    advanceClock(MINUTE_MS);
    pendingApprovalOf(await enter(14_660));
    expect(await newestGold()).toBe(14_100);
  });

  it("are no way around by withdrawing all rates first", async () => {
    const owner = as(await shop.staff());
    for (;;) {
      const { newest } = await owner.call(getSources, {});
      if (!newest) break;
      const body = { reason: "Wrong", sheetId: newest._id };
      const gone = await owner.call(withdrawRates, { body }).catch(() => null);
      if (!gone) break;
    }
    pendingApprovalOf(await enter(4100));
  });

  it.each([
    ["the person who asked", () => asker, "approval_own", 403],
    ["a person for the catalogue", () => shop.staff("catalogue"), "forbidden", 403],
    ["a person for orders", () => shop.staff("orders"), "forbidden", 403],
    ["an auditor", () => shop.staff("auditor"), "forbidden", 403],
    ["support", () => shop.staff("support"), "forbidden", 403],
    ["a shopper", () => shop.signUp(), "forbidden", 403],
    [
      "a person who was invited an hour ago",
      () => addStaffAtWork(shop.acts, "owner", new Date(shop.clock.now.getTime() - 60 * MINUTE_MS)),
      "approval_newcomer",
      403,
    ],
  ] as const)("are not approved by %s", async (_who, who, code, status) => {
    const request = await askForRates();
    const wrong = await who();
    const tried = as(wrong).call(approve, params(request._id));
    await expect(tried).rejects.toMatchObject({ status, code });
    expect(await newestGold()).toBe(BASE);
    // The refused decision has not changed the request, so the right person can still approve it.
    expect((await as(second).call(approve, params(request._id))).state).toBe("approved");
  });

  it("lapse after a quarter of an hour, for everybody", async () => {
    const request = await askForRates();
    advanceClock(15 * MINUTE_MS);
    const lapsed = { status: 409, code: "approval_lapsed" };
    await expect(as(second).call(approve, params(request._id))).rejects.toMatchObject(lapsed);
    await expect(as(asker).call(cancel, params(request._id))).rejects.toMatchObject(lapsed);
    const body = { reason: "Too late" };
    const refused = as(second).call(refuse, { ...params(request._id), body });
    await expect(refused).rejects.toMatchObject(lapsed);
    expect((await as(asker).call(getApproval, params(request._id))).state).toBe("lapsed");
    expect(await newestGold()).toBe(BASE);
  });

  it("are outdated by other rates of staff, and by a withdrawal", async () => {
    const request = await askForRates();
    advanceClock(1000);
    await enter(13_100, second);
    const outdated = { status: 409, code: "approval_outdated" };
    await expect(as(second).call(approve, params(request._id))).rejects.toMatchObject(outdated);
    expect((await as(asker).call(getApproval, params(request._id))).state).toBe("outdated");
    expect(await newestGold()).toBe(13_100);

    advanceClock(1000);
    const next = await askForRates();
    advanceClock(1000);
    await as(second).call(withdrawRates, { body: { reason: "Wrong" } });
    await expect(as(second).call(approve, params(next._id))).rejects.toMatchObject(outdated);
  });

  it("are not outdated by a small step of the market", async () => {
    const request = await askForRates();
    advanceClock(1000);
    await acceptRates(shop, BASE * 100 + 50_00, 150_00);
    expect((await as(second).call(approve, params(request._id))).state).toBe("approved");
    expect(await newestGold()).toBe(15_000);
  });

  it("are not carried out for a person who may not set rates any more", async () => {
    const request = await askForRates();
    const owner = as(await shop.staff());
    await owner.call(changePerson, {
      ...params(asker.userId),
      body: { suspended: true },
      headers: {},
    });
    await expect(as(second).call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_outdated",
    });
    expect(await newestGold()).toBe(BASE);
  });
});

describe("decisions at the same moment", () => {
  const settled = (calls: readonly Promise<{ state: string }>[]) =>
    Promise.all(
      calls.map((call) =>
        call.then(
          ({ state }) => state,
          (error: { code: string }) => error.code,
        ),
      ),
    );

  it("by many who approve carry the act out once", async () => {
    const { body, request } = await askForCoupon();
    const owners = await Promise.all([1, 2, 3, 4].map(() => shop.addOwner()));
    const outcomes = await settled(
      owners.map((owner) => as(owner).call(approve, params(request._id))),
    );
    expect(outcomes.toSorted()).toEqual([
      "approval_decided",
      "approval_decided",
      "approval_decided",
      "approved",
    ]);
    const { items } = await as(owners[0] as Session).call(listAudit, {
      query: { subject: body.code },
    });
    expect(items.map(({ what }) => what)).toEqual(["coupon.made"]);
  });

  it("to approve and to cancel have only one effect", async () => {
    for (let round = 0; round < 4; round++) {
      const { maker, body, request } = await askForCoupon();
      const owner = await shop.addOwner();
      const outcomes = await settled([
        as(owner).call(approve, params(request._id)),
        as(maker).call(cancel, params(request._id)),
      ]);
      expect(outcomes).toContain("approval_decided");
      const isMade = outcomes.includes("approved");
      expect(outcomes).toContain(isMade ? "approved" : "cancelled");
      expect(await couponExists(body.code)).toBe(isMade);
    }
  });

  it("about two requests for the same act carry out one", async () => {
    const first = await askForCoupon({ value: 100, code: "TWICE" });
    const again = await askForCoupon({ value: 90, code: "TWICE" });
    const [one, two] = [await shop.addOwner(), await shop.addOwner()];
    const outcomes = await settled([
      as(one).call(approve, params(first.request._id)),
      as(two).call(approve, params(again.request._id)),
    ]);
    expect(outcomes.toSorted()).toEqual(["approval_outdated", "approved"]);
  });
});
