import { askForCustomerExport } from "@suvarna/contract/accounts/staff";
import { getFigures } from "@suvarna/contract/figures/staff";
import { approve, getApproval, listApprovals } from "@suvarna/contract/staff/staff";
import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import { STAFF_ROLES, type StaffRole } from "@suvarna/domain/staff/permission";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pendingApprovalOf } from "../../test/approvals.ts";
import type { Session } from "../../test/open-shop.ts";
import {
  advanceClock,
  as,
  asker,
  askForCoupon,
  askForRates,
  openShopOfTwoOwners,
  params,
  second,
  shop,
} from "../../test/two-owners.ts";
import { users } from "../identity/tables.ts";

openShopOfTwoOwners();

describe("the list of requests", () => {
  it("shows what the reader may do, page by page", async () => {
    const request = await askForRates();
    const query = { state: "waiting", askedBy: asker.userId } as const;
    const choices = async (session: Session) => {
      const { items, total } = await as(session).call(listApprovals, { query });
      expect([items.length, total]).toEqual([1, 1]);
      return [items[0]?.mayApprove, items[0]?.mayCancel];
    };
    expect(await choices(asker)).toEqual([false, true]);
    expect(await choices(second)).toEqual([true, false]);
    for (const role of ["auditor", "catalogue"] satisfies StaffRole[]) {
      expect(await choices(await shop.staff(role))).toEqual([false, false]);
    }
    advanceClock(1000);
    await askForRates(15_100);
    const mine = { askedBy: asker.userId, limit: 1 };
    const first = await as(asker).call(listApprovals, { query: mine });
    expect([first.items.length, first.total]).toEqual([1, 2]);
    const cursor = first.nextCursor ?? "";
    const next = await as(asker).call(listApprovals, { query: { ...mine, cursor } });
    expect(next.items.map(({ _id: id }) => id)).toEqual([request._id]);
    const none = await as(asker).call(listApprovals, { query: { cursor: "no-id" } });
    expect(none.items).toEqual([]);
    for (const id of ["no-id", "0198c0de-0000-7000-8000-000000000000"]) {
      await expect(as(asker).call(getApproval, params(id))).rejects.toMatchObject({ status: 404 });
      await expect(as(second).call(approve, params(id))).rejects.toMatchObject({ status: 404 });
    }
  });

  it("keeps to the kinds that the reader chooses, however many others are newer", async () => {
    const owner = as(await shop.addOwner());
    const { request: old } = await askForCoupon();
    await askForRates(15_200);
    const query = { state: "waiting", limit: 1 } as const;
    const kinds = async (kind: ListedApproval["kind"][]) => {
      const { items, total } = await owner.call(listApprovals, { query: { ...query, kind } });
      return { first: items[0]?._id, total };
    };
    const coupons = await kinds(["coupon.make", "coupon.change"]);
    expect(coupons.first).toBe(old._id);
    expect((await owner.call(listApprovals, { query })).items[0]?.kind).toBe("rates.enter");
    expect((await kinds(["coupon.make", "rates.enter"])).total).toBe(
      coupons.total + (await kinds(["rates.enter"])).total,
    );
    const unknown = owner.call(listApprovals, { query: { kind: ["rates"] as never } });
    await expect(unknown).rejects.toMatchObject({ status: 400 });
  });

  it("begins with the waiting requests that lapse first", async () => {
    const owner = as(await shop.addOwner());
    const rates = await askForRates(15_300);
    advanceClock(1000);
    const { request: coupon } = await askForCoupon();
    const found: ListedApproval[] = [];
    let cursor: string | undefined;
    do {
      const query = { state: "waiting", limit: 1, ...(cursor ? { cursor } : {}) } as const;
      const page = await owner.call(listApprovals, { query });
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
      if (!cursor) expect(found).toHaveLength(page.total);
    } while (cursor);
    const ids = found.map(({ _id }) => _id);
    expect(ids.indexOf(rates._id)).toBeLessThan(ids.indexOf(coupon._id));
    const ends = found.map(({ expiresAt }) => expiresAt);
    expect(ends).toEqual(ends.toSorted());
  });
});

describe("who reads a request", () => {
  const reads = async (session: Session, id: string) => {
    const { items, total } = await as(session).call(listApprovals, { query: { limit: 200 } });
    const isListed = items.some(({ _id }) => _id === id);
    const isRead = await as(session)
      .call(getApproval, params(id))
      .then(
        () => true,
        ({ code }: { code: string }) => code !== "approval_not_found",
      );
    expect(isRead).toBe(isListed);
    expect(total).toBe(items.length);
    return isListed;
  };

  it("is who may read what it is about, whoever reads the audit log, and who asked", async () => {
    const support = await shop.staff("support");
    const { userId } = await shop.signUp();
    const request = pendingApprovalOf(
      await as(support).call(askForCustomerExport, {
        params: { id: userId },
        body: { reason: "The shopper has asked for it" },
      }),
    );
    const readers: StaffRole[] = [];
    for (const role of STAFF_ROLES) {
      if (await reads(await shop.staff(role), request._id)) readers.push(role);
    }
    expect(readers).toEqual(["owner", "orders", "support", "accounts", "auditor"]);

    // The person who asked reads the request in another role too.
    const other = await shop.staff("support");
    const own = pendingApprovalOf(
      await as(other).call(askForCustomerExport, {
        params: { id: userId },
        body: { reason: "The shopper has asked for it" },
      }),
    );
    await shop.database.db
      .update(users)
      .set({ staffRole: "rates" })
      .where(eq(users.id, other.userId));
    expect([await reads(other, own._id), await reads(other, request._id)]).toEqual([true, false]);
  });

  it("counts only such requests among today's figures", async () => {
    const waiting = async (session: Session) =>
      (await as(session).call(getFigures, { query: {} })).waiting.approvals?.waiting;
    const rates = await shop.staff("rates");
    const before = await waiting(rates);
    const owner = await shop.staff();
    const all = (await waiting(owner)) ?? 0;
    await askForCoupon();
    expect([await waiting(rates), await waiting(owner)]).toEqual([before, all + 1]);
  });
});
