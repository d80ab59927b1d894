import { createHmac } from "node:crypto";
import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import { allowsCashOnDelivery, type OrderState } from "@suvarna/domain/order";
import { findProvedContacts, findUser, openCounterShopper } from "../../identity/index.ts";
import type { Payments } from "../../payments/index.ts";
import type { Act } from "../../platform/act.ts";
import type { Db } from "../../platform/database.ts";
import { Refusal } from "../../platform/errors.ts";
import { isId } from "../../platform/ids.ts";
import { purposeKey } from "../../platform/purpose-key.ts";
import { sellBySheet } from "../../rates/index.ts";
import { buyerKeys } from "../buyer-keys.ts";
import { type BuyerOrders, countOrdersOf, lockBuyer } from "../buyer-queries.ts";
import { refuseUnseen, requirePan } from "../checkout-rules.ts";
import { refuseExposure } from "../exposure.ts";
import { insertOrder } from "../insert-order.ts";
import { findKey, keepKey, lockCounterKey } from "../key-queries.ts";
import { newOrder } from "../new-order.ts";
import { reservePieces } from "../pieces.ts";
import type { PlaceOrderDependencies, PlaceOrderResult } from "../place-order.ts";
import type { Offer } from "../price-cart.ts";
import { findOrder, type PlacedOrder } from "../queries.ts";
import { redeemOrderCoupon } from "../redeem-order-coupon.ts";
import { refuseUnpaid } from "../refuse-buyer.ts";
import type { OrdersConfig } from "../settings.ts";
import {
  buyerAddress,
  type CounterAddressDependencies,
  handoverAddress,
  refuseWithoutAddress,
} from "./address.ts";
import { recordCounterPieces, refuseWithoutHuids } from "./handover.ts";
import { counterLines, priceAtCounter } from "./pieces.ts";
import { insertCounterSale } from "./queries.ts";
import { refuseUnconfirmedWeights } from "./weight.ts";

/** The dependencies of taking an order at the counter. */
export interface CounterSaleDependencies
  extends PlaceOrderDependencies,
    CounterAddressDependencies {
  readonly payments: Pick<Payments, "begin">;
}

/** An order that staff take, with its idempotency key. */
export interface CounterRequest {
  readonly staffId: string;
  readonly input: CounterOrderInput;
  readonly key: string;
  /** Whether the session has proved a second factor a moment ago. */
  readonly hasFreshProof: boolean;
}

/** The states of an order that is handed over at once; it passes them all at the same moment. */
const HANDED_OVER: readonly OrderState[] = ["confirmed", "processing", "shipped", "delivered"];

/**
 * Takes an order at the counter or on the phone at the current rates. The shopper, the order, the
 * money and the stock change in one act, or none of them does. A repeated idempotency key returns
 * the order of the first call.
 * @throws Refusal with a code of the endpoint `sellAtCounter`
 */
