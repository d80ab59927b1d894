import { deleteMe } from "@suvarna/contract/accounts/calls";
import * as staff from "@suvarna/contract/accounts/staff";
import { pageProducts } from "@suvarna/contract/catalogue/calls";
import * as newsletter from "@suvarna/contract/newsletter/calls";
import * as subscribers from "@suvarna/contract/newsletter/staff";
import { listBuyerFigures, listBuyerOrders } from "@suvarna/contract/orders/staff";
import { approve } from "@suvarna/contract/staff/staff";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pendingApprovalOf } from "../../test/approvals.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { approvedExports } from "./tables.ts";

let shop: TestShop;
let owner: Session;
let moti: Session;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.addOwner();
  moti = await shop.staff("support");
});
afterAll(() => shop[Symbol.asyncDispose]());

const asMoti = () => shop.client(moti.token);
const search = async (q: string) =>
  (await asMoti().call(staff.listCustomers, { query: { q } })).items;

/**
 * Places and pays orders. Of each order only a given share of the money is kept, and the rest is
 * refunded.
 */
async function payOrders(buyer: Session, keptShares: readonly number[]): Promise<void> {
  const query = { available: "true", sort: "price-asc", limit: 50 } as const;
  const { products } = await shop.client().call(pageProducts, { query });
  const piece = products.find(({ stock, sizes }) => (stock ?? 0) > 3 && sizes === null);
  for (const share of keptShares) {
    const { cartId } = await fillCart(shop, buyer, piece?._id ?? "");
    const { order } = await placeOrder(shop, buyer, { cartId });
    await shop.database.db.execute(
      sql`update orders set payment_state = 'paid', refunded = round(total * (1 - ${share}::numeric)) where id = ${order._id}`,
    );
  }
}

