import { createHmac } from "node:crypto";
import type { OrderInput } from "@suvarna/contract/orders/order-input";
import { type CartLine, emptyCart, type HeldCart, holdCart, readCartLines } from "../cart/index.ts";
import { useCoupon } from "../coupons/index.ts";
import type { PaperNumbers } from "../invoices/index.ts";
import type { Payments } from "../payments/index.ts";
import type { Bus, Emit } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { inBatches } from "../platform/in-batches.ts";
import { runText } from "../platform/statement.ts";
import { together } from "../platform/together.ts";
import type { Vault } from "../platform/vault.ts";
import { keepSheet, type Rates } from "../rates/index.ts";
import { afterMove, type MoveParts } from "./after-move.ts";
import { refuseLines, refusePayment, refuseUnseen } from "./checkout-rules.ts";
import { chosenAdvance } from "./chosen-advance.ts";
import { newOrder } from "./new-order.ts";
import { reservePieces } from "./pieces.ts";
import { type Offer, type PricedCart, priceCart } from "./price-cart.ts";
import { findKey, findOrder, insertOrder, keepKey, type PlacedOrder } from "./queries.ts";
import { dropQuote } from "./quote-queries.ts";
import { dueWithOrder } from "./rest-of-order.ts";
import { takeQuote } from "./take-quote.ts";

/** What placing an order needs. */
export interface PlacingParts extends MoveParts {
  readonly bus: Bus;
  readonly rates: Pick<Rates, "current">;
  readonly clock: Clock;
  readonly config: Pick<Config, "cart" | "orders" | "secret">;
  readonly payments: Pick<Payments, "begin">;
  readonly vault: Vault;
}

/** An order with the papers that were written with it; an order of before is as it is by now. */
export interface Placement {
  readonly order: PlacedOrder;
  readonly papers?: PaperNumbers;
}

/** What a user asks for. */
export interface Wish {
  readonly userId: string;
  readonly input: OrderInput;
  /** The same key again gives the same order; a refusal uses no key up. Null places anew. */
  readonly key: string | null;
}

const AT_ONCE = 32;
/**
 * A batch does not wait long for a cart or a piece that something else holds: who needs it can,
 * alone. Its statements look for few rows by their keys: they are planned once, not anew for each
 * length of their lists, and by index, also while a table is still small.
 */
const BATCH_SETTINGS = `select set_config('lock_timeout', '300ms', true),
  set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`;

/**
 * Buys what is in a user's cart, at the price that is locked for it, or else at the rates of now:
 * order, payment, stock, emptied cart, used lock and used key, all in one transaction or none of
 * it. It holds the user's cart from its first step, so whatever else
 * the user orders at the same time waits: a second click finds the key used, or the cart empty.
 * No gateway is asked here: the order and what is to be paid are written down before it is.
 *
 * Who orders while others' orders are being written is in the next transaction, with all who wait;
 * each is drawn up alone, and where one of them is refused, or fails, each has one of its own.
 * @returns places one; throws Refusal with a code of the endpoint `createOrder`
 */
export function orderPlacer(parts: PlacingParts): (wish: Wish) => Promise<Placement> {
  return inBatches({
    atMost: AT_ONCE,
    whose: ({ userId }) => userId,
    together: (wishes) =>
      parts.bus.transact(async (tx, emit) => {
        const settings = runText(tx, BATCH_SETTINGS);
        const placed = wishes.map((wish) => placeOrder(parts, tx, emit, wish));
        await together([settings, ...placed]);
        return Promise.all(placed);
      }),
    alone: (wish) => parts.bus.transact((tx, emit) => placeOrder(parts, tx, emit, wish)),
    isAnswer: (error) => error instanceof Refusal,
  });
}

async function placeOrder(
  parts: PlacingParts,
  tx: Db,
  emit: Emit,
  { userId, input, key }: Wish,
): Promise<Placement> {
  // Keyed, so that nobody finds a PAN by trying all of them.
  const { secret } = parts.config;
  const bodyHash = createHmac("sha256", secret).update(JSON.stringify(input)).digest("base64url");
  // The database does them in this order: what is read is read with the cart in hand.
  const [cart, used, lines] = await together([
    holdCart(tx, userId),
    key === null ? null : findKey(tx, { userId, key }),
    isId(input.cartId) ? readCartLines(tx, input.cartId) : [],
  ]);
  if (used && used.bodyHash !== bodyHash) throw new Refusal("idempotency_mismatch");
  const earlier = used && (await findOrder(tx, used.orderId));
  if (earlier) return { order: earlier };
  if (cart?.id !== input.cartId) throw new Refusal("cart_missing");
  const keep = ({ id: orderId, createdAt }: PlacedOrder) =>
    key === null ? null : keepKey(tx, { userId, key, bodyHash, orderId, createdAt });
  return buyCart(parts, tx, emit, { userId, cart, lines, input, keep });
}

/** What is bought, by whom, and how. */
interface Purchase {
  readonly userId: string;
  readonly cart: HeldCart;
  readonly lines: readonly CartLine[];
  readonly input: OrderInput;
  /** Keeps the key that the order was placed with. */
  readonly keep: (order: PlacedOrder) => Promise<void> | null;
}

async function buyCart(
  parts: PlacingParts,
  tx: Db,
  emit: Emit,
  { userId, cart, lines, input, keep }: Purchase,
): Promise<Placement> {
  refuseLines(lines);
  const now = parts.clock();
  const { quoteId = null } = input;
  const priced = { userId, lines, couponCode: cart.couponCode, now };
  const offer = quoteId
    ? await takeQuote(tx, { ...priced, quoteId })
    : await offerNow(parts, tx, priced);
  refuseUnseen(offer.totals, input.expectedTotal, parts.config.orders);
  const advance = chosenAdvance(offer, input);
  const pan = refusePayment(offer.totals.total, input, parts.config.orders);

  const pieces = lines.map(({ product: { id, name }, size, quantity }) => {
    return { productId: id, name, size, quantity };
  });
  const order = newOrder(parts.vault, {
    userId,
    input,
    offer,
    quoteId,
    pan,
    advance: advance?.due ?? null,
    now,
  });
  const { id: orderId, couponCode: code } = order;
  const sold = new Map(lines.map(({ product }) => [product.id, product]));
  const [papers] = await together([
    // What it reads is answered while the rest is written.
    afterMove(parts, tx, order, sold),
    order.paymentMethod === "ONLINE" &&
      parts.payments.begin(tx, { orderId, amount: dueWithOrder(order), gateway: input.gateway }),
    // Held before the pieces, as everywhere.
    code !== null && useCoupon(tx, { code, userId, orderId, now }),
    reservePieces(tx, emit, pieces),
    insertOrder(tx, order),
    keepSheet(tx, offer.rateSheetId),
    emptyCart(tx, cart),
    dropQuote(tx, userId),
    keep(order),
  ]);
  return { order, papers };
}

/** The price of this moment. A coupon that gives nothing is told of, not left out silently. */
async function offerNow({ rates, config }: PlacingParts, tx: Db, cart: PricedCart): Promise<Offer> {
  const { offer, coupon } = await priceCart(tx, cart, rates.current(), config.cart);
  if (coupon?.problem) throw coupon.problem;
  return offer;
}