export async function sellAtCounter(
  act: Act,
  dependencies: CounterSaleDependencies,
  { staffId, input, key, hasFreshProof }: CounterRequest,
): Promise<PlaceOrderResult> {
  const { tx, at: now } = act;
  const own = { userId: staffId, key };
  await lockCounterKey(tx, own);
  const hashKey = purposeKey(dependencies.config.secret, "order bodies");
  const bodyHash = createHmac("sha256", hashKey).update(JSON.stringify(input)).digest("base64url");
  const used = await findKey(tx, own);
  if (used && used.bodyHash !== bodyHash) throw new Refusal("idempotency_mismatch");
  const earlier = used && (await findOrder(tx, used.orderId));
  if (earlier) return { order: earlier, isNew: false };

  // Only a new sale needs a fresh proof and the current rates. A repeated call finds its order
  // without them.
  refuseUnproved(input, hasFreshProof);
  dependencies.rates.requireFreshRates();
  const userId = await shopperOf(act, input);
  const lines = await counterLines(tx, input);
  const { offer, coupon } = await priceAtCounter(tx, dependencies, {
    ...input,
    lines,
    userId,
    now,
  });
  if (coupon?.problem) throw coupon.problem;
  const sheet = await sellBySheet(tx, offer.rateSheetId);
  if (!sheet) throw new Refusal("price_unknown");
  // A price that was shown keeps its rates for a while.
  if (offer.rateSheetId !== input.rateSheetId) dependencies.rates.requireNewest(sheet.replacedAt);
  const { needsPieces, weighAgainAboveBp: limitBp } = dependencies.config.orders.dispatch;
  if (needsPieces) refuseWithoutHuids(offer.items, input);
  refuseUnconfirmedWeights(lines, input, { limitBp, hasFreshProof });
  refuseUnseen(offer.totals, input.expectedTotal, dependencies.config.orders);
  const order = await bookOrder(act, dependencies, { staffId, userId, input, offer });
  await keepKey(tx, { ...own, bodyHash, orderId: order.id, createdAt: now });
  // The coupon and the pieces are locked last, because other acts wait for them. Every act locks
  // the coupon before the pieces.
  await redeemOrderCoupon(act, order);
  await reservePieces(act, order.items);
  await recordCounterPieces(act, order, { input, lines, staffId });
  if (order.state === "pending_payment") {
    const promise = {
      kind: "order",
      orderId: order.id,
      paise: order.total,
      userId,
      at: now,
    } as const;
    await refuseExposure(tx, promise, dependencies.config.orders);
  }
  return { order, isNew: true };
}

/**
 * Refuses an order that the shop sends if only an old session claims that it is paid. Otherwise
 * anybody who got that session could make the shop send pieces for nothing. For pieces that are
 * taken away, the buyer is at the counter.
 * @throws Refusal fresh_proof_needed
 */
function refuseUnproved({ payment, takenAway }: CounterOrderInput, hasFreshProof: boolean): void {
  const isSentForMoneyTaken = payment.by !== "link" && !takenAway;
  if (isSentForMoneyTaken && !hasFreshProof) throw new Refusal("fresh_proof_needed");
}

/** Finds or creates the account of the shopper. @throws Refusal person_not_found, email_taken */
async function shopperOf(act: Act, { shopper }: CounterOrderInput): Promise<string> {
  if (!("shopperId" in shopper)) return openCounterShopper(act, { email: undefined, ...shopper });
  const user = isId(shopper.shopperId) ? await findUser(act.tx, shopper.shopperId) : null;
  if (!user) throw new Refusal("person_not_found");
  return user.id;
}

interface CounterPurchase {
  readonly staffId: string;
  readonly userId: string;
  readonly input: CounterOrderInput;
  readonly offer: Offer;
}

/** Stores the order with its money, as far as the law and the shop's limits allow it. */
async function bookOrder(
  act: Act,
  dependencies: CounterSaleDependencies,
  { staffId, userId, input, offer }: CounterPurchase,
): Promise<PlacedOrder> {
  const { tx, at: now } = act;
  const { secret, orders: rules } = dependencies.config;
  const { payment, takenAway } = input;
  const address = await buyerAddress(tx, dependencies, input);
  const contact = payment.by === "link" ? await reachable(tx, userId) : address.phone;
  const keys = buyerKeys(secret, contact, address);
  const buyer = { userId, ...keys };
  await lockBuyer(tx, buyer);
  const before = await countOrdersOf(tx, buyer, { at: now });
  const { total } = offer.totals;
  refuseWithoutAddress(address, total);
  if (payment.by === "cash") refuseCounterCash(before, total, rules);
  const paymentMethod = payment.by === "link" ? "ONLINE" : "COUNTER";
  const orderInput = { paymentMethod: "ONLINE", pan: input.pan, shippingAddress: address } as const;
  const pan = requirePan({ total, boughtToday: before.boughtToday }, orderInput, rules);
  const choices = {
    paymentMethod,
    shippingAddress: takenAway ? await handoverAddress(tx, dependencies, address) : address,
    billingAddress: address,
    contact: address.phone,
    giftMessage: input.giftMessage,
  } as const;
  const material = { userId, input: choices, offer, quoteId: null, pan, advance: null, keys, now };
  const order = staffOrder(newOrder(dependencies.vault, material), { staffId, takenAway });
  await insertWithMoney(act, dependencies, order, { before, payment, staffId });
  const { id: orderId, state } = order;
  act.record({
    what: "order.sold_at_counter",
    subject: orderId,
    after: {
      state,
      total,
      by: payment.by,
      reference: referenceOf(payment),
      takenAway,
      couponCode: order.couponCode,
    },
  });
  act.tell({ type: "order.placed", orderId, state });
  act.tell({ type: "order.sold_at_counter", orderId, state });
  return order;
}