describe("the shoppers", () => {
  it("are found by name, e-mail and phone, page by page, and each search is logged", async () => {
    const [one, two] = [await shop.signUp("Gulmohar Sen"), await shop.signUp("Gulmohar Rao")];
    const found = await search("gulm");
    expect(found.map(({ _id }) => _id)).toEqual([two.userId, one.userId]);
    expect((await search("sen gul")).map(({ _id }) => _id)).toEqual([one.userId]);
    expect((await search(one.email)).map(({ _id }) => _id)).toEqual([one.userId]);
    const phone = found[1]?.phone ?? "";
    expect(phone).toMatch(/^\+91/);
    for (const typed of [phone, phone.slice(3), phone.slice(3, 11)]) {
      expect((await search(typed)).map(({ _id }) => _id)).toContain(one.userId);
    }
    const query = { q: "gulm", limit: 1 };
    const first = await asMoti().call(staff.listCustomers, { query });
    expect(first.total).toBe(2);
    const rest = { ...query, cursor: first.nextCursor ?? "" };
    const second = await asMoti().call(staff.listCustomers, { query: rest });
    expect(second.items.map(({ _id }) => _id)).toEqual([one.userId]);

    const params = { id: one.userId };
    const seen = await asMoti().call(staff.getCustomer, { params });
    expect(seen.addresses[0]?.city).toBe("Bengaluru");
    expect(seen).toMatchObject({ name: "Gulmohar Sen", exportUntil: null });
    const { rows } = await shop.database.db.execute(
      sql`select staff_id from personal_access where subject = ${one.userId}`,
    );
    expect(rows).toEqual([{ staff_id: moti.userId }]);
    await expect(
      asMoti().call(staff.getCustomer, { params: { id: moti.userId } }),
    ).rejects.toMatchObject({ code: "customer_not_found" });
    expect(await asMoti().call(listBuyerOrders, { params })).toEqual({
      items: [],
      orders: 0,
      paid: 0,
      prepaymentOnly: false,
    });
    const ids = `${one.userId},${two.userId}`;
    const { buyers } = await asMoti().call(listBuyerFigures, { query: { ids } });
    expect(buyers.map(({ userId }) => userId)).toEqual([one.userId, two.userId]);
  });

  it("are sorted by what they have paid, page by page, those without a paid order at one end", async () => {
    const shoppers = [
      await shop.signUp("Rajnigandha Oak"),
      await shop.signUp("Rajnigandha Pal"),
      await shop.signUp("Rajnigandha Roy"),
    ];
    const [none, small, large] = shoppers.map(({ userId }) => userId) as [string, string, string];
    await payOrders(shoppers[1] as Session, [1]);
    await payOrders(shoppers[2] as Session, [1, 0.25]);
    const inPages = async (sort: "paid" | "paid-desc") => {
      const found: string[] = [];
      let cursor: string | null | undefined;
      do {
        const query = { q: "rajnigandha", sort, limit: 1, ...(cursor ? { cursor } : {}) };
        const page = await asMoti().call(staff.listCustomers, { query });
        expect(page.total).toBe(3);
        found.push(...page.items.map(({ _id }) => _id));
        cursor = page.nextCursor;
      } while (cursor);
      return found;
    };
    expect(await inPages("paid-desc")).toEqual([large, small, none]);
    expect(await inPages("paid")).toEqual([none, small, large]);
    const all = await asMoti().call(staff.listCustomers, { query: { sort: "paid-desc" } });
    expect(all.items.slice(0, 2).map(({ _id }) => _id)).toEqual([large, small]);
  });

  it("have their data copied and erased only by two people", async () => {
    const shopper = await shop.signUp("Mogra Dsouza");
    const params = { id: shopper.userId };
    const body = { reason: "Asked by telephone, and answered the letter that we sent." };
    const fetchAll = () => asMoti().call(staff.exportCustomer, { params });
    await expect(fetchAll()).rejects.toMatchObject({ code: "export_not_approved" });
    const approval = pendingApprovalOf(
      await asMoti().call(staff.askForCustomerExport, { params, body }),
    );
    const agree = (id: string, by: Session) =>
      shop.client(by.token).call(approve, { params: { id } });
    await expect(agree(approval._id, moti)).rejects.toMatchObject({ code: "approval_own" });
    await agree(approval._id, owner);
    expect(await fetchAll()).toMatchObject({ account: { name: "Mogra Dsouza" }, tickets: [] });
    // An approved export is only for the person who asked for it.
    const other = shop.client(owner.token).call(staff.exportCustomer, { params });
    await expect(other).rejects.toMatchObject({ code: "export_not_approved" });
    shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3_600_000);
    await expect(fetchAll()).rejects.toMatchObject({ code: "export_not_approved" });

    const erasing = pendingApprovalOf(
      await asMoti().call(staff.askForCustomerErasure, { params, body }),
    );
    expect((await search("mogra")).map(({ _id }) => _id)).toEqual([shopper.userId]);
    await agree(erasing._id, owner);
    expect(await search("mogra")).toEqual([]);
    await expect(shop.client(shopper.token).call(deleteMe, {})).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe("the copy of a shopper's data", () => {
  const body = { reason: "Asked by telephone." };

  it("is asked for once by two clicks of one person", async () => {
    const { userId } = await shop.signUp("Parijat Ghosh");
    const params = { id: userId };
    expect(await asMoti().call(staff.getCustomer, { params })).toMatchObject({
      needsSecondPerson: true,
    });
    const ask = (by: Session) =>
      shop.client(by.token).call(staff.askForCustomerExport, { params, body });
    const clicks = await Promise.all([ask(moti), ask(moti)]);
    const [first, second] = clicks.map((answer) => pendingApprovalOf(answer)._id);
    expect(second).toBe(first);
    // The request of another person allows the copy to that person.
    expect(pendingApprovalOf(await ask(owner))._id).not.toBe(first);
  });

  it("is allowed at once and once in a shop without approvals", async () => {
    await using alone = await openShop({ APPROVALS_REQUIRED: "false" });
    const { token } = await alone.staff();
    const person = alone.client(token);
    const { userId } = await alone.signUp("Parijat Ghosh");
    const params = { id: userId };
    const ask = () => person.call(staff.askForCustomerExport, { params, body });
    expect(await Promise.all([ask(), ask()])).toEqual([{ done: true }, { done: true }]);
    expect(await alone.database.db.$count(approvedExports)).toBe(1);
    expect(await person.call(staff.getCustomer, { params })).toMatchObject({
      needsSecondPerson: false,
      exportUntil: expect.any(String),
    });
  });
});

describe("the newsletter's list", () => {
  it("shows confirmed addresses, exports them safely, and lets staff remove one", async () => {
    const join = (email: string) =>
      shop.client().call(newsletter.joinNewsletter, { body: { email, consent: true } });
    const emails = ["+1-1@formula.example", "juhi@letter.example"];
    for (const email of emails) await join(email);
    await join("unconfirmed@letter.example");
    await shop.database.db.execute(sql`update newsletter_subscribers
      set confirmed_at = ${shop.clock.now.toISOString()}::timestamptz where email <> 'unconfirmed@letter.example'`);
    const list = (query: { q?: string; limit?: number; cursor?: string }) =>
      asMoti().call(subscribers.listSubscribers, { query });
    const first = await list({ limit: 1 });
    const second = await list({ limit: 1, cursor: first.nextCursor ?? "" });
    const both = [...first.items, ...second.items].map(({ email }) => email);
    expect(both.toSorted()).toEqual(emails);
    expect((await list({ q: "juh" })).items.map(({ email }) => email)).toEqual([emails[1]]);
    expect(await asMoti().call(subscribers.countSubscribers, {})).toEqual({
      confirmed: 2,
      unconfirmed: 1,
      recent: 2,
    });
    const csv = new TextDecoder().decode(await asMoti().call(subscribers.exportSubscribers, {}));
    expect(csv).toContain("\r\n'+1-1@formula.example,,");
    expect(csv).toMatch(/\+05:30,.+\+05:30\r\n$/);
    expect(csv).not.toContain("unconfirmed@");
    const { rows } = await shop.database.db.execute(
      sql`select after from audit_log where what = 'newsletter.exported'`,
    );
    expect(rows).toEqual([{ after: { rows: 2 } }]);
    const id = first.items[0]?._id ?? "";
    await asMoti().call(subscribers.removeSubscriber, { params: { id } });
    expect((await list({})).items).toHaveLength(1);
    await expect(
      asMoti().call(subscribers.removeSubscriber, { params: { id } }),
    ).rejects.toMatchObject({ code: "subscriber_not_found" });
  });
});
