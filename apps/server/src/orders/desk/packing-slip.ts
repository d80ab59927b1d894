import type { PackingSlip } from "@suvarna/contract/orders/papers-schemas";
import { cashAtDoor } from "@suvarna/domain/cash-at-door";
import { needsHuid } from "@suvarna/domain/huid";
import { rupees } from "@suvarna/domain/money";
import type { OrderState } from "@suvarna/domain/order";
import { type SaleAmounts, totalOfAmounts } from "@suvarna/domain/partial-refund";
import type { Invoices } from "../../invoices/index.ts";
import type { Act } from "../../platform/act.ts";
import type { Db } from "../../platform/database.ts";
import { Refusal } from "../../platform/errors.ts";
import { wholeHuid } from "../huids-of-order.ts";
import { findPieceRows, type PieceRow } from "../piece-queries.ts";
import { type ItemRow, lockOrder, type PlacedOrder } from "../queries.ts";
import { remainingAmounts, sentAmounts } from "../refunds/request-refund.ts";
import { saleOf } from "../sale-of-order.ts";
import { sentGoodsOf } from "../sent-goods.ts";

/** The shop's name, address and phone number on a packing slip. */
export interface SlipSender {
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
}

/** The states of an order for which nothing is to be paid any more. */
const ENDED: readonly OrderState[] = ["cancelled", "returned", "refunded"];

/**
 * Builds the packing slip of an order. The packing slip of a gift contains no prices. Pieces that
 * were refunded before the dispatch are left out, and so is their money; those that were refunded or
 * returned later were in the parcel, and are marked.
 */
export async function packingSlip(
  db: Db,
  order: PlacedOrder,
  { legalName, address, phone }: SlipSender,
): Promise<PackingSlip> {
  const recorded = (await findPieceRows(db, [order.id])).get(order.id) ?? [];
  const isAtTheDoor = order.paymentState === "on_delivery";
  const sent = sentAmounts(order);
  const remaining = remainingAmounts(order);
  const quantityIn = ({ lines }: SaleAmounts, position: number) =>
    lines.find((line) => line.position === position)?.quantity ?? 0;
  const isReturned = order.history.some(({ state }) => state === "returned");
  const hasTotal = order.giftMessage === null && !ENDED.includes(order.state);
  return {
    orderNumber: order.number,
    placedAt: order.createdAt.toISOString(),
    state: order.state,
    from: { name: legalName, address: [address], phone },
    deliverTo: order.shippingAddress,
    lines: order.items.flatMap(({ name, pictures, size, engraving, position, ...piece }) => {
      const quantity = quantityIn(sent, position);
      if (quantity === 0) return [];
      const left = quantityIn(remaining, position);
      return {
        name,
        image: pictures[0] ?? "",
        ...(size ? { size } : {}),
        ...(engraving ? { engraving } : {}),
        carat: piece.carat,
        pieces: piecesOfLine(recorded, { position, quantity, netWeightMg: piece.netWeightMg }),
        refundedSince: quantity - left,
        returnedSince: isReturned ? left : 0,
        needsHuid: needsHuid(piece),
      };
    }),
    giftMessage: order.giftMessage,
    total: hasTotal ? rupees(totalOfAmounts(sent)) : null,
    isPaid: order.paymentState === "paid",
    toCollect: isAtTheDoor ? rupees(cashAtDoor(order)) : null,
  };
}

/** The pieces of a line in the parcel, with what staff have recorded for each of them. */
function piecesOfLine(
  recorded: readonly PieceRow[],
  { position, quantity, netWeightMg }: Pick<ItemRow, "position" | "quantity" | "netWeightMg">,
): PackingSlip["lines"][number]["pieces"] {
  return Array.from({ length: quantity }, (_, piece) => {
    const row = recorded.find((one) => one.position === position && one.piece === piece);
    return {
      netWeight: (row?.weighedMg ?? netWeightMg) / 1000,
      huid: row ? wholeHuid(row) : null,
    };
  });
}

/** The states in which goods are about to leave the shop, or have left it. */
const LEAVING: readonly OrderState[] = ["confirmed", "processing", "shipped"];

/**
 * Issues the delivery challan of an order. An order has at most one delivery challan.
 * @throws Refusal order_not_found, challan_unavailable
 */
export async function issueChallan(
  act: Act,
  invoices: Pick<Invoices, "issueChallan">,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (!LEAVING.includes(order.state)) throw new Refusal("challan_unavailable");
  await invoices.issueChallan(act, await saleOf(act.tx, order), await sentGoodsOf(act.tx, order));
}
