import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import type { OrderState } from "@suvarna/domain/order";
import { and, eq, inArray, ne } from "drizzle-orm";
import { forgetBuyers } from "../invoices/index.ts";
import type { Tx } from "../platform/database.ts";
import { dropNotes } from "./desk/order-notes.ts";
import { orderRefunds, orderReturns } from "./money-tables.ts";
import { orders } from "./tables.ts";

/** The states of an order in which nothing more has to be delivered or returned. */
const CLOSED: readonly OrderState[] = [
  "delivered",
  "cancelled",
  "payment_failed",
  "returned",
  "refunded",
];

/** The contact that an order has after its personal data was erased. */
const FORGOTTEN = "";

/**
 * Erases the personal data of a user who has closed the account from the user's completed orders.
 * Open orders still need an address. The state of the address stays, because it decided the tax,
 * and so does the sealed PAN, because the law requires it with the amounts.
 */
export async function forgetLeftOwner(tx: Tx, userId: string): Promise<void> {
  const due = await tx
    .select({ id: orders.id, to: orders.shippingAddress, by: orders.billingAddress })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.ownerLeft, true),
        inArray(orders.state, [...CLOSED]),
        ne(orders.contact, FORGOTTEN),
      ),
    );
  const ids = due.map(({ id }) => id);
  await forgetBuyers(tx, ids);
  await dropNotes(tx, ids);
  await tx.update(orderReturns).set({ comment: null }).where(inArray(orderReturns.orderId, ids));
  await tx.update(orderRefunds).set({ note: null }).where(inArray(orderRefunds.orderId, ids));
  for (const { id, to, by } of due) {
    const personal = {
      shippingAddress: placeOnly(to),
      billingAddress: placeOnly(by),
      contact: FORGOTTEN,
      giftMessage: null,
      buyerKey: null,
      addressKey: null,
      phoneKey: null,
    };
    await tx.update(orders).set(personal).where(eq(orders.id, id));
  }
}

function placeOnly({ state, country }: DeliveryAddress): DeliveryAddress {
  return {
    fullName: "Account closed",
    phone: "",
    street: "",
    city: "",
    pincode: "",
    state,
    country,
  };
}
