import { listAudit } from "@suvarna/contract/audit/staff";
import { createCoupon, listCoupons } from "@suvarna/contract/coupons/staff";
import { getDeskOrder, moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import { enterRates, getSources, withdrawRates } from "@suvarna/contract/rates/staff";
import {
  approve,
  cancel,
  changePerson,
  getApproval,
  listApprovals,
  refuse,
} from "@suvarna/contract/staff/staff";
import { paise } from "@suvarna/domain/money";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keptOf } from "../../test/approvals.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { addStaffAtWork } from "../../test/shoppers.ts";

const MINUTE_MS = 60_000;
const BASE = 13_000;

let shop: TestShop;
let online: OnlineOrders;
let asker: Session;
let second: Session;
beforeAll(async () => {
  shop = await openShop({ APPROVAL_HAND_RATE_BP: "500" });
  online = await onlineOrders(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  pass(1000);
  // A day ago and now, so that a step of less than 5 % from them needs nobody else.
  await acceptRates(shop, BASE * 100, 150_00);
  asker = await shop.staff("rates");
  second = await shop.staff("rates");
});

const as = (session: Session) => shop.client(session.token);
const params = (id: string) => ({ params: { id } });

function pass(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}

const enter = (gold24k: number, session = asker) =>
  as(session).call(enterRates, {
    body: { gold24k, silver: 150, reason: "The board of the city", confirmJump: true },
  });
const askForRates = async (gold24k = 15_000) => keptOf(await enter(gold24k));
const newestGold = async () => (await as(second).call(getSources, {})).newest?.prices["24K"];

let made = 0;
const coupon = (over: object = {}) => ({
  code: `BIG${++made}`,
  kind: "percent" as const,
  value: 10,
  totalLimit: 50,
  reason: "For the wedding season",
  ...over,
});
async function askForCoupon(over: object = { value: 100 }) {
  const maker = await shop.staff("catalogue");
  const body = coupon(over);
  return { maker, body, request: keptOf(await as(maker).call(createCoupon, { body })) };
}
const couponExists = async (code: string) =>
  (await as(await shop.staff()).call(listCoupons, {})).some((each) => each.code === code);

describe("rates beyond the limit", () => {
  it("are not set by one person, but by a second one, under both names", async () => {
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

  it("are told by letter to the people who may approve them, and to nobody else", async () => {
    const told = async ({ email }: Session) =>
      (await shop.messagesTo(email)).filter(({ kind }) => kind === "approval-asked");
    const newcomer = await addStaffAtWork(shop.acts, "rates", shop.clock.now);
    const maker = await shop.staff("catalogue");
    await askForRates();
    const [letter] = await told(second);
    expect(letter?.text).toContain("Kiran Rao");
    expect(letter?.text).toContain("The board of the city");
    for (const other of [asker, newcomer, maker]) expect(await told(other)).toEqual([]);
  });

  it("are no request when they are near, and a request when many small steps go far", async () => {
    expect(await enter(13_600)).toHaveProperty("prices");
    pass(MINUTE_MS);
    // A further 4 % is near the newest rates, but the whole is 9 % in a day.
    pass(24 * 60 * MINUTE_MS);
    expect(await enter(14_100)).toHaveProperty("prices");
    pass(MINUTE_MS);
    keptOf(await enter(14_660));
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
    keptOf(await enter(4100));
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
    // The request still waits for the right person.
    expect((await as(second).call(approve, params(request._id))).state).toBe("approved");
  });

  it("lapse after a quarter of an hour, for everybody", async () => {
    const request = await askForRates();
    pass(15 * MINUTE_MS);
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
    pass(1000);
    await enter(13_100, second);
    const outdated = { status: 409, code: "approval_outdated" };
    await expect(as(second).call(approve, params(request._id))).rejects.toMatchObject(outdated);
    expect((await as(asker).call(getApproval, params(request._id))).state).toBe("outdated");
    expect(await newestGold()).toBe(13_100);

    pass(1000);
    const next = await askForRates();
    pass(1000);
    await as(second).call(withdrawRates, { body: { reason: "Wrong" } });
    await expect(as(second).call(approve, params(next._id))).rejects.toMatchObject(outdated);
  });

  it("are not outdated by a small step of the market", async () => {
    const request = await askForRates();
    pass(1000);
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

  it("to approve and to cancel leave either the one or the other", async () => {
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

describe("a coupon", () => {
  it.each([
    ["of a large share", { value: 21 }],
    ["of a large amount", { kind: "amount", value: 5001 }],
    ["without a limit", { totalLimit: undefined }],
    ["with a limit that is none", { totalLimit: 1_000_000 }],
  ])("%s waits for a second person", async (_which, over) => {
    const { maker, body, request } = await askForCoupon(over);
    expect(request).toMatchObject({ kind: "coupon.make", subject: body.code });
    expect(Date.parse(request.expiresAt) - Date.parse(request.askedAt)).toBe(24 * 60 * MINUTE_MS);
    expect(await couponExists(body.code)).toBe(false);
    await expect(as(maker).call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_own",
    });
    await as(await shop.staff("catalogue")).call(approve, params(request._id));
    expect(await couponExists(body.code)).toBe(true);
  });

  it.each([
    ["within the limits", {}],
    ["for the shipping", { kind: "shipping", value: 0, totalLimit: undefined }],
  ])("%s is made at once", async (_which, over) => {
    const maker = as(await shop.staff("catalogue"));
    expect(await maker.call(createCoupon, { body: coupon(over) })).toHaveProperty("code");
  });

  it("that is refused or cancelled is never made", async () => {
    const refused = await askForCoupon();
    const owner = as(await shop.addOwner());
    const body = { reason: "Far too much" };
    const answer = await owner.call(refuse, { ...params(refused.request._id), body });
    expect(answer).toMatchObject({ state: "refused", decision: "Far too much" });
    const cancelled = await askForCoupon();
    const stranger = owner.call(cancel, params(cancelled.request._id));
    await expect(stranger).rejects.toMatchObject({ code: "forbidden" });
    await as(cancelled.maker).call(cancel, params(cancelled.request._id));
    for (const { request, body } of [refused, cancelled]) {
      await expect(owner.call(approve, params(request._id))).rejects.toMatchObject({
        code: "approval_decided",
      });
      expect(await couponExists(body.code)).toBe(false);
    }
  });
});

describe("money above the limit", () => {
  /** A paid order of more than ₹50,000. */
  async function paidOrder() {
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, await online.ring(20), 10);
    const placed = await placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE" });
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    expect(placed.order.total).toBeGreaterThan(50_000);
    return { id: placed.order._id, total: placed.order.total, shopper, placed };
  }
  const cancelling = { from: "confirmed", to: "cancelled", note: "The buyer asks" } as const;

  it("goes back by two persons, once", async () => {
    const { id, total } = await paidOrder();
    const desk = await shop.staff("orders");
    const request = keptOf(await as(desk).call(moveOrder, { ...params(id), body: cancelling }));
    expect(request).toMatchObject({
      kind: "order.cancel",
      subject: id,
      after: { state: "cancelled", amountBack: paise(total) },
    });
    expect((await as(desk).call(getDeskOrder, params(id))).state).toBe("confirmed");
    const twice = keptOf(await as(desk).call(moveOrder, { ...params(id), body: cancelling }));
    const other = as(await shop.staff("orders"));
    await other.call(approve, params(request._id));
    expect(["cancelled", "refunded"]).toContain(
      (await as(desk).call(getDeskOrder, params(id))).state,
    );
    await expect(other.call(approve, params(twice._id))).rejects.toMatchObject({
      code: "approval_outdated",
    });
  });

  it("goes back in parts by two persons, once all parts together are above the limit", async () => {
    const { id, total } = await paidOrder();
    const desk = await shop.staff("accounts");
    let made = 0;
    const refund = (amount: number) =>
      as(desk).call(refundPart, {
        ...params(id),
        headers: { "idempotency-key": `part-${++made}-of-${id}` },
        body: { amount, note: "The clasp was loose" },
      });
    const small = await refund(30_000);
    expect(small).toMatchObject({ refunds: [{ amount: 30_000 }] });
    const request = keptOf(await refund(25_000));
    expect(request).toMatchObject({
      kind: "order.refund",
      subject: id,
      before: { refunded: 30_000_00 },
      after: { refunded: 55_000_00, amountBack: 25_000_00 },
    });
    expect((await as(desk).call(getDeskOrder, params(id))).refunds).toHaveLength(1);
    const own = as(desk).call(approve, params(request._id));
    await expect(own).rejects.toMatchObject({ code: "approval_own" });
    const other = as(await shop.staff("accounts"));
    await Promise.allSettled([1, 2].map(() => other.call(approve, params(request._id))));
    const { refunds = [] } = await as(desk).call(getDeskOrder, params(id));
    expect(refunds.map(({ amount }) => amount).toSorted()).toEqual([25_000, 30_000]);
    expect(total).toBeGreaterThan(55_000);
  });

  it("goes back in parts of the same moment by one person only up to the limit", async () => {
    const { id } = await paidOrder();
    const desk = as(await shop.staff("accounts"));
    const answers = await Promise.all(
      [1, 2, 3].map((part) =>
        desk.call(refundPart, {
          ...params(id),
          headers: { "idempotency-key": `at-once-${part}-of-${id}` },
          body: { amount: 20_000, note: "The clasp was loose" },
        }),
      ),
    );
    expect(answers.filter((answer) => "approval" in answer)).toHaveLength(1);
    expect((await desk.call(getDeskOrder, params(id))).refunds).toHaveLength(2);
  });

  it("is not sent when the order has moved on since", async () => {
    const { id } = await paidOrder();
    const desk = await shop.staff("orders");
    const request = keptOf(await as(desk).call(moveOrder, { ...params(id), body: cancelling }));
    const body = { from: "confirmed", to: "processing" } as const;
    await as(desk).call(moveOrder, { ...params(id), body });
    const other = as(await shop.staff("orders"));
    await expect(other.call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_outdated",
    });
    expect((await as(desk).call(getDeskOrder, params(id))).state).toBe("processing");
  });

  it("does not keep shoppers from cancelling their own orders", async () => {
    const { shopper, placed } = await paidOrder();
    expect((await online.cancel({ shopper, placed })).state).toBe("cancelled");
  });
});

describe("the list of requests", () => {
  it("says what the reader may do, page by page", async () => {
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
    pass(1000);
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
});

it("a shop can do without second persons, by its settings", async () => {
  await using alone = await openShop({ APPROVALS_REQUIRED: "false" });
  const owner = alone.client((await alone.staff()).token);
  const body = { ...coupon({ value: 100 }), totalLimit: undefined };
  expect(await owner.call(createCoupon, { body })).toHaveProperty("code");
});
