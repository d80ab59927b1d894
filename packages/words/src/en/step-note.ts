import type { OrderRefundPart } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import type { NotedOrder, NotePart } from "../noted-order.ts";

/** The note of a step of an order. The API's own words are in English. */
export const notesOfStep = (
  { note, reason }: Order["history"][number],
  _order: NotedOrder,
): readonly NotePart[] => (note ? [{ text: note, isWritten: !reason }] : []);

/** Why money went back. The API's own words are in English. */
export const noteOfRefund = (
  { note, preset }: OrderRefundPart,
  _order: NotedOrder,
): NotePart | null => (note ? { text: note, isWritten: !preset } : null);
