import type { CallInput } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/orders/calls";
import type * as schemas from "@suvarna/contract/orders/schemas";
import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import { eq } from "drizzle-orm";
import { findPieces } from "../src/catalogue/index.ts";
import { paymentCaptures, paymentRefunds, payments } from "../src/payments/tables.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, placeOrder } from "./checkout.ts";
import type { Session, TestShop } from "./open-shop.ts";

/** A placed order of one ring, with its shopper. */
export interface Ordered {
  readonly ringId: string;
  readonly shopper: Session;
  readonly placed: schemas.PlacedOrder;
  /** The id of the session with which the payment gateway's window is opened. */
  readonly session: string;
}
type Known = Pick<Ordered, "shopper" | "placed">;

/** A test shop with helpers for paying online and checking the money. */
export type OnlineOrders = Awaited<ReturnType<typeof onlineOrders>>;

export async function onlineOrders(shop: TestShop) {
  const { db } = shop.database;
  const categoryId = await addCategory(db, "Paid rings");
  const ring = (stock: number | null) => addRing(db, { categoryId, stock, netWeightMg: 500 });

  /** Orders one ring as a new shopper. */
  async function order(gateway = "cashfree", ringId?: string): Promise<Ordered> {
    const id = ringId ?? (await ring(3));
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, id);
    const placed = await placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE", gateway });
    return { ringId: id, shopper, placed, session: placed.paymentSessionId ?? "" };
  }

  function sandbox() {
    if (!shop.payments.sandbox) throw new Error("The shop of the tests has the sandbox");
    return shop.payments.sandbox;
  }

  /** Delivers all due webhooks, then runs the reconciler. */
  async function settleAll(): Promise<void> {
    await sandbox().deliverDue();
    while ((await shop.payments.reconcile()) > 0);
    await shop.relay.run();
  }

  /** Places an order and pays it. @returns the order and the capture of its payment */
  async function paidOrder(gateway: "cashfree" | "razorpay") {
    const ordered = await order(gateway);
    await sandbox().choose(ordered.session, "success");
    await settleAll();
    const [found] = await db
      .select({ capture: paymentCaptures })
      .from(paymentCaptures)
      .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
      .where(eq(payments.orderId, ordered.placed.order._id));
    if (!found) throw new Error("An order that is paid has its money");
    return { ordered, capture: found.capture };
  }

  return {
    ring,
    order,
    paidOrder,
    settleAll,
    /** Makes a choice of the shopper in the sandbox's payment window. */
    choose: (session: string, choice: SandboxChoice) => sandbox().choose(session, choice),
    /** Delivers the webhooks that are due now. */
    async deliver() {
      await sandbox().deliverDue();
      await shop.relay.run();
    },
    verify({ shopper, placed }: Known, proof: object = {}) {
      const body = { orderId: placed.order._id, ...proof };
      return shop.client(shopper.token).call(calls.verifyOrder, { body });
    },
    /**
     * Opens the payment of an order again.
     * @param body another payment method; without it the method stays the same
     */
    pay({ shopper, placed }: Known, body?: CallInput<typeof calls.payOrder>["body"]) {
      const params = { id: placed.order._id };
      return shop.client(shopper.token).call(calls.payOrder, { params, body });
    },
    cancel({ shopper, placed }: Known) {
      const params = { id: placed.order._id };
      const body = { reason: "Changed my mind" };
      return shop.client(shopper.token).call(calls.cancelOrder, { params, body });
    },
    see({ shopper, placed }: Known) {
      const params = { id: placed.order._id };
      return shop.client(shopper.token).call(calls.getOrder, { params });
    },
    async stockOf(id: string) {
      return (await findPieces(db, [id])).get(id)?.stock;
    },
    /**
     * Returns the state of the money that arrived for an order. `none` means that the shop keeps
     * the money; any other value is the state of its refund. Partial refunds are ignored.
     */
    async moneyOf({ placed }: Pick<Ordered, "placed">) {
      const rows = await db
        .select({ kept: paymentCaptures.kept, state: paymentRefunds.state })
        .from(paymentCaptures)
        .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
        .leftJoin(paymentRefunds, eq(paymentRefunds.captureId, paymentCaptures.id))
        .where(eq(payments.orderId, placed.order._id));
      return rows
        .map(({ kept: isKept, state }) => (isKept ? "none" : (state ?? "lost")))
        .toSorted();
    },
    /** Advances the clock, delivers all due webhooks and runs the reconciler. */
    async pass(ms: number) {
      shop.clock.now = new Date(shop.clock.now.getTime() + ms);
      await settleAll();
    },
  };
}
