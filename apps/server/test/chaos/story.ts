import { applyCoupon } from "@suvarna/contract/cart/calls";
import { ApiError } from "@suvarna/contract/client";
import { login, signup } from "@suvarna/contract/identity/calls";
import * as calls from "@suvarna/contract/orders/calls";
import type * as schemas from "@suvarna/contract/orders/schemas";
import { decideReturn, moveOrder } from "@suvarna/contract/orders/staff";
import { chooseSandboxOutcome } from "@suvarna/contract/payments/calls";
import { SANDBOX_CHOICES } from "@suvarna/contract/payments/constants";
import { openSupportForm, sendTicket } from "@suvarna/contract/support/calls";
import { HOME } from "../checkout.ts";
import type { Session } from "../shoppers.ts";
import type { Chance } from "./chance.ts";
import { addressOf, type Caller, type ShopProcesses } from "./fleet.ts";
import type { ChaosPace } from "./pace.ts";

/** A shopper with a filled cart. */
export interface Buyer extends Session {
  readonly cartId: string;
  /** The shopper's number in this run. */
  readonly index: number;
}

/** The facts that the shop has told a shopper, which must still be true at the end of the run. */
export interface StoryRecord {
  readonly buyer: Buyer;
  /**
   * The id of the shopper's order; null when the shop refused the order, so that no order may
   * exist.
   */
  orderId: string | null;
  refused?: string;
  /** Whether the shopper was told that the order is paid. */
  paid: boolean;
  cancelled: boolean;
  /** The state to which staff were told that they have moved the order. */
  movedTo: schemas.Order["state"] | null;
  /** Whether staff were told that they have recorded the order's return. */
  takenBack: boolean;
  /** The e-mail address of an account that the shopper has opened. */
  signedUp: string | null;
  /** The subject of a ticket that the shopper has opened. */
  ticket: string | null;
}

/** The parts of a chaos run that the stories of all shoppers use. */
export interface StoryContext {
  readonly shop: ShopProcesses;
  readonly staff: Session;
  /** The code of a coupon that has fewer uses than the shoppers want. */
  readonly coupon: string;
  readonly chance: Chance;
  readonly pace: ChaosPace;
}

/**
 * The choices in the payment window, repeated by their frequency. Success is more likely than any
 * failure.
 */
const CHOICES = [...SANDBOX_CHOICES, "success", "success", "success"] as const;
const ATTEMPTS = 3;
const PASSWORD = "a-good-password-of-the-shopper";

/**
 * Plays a shopper who uses the shop in some random way, and repeats each call that gets no reply.
 */
export async function buy(stage: StoryContext, buyer: Buyer): Promise<StoryRecord> {
  const { shop, chance, pace } = stage;
  const record: StoryRecord = {
    buyer,
    orderId: null,
    paid: false,
    cancelled: false,
    movedTo: null,
    takenBack: false,
    signedUp: null,
    ticket: null,
  };
  const me: Caller = { token: buyer.token, address: addressOf(buyer.index) };
  if (chance.percent(10)) await signUp(stage, me, record);
  if (chance.percent(10)) await openTicket(stage, me, record);
  if (chance.percent(25)) {
    await pace.step();
    await shop.call(me, applyCoupon, { body: { code: stage.coupon } }).catch(ignoreRefusal);
  }

  const online = chance.percent(80);
  const order = async () => {
    await pace.step();
    return shop.call(me, calls.createOrder, {
      headers: { "idempotency-key": `chaos-${buyer.cartId}` },
      body: {
        cartId: buyer.cartId,
        shippingAddress: homeOf(buyer),
        ...(online
          ? { paymentMethod: "ONLINE" as const, gateway }
          : { paymentMethod: "COD" as const }),
      },
    });
  };
  const gateway = chance.pick(["cashfree", "razorpay"] as const);
  const clicks = chance.percent(30) ? [order(), order()] : [order()];
  const answers = await Promise.allSettled(clicks);
  const placed = answers.find((answer) => answer.status === "fulfilled")?.value;
  if (!placed) {
    for (const answer of answers) {
      if (answer.status === "rejected") record.refused = refusalOf(answer.reason);
    }
    return record;
  }
  record.orderId = placed.order._id;
  hear(record, placed.order);
  const params = { id: placed.order._id };
  let seen = placed.order;

  let session = placed.paymentSessionId;
  for (let attempt = 0; session && attempt < ATTEMPTS; attempt++) {
    await pace.step();
    const result = await shop
      .call(me, chooseSandboxOutcome, {
        params: { session },
        body: { choice: chance.pick(CHOICES) },
      })
      .catch(ignoreRefusal);
    if (chance.percent(15)) await cancel();
    if (chance.percent(20)) await forge(shop, gateway, chance);
    if (chance.percent(60)) {
      await pace.step();
      const proof = result?.proof;
      const body = { orderId: params.id, ...(chance.percent(80) ? proof : {}) };
      const verified = await shop.call(me, calls.verifyOrder, { body }).catch(ignoreRefusal);
      if (verified) hear(record, verified.order);
    }
    await pace.step();
    seen = await shop.call(me, calls.getOrder, { params });
    hear(record, seen);
    session = undefined;
    if (seen.state === "payment_failed" && chance.percent(70)) {
      await pace.step();
      const again = await shop.call(me, calls.payOrder, { params }).catch(ignoreRefusal);
      session = again?.paymentSessionId;
    }
  }
  if (chance.percent(10)) await cancel();
  else if (seen.state === "confirmed" && chance.percent(50)) await deliver(stage, me, record);
  return record;

  async function cancel(): Promise<void> {
    await pace.step();
    const cancelled = await shop
      .call(me, calls.cancelOrder, { params, body: {} })
      .catch(ignoreRefusal);
    if (cancelled) record.cancelled = true;
  }
}