/** The reference of a payment at the counter; null for cash and for a link. */
function referenceOf(payment: CounterOrderInput["payment"]): string | null {
  return "reference" in payment ? payment.reference : null;
}

async function insertWithMoney(
  act: Act,
  { payments, config }: CounterSaleDependencies,
  order: PlacedOrder,
  {
    before,
    payment,
    staffId,
  }: Pick<CounterOrderInput, "payment"> & {
    readonly before: BuyerOrders;
    readonly staffId: string;
  },
): Promise<void> {
  const { tx, at } = act;
  const { id: orderId, total } = order;
  if (order.state !== "pending_payment") {
    await insertOrder(tx, order);
    if (payment.by === "link") return;
    const reference = referenceOf(payment);
    await insertCounterSale(tx, { orderId, staffId, tender: payment.by, reference, at });
    return;
  }
  refuseUnpaid(before, order, config.orders);
  const openMs = config.orders.prepaymentMs;
  await insertOrder(tx, { ...order, prepayBy: new Date(at.getTime() + openMs) });
  await payments.begin(act, { orderId, amount: total, gateway: undefined, openMs });
}

/**
 * Records the member of staff as the author of the order's steps, and adds all steps of an order
 * that is handed over at once.
 */
function staffOrder(
  order: PlacedOrder,
  { staffId, takenAway }: { staffId: string; takenAway: boolean },
): PlacedOrder {
  const [placed] = order.history;
  if (!placed) throw new Error("An order begins without a step");
  const steps = takenAway ? HANDED_OVER : [order.state];
  return {
    ...order,
    state: steps.at(-1) ?? order.state,
    history: steps.map((state, position) => ({ ...placed, state, position, by: staffId })),
  };
}

/**
 * Finds the contact to which a link to pay is sent, which must be a contact that the shopper has
 * proved.
 * @throws Refusal contact_unproved
 */
async function reachable(db: Db, userId: string): Promise<string> {
  const proved = await findProvedContacts(db, userId);
  const contact = proved?.phone ?? proved?.email;
  if (contact) return contact;
  throw new Refusal("contact_unproved", {
    message:
      "This shopper has no proved e-mail address or phone number, so no link can be sent. Take cash, UPI or card at the counter.",
  });
}

/**
 * Refuses cash that section 269ST of the Income-tax Act forbids. The law counts all cash that a
 * person pays in a day, at the counter and at the door.
 * @throws Refusal cod_limit, cod_day_limit
 */
function refuseCounterCash(
  { cashOfDay: cash }: Pick<BuyerOrders, "cashOfDay">,
  total: Paise,
  rules: OrdersConfig,
): void {
  const limit = formatRupees(rules.codBelowPaise);
  if (!allowsCashOnDelivery(total, rules)) {
    throw new Refusal("cod_limit", {
      message: `The shop takes less than ${limit} in cash from one buyer a day, as the law asks. Take UPI or card, or send a link.`,
    });
  }
  if (allowsCashOnDelivery(cash + total, rules)) return;
  throw new Refusal("cod_day_limit", {
    message: `The shop takes less than ${limit} in cash from one buyer a day, as the law asks, and this buyer's come to ${formatRupees(cash)} already. Take UPI or card, or send a link.`,
  });
}
