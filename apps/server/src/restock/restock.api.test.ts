import { deleteMe, exportMe } from "@suvarna/contract/accounts/calls";
import { changeStock } from "@suvarna/contract/catalogue/staff-products";
import { unsubscribe } from "@suvarna/contract/notifications/calls";
import * as calls from "@suvarna/contract/restock/calls";
import { countRestock } from "@suvarna/contract/restock/staff";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { appOn, testAct } from "../../test/acting.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { products } from "../catalogue/tables.ts";
import { newId } from "../platform/ids.ts";
import { notifyOfRestock } from "./notify-of-restock.ts";
import { restockRequests } from "./tables.ts";

const WAIT = { timeout: 30_000, interval: 30 };
const DAY_MS = 24 * 3_600_000;

let shop: TestShop;
let staff: Session;
let categoryId: string;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  categoryId = await addCategory(shop.database.db, "Rings to wait for");
});
beforeEach(async () => {
  productId = await addRing(shop.database.db, { categoryId, name: "Rare Ring", stock: 0 });
});
afterAll(() => shop[Symbol.asyncDispose]());

const anAddress = () => `${newId()}@wait.example`;
const client = (session?: Session) => shop.client(session?.token);

function ask(email: string, more: { size?: string; session?: Session } = {}) {
  const { session, ...body } = more;
  return client(session).call(calls.askRestock, { body: { productId, email, ...body } });
}

/** Sets the stock as staff do; the reactions are finished afterwards. */
function stockIs(stock: number | null, was: number | null, size: string | null = null) {
  return client(staff).call(changeStock, { params: { id: productId }, body: { size, stock, was } });
}

async function lettersTo(email: string, kind: string) {
  return (await shop.messagesTo(email)).filter((letter) => letter.kind === kind);
}

