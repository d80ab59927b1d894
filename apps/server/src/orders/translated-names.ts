import type { OrderItem } from "@suvarna/contract/orders/schemas";
import { translatedNames } from "../catalogue/index.ts";
import type { Db } from "../platform/database.ts";

/** A piece in a part of a reply, such as a refund. A piece of a return has the index of its line. */
interface NamedPiece {
  readonly name: string;
  readonly line?: number | undefined;
}

/** A part of a reply that names pieces of an order. */
interface NamedPart {
  readonly pieces?: readonly NamedPiece[] | undefined;
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
  const translated = await translatedNames(db, [...ids], language);
  const nameOf = ({ productId, name }: OrderItem) => translated.get(productId) ?? name;
  return orders.map((order) => {
    const items = order.items.map((item) => ({ ...item, name: nameOf(item) }));
    const named = <Piece extends NamedPiece>(piece: Piece): Piece => {
      const sameItems = order.items.filter((item, line) =>
        piece.line === undefined ? item.name === piece.name : line === piece.line,
      );
      const names = new Set(sameItems.map(nameOf));
      // Two pieces that were bought under one name may have different names in the other language.
      const [name = piece.name] = names.size === 1 ? names : [];
      return { ...piece, name };
    };
    const part = <Part extends NamedPart>(one: Part): Part =>
      one.pieces ? { ...one, pieces: one.pieces.map(named) } : one;
    return {
      ...order,
      items,
      ...(order.refunds ? { refunds: order.refunds.map(part) } : {}),
      ...(order.return ? { return: part(order.return) } : {}),
    };
  });
}