/**
 * Moves the order to delivered as staff, and returns some orders as the shopper. Some parcels come
 * back undelivered.
 */
async function deliver(stage: StoryContext, me: Caller, record: StoryRecord): Promise<void> {
  const { shop, chance, pace } = stage;
  const staff: Caller = { token: stage.staff.token, address: me.address };
  const params = { id: record.orderId ?? "" };
  let from: "confirmed" | "processing" | "shipped" = "confirmed";
  const last = chance.percent(25) ? "returned" : "delivered";
  for (const to of ["processing", "shipped", last] as const) {
    await pace.step();
    const moved = await shop
      .call(staff, moveOrder, { params, body: { from, to } })
      .catch(ignoreRefusal);
    if (moved && "state" in moved) record.movedTo = moved.state;
    if (to === "returned") return;
    if (chance.percent(15) || to === "delivered") break;
    from = to;
  }
  if (chance.percent(40)) return;
  await pace.step();
  await shop
    .call(me, calls.requestReturn, { params, body: { reason: "changed_mind" } })
    .catch(ignoreRefusal);
  await pace.step();
  const accept = chance.percent(80);
  const decided = await shop
    .call(staff, decideReturn, { params, body: { accept } })
    .catch(ignoreRefusal);
  if (decided && accept) record.takenBack = true;
}

/**
 * The shopper's own address and delivery phone, because the shop counts the uses of a coupon by
 * place too.
 */
function homeOf({ index }: Buyer) {
  return {
    ...HOME,
    street: `${index}, ${HOME.street}`,
    phone: `+917${String(index).padStart(9, "0")}`,
  };
}

/**
 * Opens an account. If the shop says that the e-mail address is taken, an earlier try of the same
 * call has opened the account and its reply was lost.
 */
async function signUp(
  { shop, pace }: StoryContext,
  me: Caller,
  record: StoryRecord,
): Promise<void> {
  await pace.step();
  const { buyer } = record;
  const email = `new-${buyer.email}`;
  const phone = `+918${String(buyer.index).padStart(9, "0")}`;
  const body = {
    name: "Meera Nair",
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phone,
    addresses: [
      {
        type: "Home",
        addressLine: homeOf(buyer).street,
        city: HOME.city,
        state: HOME.state,
        zipcode: HOME.pincode,
        country: HOME.country,
        primaryPhone: phone,
      },
    ],
  };
  const visitor = { ...me, token: "" };
  await shop.call(visitor, signup, { body }).catch(ignoreRefusal);
  await shop.call(visitor, login, { body: { email, password: PASSWORD } });
  record.signedUp = email;
}

async function openTicket(
  { shop, pace }: StoryContext,
  me: Caller,
  record: StoryRecord,
): Promise<void> {
  await pace.step();
  const { stamp } = await shop.call(me, openSupportForm, {});
  const subject = `About cart ${record.buyer.cartId}`;
  const description = "When will you have more of these rings?";
  const contactDetails = record.buyer.email;
  const body = { typeOfSupport: "general", subject, description, contactDetails, stamp } as const;
  await shop.call(me, sendTicket, { body });
  record.ticket = subject;
}

function hear(record: StoryRecord, { paymentState }: schemas.Order): void {
  if (paymentState === "paid") record.paid = true;
}

/**
 * Sends a forged webhook that claims a payment. The shop must refuse the webhook before it looks up
 * any data.
 */
async function forge(shop: ShopProcesses, gateway: string, chance: Chance): Promise<void> {
  const status = await shop.post(
    `/api/payments/${gateway}/webhook`,
    JSON.stringify({ type: "PAYMENT_SUCCESS_WEBHOOK", event: "payment.captured", data: {} }),
    {
      "x-webhook-signature": String(chance.below(1e9)),
      "x-webhook-timestamp": String(chance.below(1e9)),
      "x-razorpay-signature": String(chance.below(1e9)),
    },
  );
  if (status > 0 && status < 500 && status !== 401) {
    throw new Error(`A forged message was answered with ${status}`);
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status > 0 && error.status < 500) return error.code;
  throw error;
}

/** Returns a refusal as a reply, and throws all other errors again. */
function ignoreRefusal(error: unknown): null {
  refusalOf(error);
  return null;
}
