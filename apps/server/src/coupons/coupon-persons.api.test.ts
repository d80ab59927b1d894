import { cancelOrder } from "@suvarna/contract/orders/calls";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import { apply, coupon, openCouponShop, ring, shop, used } from "../../test/coupon-shop.ts";
import type { Session } from "../../test/open-shop.ts";
import { users } from "../identity/tables.ts";

openCouponShop();

let houses = 0;
/** A delivery address to which no test has ordered yet. */
function anywhere() {
  const house = String(++houses).padStart(3, "0");
  return { ...HOME, street: `${house}, Temple Road`, phone: `+919845000${house}` };
}

/** Orders a ring with a coupon. @returns the id of the order */
async function buy(
  code: string,
  buyer: Session,
  shippingAddress: typeof HOME | object = anywhere(),
) {
  const { cartId } = await fillCart(shop, buyer, await ring());
  await apply(code, buyer);
  const isReached = await hasPhone(buyer);
  const payment = isReached ? {} : ({ paymentMethod: "ONLINE", gateway: "cashfree" } as const);
  const placed = await placeOrder(shop, buyer, {
    cartId,
    shippingAddress: shippingAddress as typeof HOME,
    ...payment,
  });
  return placed.order._id;
}

async function hasPhone({ userId }: Session): Promise<boolean> {
  const [row] = await shop.database.db
    .select({ phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  return row?.phone != null;
}

/** Signs up a shopper who is known by an e-mail address only. */
async function signUpBy(email: string): Promise<Session> {
  const session = await shop.signUp();
  const known = { email, phone: null, phoneVerified: false };
  await shop.database.db.update(users).set(known).where(eq(users.id, session.userId));
  return session;
}

describe("a coupon that each person may use once", () => {
  it("can be used by two people at one address, but not by a third account", async () => {
    const code = await coupon({ perUserLimit: 1 });
    const home = anywhere();
    await buy(code, await shop.signUp(), home);
    await buy(code, await shop.signUp(), { ...home, street: home.street.toUpperCase() });
    const third = { status: 422, code: "coupon_used_here" };
    await expect(buy(code, await shop.signUp(), home)).rejects.toMatchObject(third);
    // The same phone number at the door is the same place, however the address is written.
    const elsewhere = { ...anywhere(), phone: home.phone };
    await expect(buy(code, await shop.signUp(), elsewhere)).rejects.toMatchObject(third);
    await buy(code, await shop.signUp());
    expect(await used(code)).toBe(3);
  });

  it("counts a mailbox once, however its address is spelt", async () => {
    const code = await coupon({ perUserLimit: 1 });
    const first = await signUpBy("meera.nair@gmail.com");
    const order = await buy(code, first);
    const second = await signUpBy("meeranair+again@gmail.com");
    await expect(buy(code, second)).rejects.toMatchObject({ status: 422, code: "coupon_used" });
    // An order that is cancelled gives the coupon back for the person.
    await shop.client(first.token).call(cancelOrder, { params: { id: order }, body: {} });
    await buy(code, second);
    expect(await used(code)).toBe(1);
  });

  it("is refused to a person who orders by several accounts at the same moment", async () => {
    const code = await coupon({ perUserLimit: 1 });
    const home = anywhere();
    const crowd = await Promise.all(Array.from({ length: 6 }, () => shop.signUp()));
    const went = await Promise.allSettled(crowd.map((buyer) => buy(code, buyer, home)));
    expect(went.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await used(code)).toBe(2);
  });
});
