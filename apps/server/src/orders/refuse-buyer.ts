import type { OrderInput } from "@suvarna/contract/orders/order-input";
import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import { allowsCashOnDelivery } from "@suvarna/domain/order";
import { tooManyCashOrders, unpaidExcess } from "@suvarna/domain/order-limits";
import { findProvedContacts } from "../identity/index.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { BuyerOrders } from "./buyer-queries.ts";
import type { OrdersConfig } from "./settings.ts";

/**
 * The contact by which the shop knows a buyer: the proved phone number, else the proved e-mail address.
 * Cash on delivery needs the number, because the courier and the shop have to call it.
 * @throws Refusal unauthenticated when the account was closed meanwhile, contact_unproved, phone_unproved
 */
export async function provedContact(
  tx: Tx,
  userId: string,
  paymentMethod: OrderInput["paymentMethod"],
): Promise<string> {
  const proved = await findProvedContacts(tx, userId);
  if (!proved) throw new Refusal("unauthenticated");
  const { phone, email } = proved;
  const contact = phone ?? email;
  if (contact === null) throw new Refusal("contact_unproved");
  if (paymentMethod === "COD" && phone === null) throw new Refusal("phone_unproved");
  return contact;
}

/** Whether a user has a proved contact. */
export async function isReachable(tx: Tx, userId: string): Promise<boolean> {
  const proved = await findProvedContacts(tx, userId);
  return proved !== null && (proved.phone !== null || proved.email !== null);
}

/** An order that is about to wait for its money. */
export interface WaitingOrder {
  readonly total: Paise;
  readonly pieces: number;
}

/**
 * Refuses an order when its buyer, or its delivery address, would have too much unpaid.
 * @throws Refusal unpaid_limit
 */
export function refuseUnpaid(
  { unpaid }: BuyerOrders,
  { total, pieces }: WaitingOrder,
  { unpaid: limits }: OrdersConfig,
): void {
  const excess = unpaidExcess(unpaid, { pieces, paise: total }, limits);
  if (excess === null) return;
  if (excess === "day") {
    throw new Refusal("unpaid_limit", {
      message:
        "Several orders of the last 24 hours were not paid. Please pay one that still waits in your order history, or order again tomorrow.",
    });
  }
  refuseTooLarge({ total, pieces }, { unpaid: limits });
  throw new Refusal("unpaid_limit");
}

/**
 * Refuses an order that exceeds the limits of unpaid orders by itself, without any other order.
 * @throws Refusal unpaid_limit
 */
export function refuseTooLarge(
  { total, pieces }: WaitingOrder,
  { unpaid: { open } }: Pick<OrdersConfig, "unpaid">,
): void {
  if (pieces <= open.pieces && total <= open.paise) return;
  throw new Refusal("unpaid_limit", {
    message: `We can keep at most ${open.pieces} pieces of ${formatRupees(open.paise)} together until they are paid. Please order fewer pieces at once, or write to us.`,
  });
}

/**
 * Refuses cash on delivery to a buyer who has too many undelivered cash orders, and cash that the
 * law forbids: section 269ST of the Income-tax Act counts all cash that one person pays in a day.
 * @throws Refusal prepayment_only, cod_too_many, cod_day_limit
 */
export function refuseCash(
  { paysBefore, cashOfDay: cash, openCash }: BuyerOrders,
  total: Paise,
  rules: OrdersConfig,
): void {
  if (paysBefore) throw new Refusal("prepayment_only");
  if (cash > 0 && !allowsCashOnDelivery(cash + total, rules)) {
    throw new Refusal("cod_day_limit", {
      message: `We take less than ${formatRupees(rules.codBelowPaise)} in cash from one buyer a day, as the law asks, and your orders with cash on delivery come to ${formatRupees(cash)} already. Please pay this order online, or order it tomorrow, once the others are delivered.`,
    });
  }
  if (tooManyCashOrders(openCash, rules.codOpenOrders)) throw new Refusal("cod_too_many");
}