/** Waits for the only letter of a kind, and returns the token in its link. */
async function tokenTo(email: string, kind: string): Promise<string> {
  const letter = await vi.waitFor(async () => {
    const [found] = await lettersTo(email, kind);
    if (!found) throw new Error(`There is no ${kind} yet`);
    return found;
  }, WAIT);
  const token = /[?&]token=([^\s&"]+)/.exec(letter.text ?? "")?.[1];
  return decodeURIComponent(token ?? "");
}

const waiting = async () => client(staff).call(countRestock, { query: { productId } });

describe("whoever waits for a sold-out piece", () => {
  it("proves an address by a letter, and gets one letter when the piece is back", async () => {
    const email = anAddress();
    expect(await ask(email)).toEqual({ asked: true });
    expect(await ask(email)).toEqual({ asked: true });
    const token = await tokenTo(email, "restock-confirm");
    expect(await lettersTo(email, "restock-confirm")).toHaveLength(1);
    // The shop writes only to people who have confirmed their wish.
    await stockIs(1, 0);
    await stockIs(0, 1);
    expect(await lettersTo(email, "restocked")).toEqual([]);
    expect(await waiting()).toEqual({ waiting: 0, sizes: [] });

    await client().call(calls.confirmRestock, { body: { token } });
    expect(await waiting()).toEqual({ waiting: 1, sizes: [{ size: null, waiting: 1 }] });
    await stockIs(2, 0);
    const [letter] = await vi.waitFor(async () => {
      const letters = await lettersTo(email, "restocked");
      expect(letters).toHaveLength(1);
      return letters;
    }, WAIT);
    expect(letter?.subject).toBe("Rare Ring is back");
    expect(letter?.text).toContain(`${shop.config.publicUrl}/product/`);
    await stockIs(0, 2);
    await stockIs(3, 0);
    expect(await lettersTo(email, "restocked")).toHaveLength(1);
    expect((await waiting()).waiting).toBe(0);
  });

  it("gets a letter at once after confirming, if the piece came back in the meantime", async () => {
    const email = anAddress();
    await ask(email);
    const token = await tokenTo(email, "restock-confirm");
    await stockIs(1, 0);
    await client().call(calls.confirmRestock, { body: { token } });
    await vi.waitFor(async () => expect(await lettersTo(email, "restocked")).toHaveLength(1), WAIT);
    const dead = client().call(calls.confirmRestock, { body: { token: "no.such.token" } });
    await expect(dead).rejects.toMatchObject({ status: 422, code: "link_dead" });
  });

  it("needs no confirmation with an account whose address is proved, and for that address only", async () => {
    const session = await shop.signUp("Kavya Rao", true);
    expect(await ask(session.email, { session })).toEqual({ asked: false });
    expect(await ask(anAddress(), { session })).toEqual({ asked: true });
    const unproved = await shop.signUp("Meera Nair", false);
    expect(await ask(unproved.email, { session: unproved })).toEqual({ asked: true });
    expect(await ask(session.email)).toEqual({ asked: true });

    const { requests } = await client(session).call(calls.listRestock, {});
    expect(requests).toMatchObject([
      { product: { _id: productId, name: "Rare Ring" }, size: null },
    ]);
    const id = requests[0]?._id ?? "";
    // A user can't delete the request of another account.
    await client(unproved).call(calls.deleteRestock, { params: { id } });
    expect((await waiting()).waiting).toBe(1);
    await client(session).call(calls.deleteRestock, { params: { id } });
    expect((await waiting()).waiting).toBe(0);
  });

  it("may wait for one size, and gets a letter for that size only", async () => {
    const size = (name: string, stock: number) => ({ size: name, netWeightMg: 4000, stock });
    productId = await addRing(shop.database.db, {
      categoryId,
      sizes: [size("12", 0), size("14", 0)],
    });
    const one = await shop.signUp("Kavya Rao", true);
    const any = await shop.signUp("Meera Nair", true);
    await ask(one.email, { session: one, size: "12" });
    await ask(any.email, { session: any });
    const unknown = ask(one.email, { session: one, size: "40" });
    await expect(unknown).rejects.toMatchObject({ code: "size_unknown" });
    await stockIs(1, 0, "14");
    await vi.waitFor(
      async () => expect(await lettersTo(any.email, "restocked")).toHaveLength(1),
      WAIT,
    );
    expect(await lettersTo(one.email, "restocked")).toEqual([]);
    await stockIs(1, 0, "12");
    const [letter] = await vi.waitFor(async () => {
      const letters = await lettersTo(one.email, "restocked");
      expect(letters).toHaveLength(1);
      return letters;
    }, WAIT);
    expect(letter?.text).toContain("?size=12");
  });

  it("is refused for a piece that can be bought, and for no piece", async () => {
    await stockIs(1, 0);
    await expect(ask(anAddress())).rejects.toMatchObject({
      status: 409,
      code: "restock_not_needed",
    });
    productId = newId();
    await expect(ask(anAddress())).rejects.toMatchObject({ code: "product_not_found" });
    await expect(ask("no address")).rejects.toMatchObject({ fields: { email: /./ } });
  });

  it("gets only one letter when several acts run at the same time", async () => {
    const session = await shop.signUp("Kavya Rao", true);
    await ask(session.email, { session });
    const { db } = shop.database;
    await db.update(products).set({ stock: 1 }).where(eq(products.id, productId));
    const app = appOn(shop.database, () => shop.clock.now);
    app.outbox.connect({});
    const emails: string[] = [];
    const look = () =>
      testAct(app, (act) =>
        notifyOfRestock({ ...act, tell: (event) => void emails.push(event.type) }, productId),
      );
    await Promise.all([look(), look(), look()]);
    expect(emails).toEqual(["restock.arrived"]);
  });

  it("names the piece in the language of the reader", async () => {
    const { db } = shop.database;
    const translations = { hi: { name: { text: "दुर्लभ अंगूठी", of: "" } } };
    await db.update(products).set({ translations }).where(eq(products.id, productId));
    const email = anAddress();
    await shop.app.inject({
      method: "POST",
      url: `/api${calls.askRestock.path}`,
      headers: { "shop-language": "hi" },
      payload: { productId, email },
    });
    await tokenTo(email, "restock-confirm");
    const [letter] = await lettersTo(email, "restock-confirm");
    expect(letter?.text).toContain("दुर्लभ अंगूठी");
    expect(letter?.text).not.toContain("Rare Ring");
  });

  it("ends it by the link in the letter, which deletes all requests of that address", async () => {
    const session = await shop.signUp("Kavya Rao", true);
    const first = productId;
    await ask(session.email, { session });
    productId = await addRing(shop.database.db, { categoryId, stock: 0 });
    await ask(session.email, { session });
    productId = first;
    await stockIs(1, 0);
    const [letter] = await vi.waitFor(async () => {
      const letters = await lettersTo(session.email, "restocked");
      expect(letters).toHaveLength(1);
      return letters;
    }, WAIT);
    const token = new URL(letter?.unsubscribe ?? "").searchParams.get("token") ?? "";
    await client().call(unsubscribe, { body: { token } });
    expect((await client(session).call(calls.listRestock, {})).requests).toEqual([]);
  });
});

describe("the addresses of those who wait", () => {
  it("are exported with an account's data, and deleted with it", async () => {
    const session = await shop.signUp("Kavya Rao", true);
    await ask(session.email, { session });
    const data = await client(session).call(exportMe, {});
    expect(JSON.stringify(data)).toContain(productId);
    await client(session).call(deleteMe, { body: { password: "a-good-password" } });
    expect((await waiting()).waiting).toBe(0);
  });

  it("are deleted after a month without a confirmation, or after the letter", async () => {
    const { db } = shop.database;
    const [unconfirmed, other] = [anAddress(), anAddress()];
    await ask(unconfirmed);
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * DAY_MS);
    await ask(other);
    const emails = (await db.select().from(restockRequests)).map(({ email }) => email);
    expect(emails).toContain(other);
    expect(emails).not.toContain(unconfirmed);
  });
});
