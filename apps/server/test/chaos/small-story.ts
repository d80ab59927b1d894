import { applyCoupon } from "@suvarna/contract/cart/calls";
import { getOrder, requestReturn } from "@suvarna/contract/orders/calls";
import { decideReturn, moveOrder } from "@suvarna/contract/orders/staff";
import { openSupportForm, sendTicket } from "@suvarna/contract/support/calls";
import { addCoupons } from "../../src/coupons/index.ts";
import { asTransaction } from "../acting.ts";
import { addCategory, addRing } from "../catalogue.ts";
import { fillCart, placeOrder } from "../checkout.ts";
import { openMailReceiver } from "../mail-receiver.ts";
import { onlineOrders } from "../online-orders.ts";
import { openShop, type Session, type TestShop } from "../open-shop.ts";
import type { Evidence } from "./evidence.ts";
import type { StoryRecord } from "./story.ts";

/** A shop with four shoppers. Each field of a shopper has one outcome of an order. */
export interface SmallStory extends AsyncDisposable {
  readonly shop: TestShop;
  readonly evidence: Evidence;
  /** The shopper who has paid online, with the coupon. */
  readonly paid: StoryRecord;
  /** The shopper who has paid online and cancelled the order, so that the money was refunded. */
  readonly cancelled: StoryRecord;
  /** The shopper who has paid cash on delivery and returned the order. */
  readonly returned: StoryRecord;
  /** The shopper whose order was refused, because another shopper has bought the ring. */
  readonly refused: StoryRecord;
}

const STOCK = 4;
const COUPON = "SMALL";

/**
 * Opens a shop in which each kind of thing that the check of the books examines has happened once,
 * without any fault. So the check must find no fault.
 */
export async function playSmallStory(): Promise<SmallStory> {
  await using opened = new AsyncDisposableStack();
  const mail = opened.use(await openMailReceiver());
  const shop = opened.use(await openShop({ SMTP_URL: mail.url }));
  const { db } = shop.database;
  const online = await onlineOrders(shop);
  const staff = shop.client((await shop.staff()).token);
  const categoryId = await addCategory(db, "Rings of the story");
  const ring = () => addRing(db, { categoryId, stock: STOCK, netWeightMg: 500 });
  const coupon = {
    code: COUPON,
    benefit: { kind: "percent", shareBp: 1000 },
    minimum: 0,
    categoryId: null,
    startsAt: null,
    endsAt: null,
    totalLimit: 9,
    perUserLimit: 1,
    announced: false,
  } as const;
  await addCoupons(asTransaction(db), [coupon], shop.clock.now);
  const records: StoryRecord[] = [];

  /** Orders a ring as a new shopper, by default with cash on delivery. */
  async function order(gateway?: string, { withCoupon = false } = {}) {
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, await ring());
    if (withCoupon) {
      await shop.client(shopper.token).call(applyCoupon, { body: { code: COUPON } });
    }
    const payment = gateway ? ({ paymentMethod: "ONLINE", gateway } as const) : {};
    const placed = await placeOrder(shop, shopper, { cartId, ...payment }, `key-${cartId}`);
    const story = noteOf(shopper, cartId, placed.order._id);
    records.push(story);
    return { shopper, placed, story };
  }

  async function pay(gateway: string) {
    const ordered = await order(gateway, { withCoupon: gateway === "cashfree" });
    await online.choose(ordered.placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    const params = { id: ordered.placed.order._id };
    const seen = await shop.client(ordered.shopper.token).call(getOrder, { params });
    return { ...ordered, story: Object.assign(ordered.story, { paid: isPaid(seen) }) };
  }

  const paid = await pay("cashfree");
  const undone = await pay("razorpay");
  await online.cancel(undone);
  await online.settleAll();
  Object.assign(undone.story, { paid: false, cancelled: true });

  const back = await order();
  const params = { id: back.placed.order._id };
  for (const [from, to] of STEPS) await staff.call(moveOrder, { params, body: { from, to } });
  const reason = "changed_mind" as const;
  await shop.client(back.shopper.token).call(requestReturn, { params, body: { reason } });
  await staff.call(decideReturn, { params, body: { accept: true } });
  Object.assign(back.story, { movedTo: "delivered", takenBack: true });

  const late = await shop.signUp();
  const refused: StoryRecord = { ...noteOf(late, "", null), refused: "sold_out" };
  records.push(refused);
  Object.assign(paid.story, { signedUp: paid.shopper.email, ticket: await openTicket(shop) });

  const everything = opened.move();
  return {
    shop,
    evidence: { db, records: records, stock: STOCK, letters: mail.received, counts: {} },
    paid: paid.story,
    cancelled: undone.story,
    returned: back.story,
    refused,
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}

const STEPS = [
  ["confirmed", "processing"],
  ["processing", "shipped"],
  ["shipped", "delivered"],
] as const;

function isPaid({ paymentState }: { readonly paymentState: string }): boolean {
  return paymentState === "paid";
}

function noteOf(shopper: Session, cartId: string, orderId: string | null): StoryRecord {
  return {
    buyer: { ...shopper, cartId, index: 0 },
    orderId,
    paid: false,
    cancelled: false,
    movedTo: null,
    takenBack: false,
    signedUp: null,
    ticket: null,
  };
}

async function openTicket(shop: TestShop): Promise<string> {
  const { token, email } = await shop.signUp();
  const client = shop.client(token);
  const { stamp } = await client.call(openSupportForm, {});
  const subject = "About a ring of the story";
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const description = "When will you have more of these rings?";
  const contactDetails = email;
  const body = { typeOfSupport: "general", subject, description, contactDetails, stamp } as const;
  await client.call(sendTicket, { body });
  return subject;
}
