import type { OrderRefundPart } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import type { LighterPiece, WeightMoney } from "@suvarna/domain/lighter-piece";
import { paise } from "@suvarna/domain/money";
import { cameBackUndelivered } from "@suvarna/domain/order";

/** A part of a note; `isWritten` says that a person wrote it, in the language of the shop's data. */
export interface NotePart {
  readonly text: string;
  readonly isWritten: boolean;
}

/** The facts of an order from which the notes of its steps and refunds are written. */
export type NotedOrder = Pick<Order, "history"> &
  Partial<
    Pick<Order, "advance" | "paymentMethod" | "refunds" | "sentPieces"> & {
      readonly items: readonly Pick<Order["items"][number], "name" | "netWeight">[];
    }
  >;

/** The way of the money of a refund by weight; null when nothing is paid at the door, because the parcel came back. */
export function weightMoneyOf(
  { amount, isLessAtDoor, isSent }: OrderRefundPart,
  order: NotedOrder,
): WeightMoney | null {
  if (isLessAtDoor && cameBackUndelivered(order)) return null;
  const isDelivered = order.history.some(({ state }) => state === "delivered");
  return isLessAtDoor
    ? { amount: paise(amount), way: "at_the_door", isDone: isDelivered }
    : { amount: paise(amount), way: "by_hand", isDone: isSent };
}

/** The pieces of an order that were lighter at the dispatch than ordered. */
export function lighterPieces({ items = [], sentPieces = [] }: NotedOrder): LighterPiece[] {
  return sentPieces.flatMap(({ line, weight }) => {
    const item = items[line];
    if (!item || weight === undefined || weight >= item.netWeight) return [];
    const [orderedMg, weighedMg] = [item.netWeight, weight].map((grams) =>
      Math.round(grams * 1000),
    );
    return [{ name: item.name, orderedMg: orderedMg ?? 0, weighedMg: weighedMg ?? 0 }];
  });
}
