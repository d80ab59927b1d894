import type { OrderItem } from "@suvarna/contract/orders/schemas";
import { findPieces } from "../catalogue/index.ts";
import type { Db } from "../platform/database.ts";

/** A part of a reply that names pieces of an order, such as a refund. */
interface NamedPart {
  readonly pieces?: readonly { readonly name: string }[] | undefined;
}

/** The parts of an order or of a quote that name its pieces. */
interface Named {
  readonly items: OrderItem[];
  readonly refunds?: readonly NamedPart[] | undefined;
  readonly return?: NamedPart | undefined;
}

/**
 * Returns orders with the present names of their pieces in another language. An order keeps the
 * name under which a piece was bought, which is the original one; a piece without a translation
 * keeps it.
 * @param language the code of the language; null for the names under which the pieces were bought
 */
export async function withNamesIn<Order extends Named>(
  db: Db,
  orders: readonly Order[],
  language: string | null,
): Promise<Order[]> {
  if (language === null) return [...orders];
  const ids = new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)));
  const pieces = await findPieces(db, [...ids], language);
  return orders.map((order) => {
    const names = new Map(
      order.items.map(({ productId, name }) => [name, pieces.get(productId)?.name ?? name]),
    );
    const named = <Piece extends { readonly name: string }>(piece: Piece): Piece => ({
      ...piece,
      name: names.get(piece.name) ?? piece.name,
    });
    const part = <Part extends NamedPart>(one: Part): Part =>
      one.pieces ? { ...one, pieces: one.pieces.map(named) } : one;
    return {
      ...order,
      items: order.items.map(named),
      ...(order.refunds ? { refunds: order.refunds.map(part) } : {}),
      ...(order.return ? { return: part(order.return) } : {}),
    };
  });
}
