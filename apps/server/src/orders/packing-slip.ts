import type { PackingSlip } from "@suvarna/contract/orders/papers-schemas";
import { needsHuid } from "@suvarna/domain/huid";
import { rupees } from "@suvarna/domain/money";
import type { OrderState } from "@suvarna/domain/order";
import type { Invoices } from "../invoices/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { huidsOfLine } from "./huids-of-order.ts";
import { findPieceRows, type PieceRow } from "./piece-queries.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { saleOf } from "./sale-of-order.ts";

/** The shop's name, address and phone number on a packing slip. */
export interface SlipSender {
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
}

/** Builds the packing slip of an order. The packing slip of a gift contains no prices. */
export async function packingSlip(
  db: Db,
  order: PlacedOrder,
  { legalName, address, phone }: SlipSender,
): Promise<PackingSlip> {
  const marked = (await findPieceRows(db, [order.id])).get(order.id) ?? [];
  const isAtTheDoor = order.paymentState === "on_delivery";
  const total = rupees(order.total);
  return {
    orderNumber: order.number,
    placedAt: order.createdAt.toISOString(),
    state: order.state,
    from: { name: legalName, address: [address], phone },
    deliverTo: order.shippingAddress,
    lines: order.items.map(
      ({ name, pictures, size, engraving, carat, quantity, netWeightMg, position }) => ({
        name,
        image: pictures[0] ?? "",
        ...(size ? { size } : {}),
        ...(engraving ? { engraving } : {}),
        carat,
        quantity,
        netWeight: weightOf(marked, position, netWeightMg) / 1000,
        huid: huidsOfLine(marked, position),
        needsHuid: needsHuid({ carat, netWeightMg }),
      }),
    ),
    giftMessage: order.giftMessage,
    total: order.giftMessage === null ? total : null,
    toCollect: isAtTheDoor ? rupees(order.total - order.refunded) : null,
  };
}

/**
 * The weight of a line's piece in milligrams: the weighed weight if a single piece was weighed,
 * else the ordered weight.
 */
function weightOf(marked: readonly PieceRow[], position: number, ordered: number): number {
  const weighed = marked.filter((row) => row.position === position && row.weighedMg !== null);
  return weighed.length === 1 ? (weighed[0]?.weighedMg ?? ordered) : ordered;
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
  await invoices.issueChallan(act, await saleOf(act.tx, order));
}
