import type { Order } from "@suvarna/contract/orders/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import * as say from "@suvarna/words/here/order-page";
import {
  ItemProduct,
  ItemRow,
  ItemTable,
  lineWords,
  PRICE_BELOW,
  PRICE_COLUMN,
} from "../cart/index.ts";
import { weightText } from "../pieces/index.ts";

const HEAD = [
  { label: say.price, className: `text-right ${PRICE_COLUMN}` },
  { label: say.quantity, className: "text-right pl-8" },
  { label: say.total, className: "text-right" },
];

/**
 * The pieces of an order, with the prices and rates of the time of the order, and the HUIDs and
 * weights of the pieces that were sent.
 */
export function OrderItems({ order: { items, sentPieces = [] } }: { order: Order }) {
  return (
    <ItemTable caption={say.piecesOfThisOrder} head={HEAD}>
      {items.map((item, line) => (
        <ItemRow key={`${item.productId} ${item.size ?? ""} ${item.engraving ?? ""}`}>
          <ItemProduct slug={item.slug} name={item.name} picture={item.image}>
            <p className="tabular-nums">{lineWords(item)}</p>
            {sentPieces
              .filter((piece) => piece.line === line)
              .map((piece, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the sent pieces never change places
                <p key={place} className="tabular-nums">
                  {sentPieceWords(piece, item)}
                </p>
              ))}
            {item.quantity > 1 ? (
              <p className={`max-sm:hidden ${PRICE_BELOW}`}>
                {say.each(<Amount key="price" paise={paise(item.price)} />)}
              </p>
            ) : null}
            <p className="num">{say.rateThatDay(formatRupees(paise(item.ratePerGram)))}</p>
            <p className="tabular-nums">{priceWords(item)}</p>
          </ItemProduct>
          <td className={`pl-5! text-right ${PRICE_COLUMN}`}>
            <Amount paise={paise(item.price)} />
          </td>
          <td className="text-right tabular-nums max-sm:hidden">{item.quantity}</td>
          <td className="font-semibold sm:pl-5! max-sm:col-span-2 max-sm:col-start-2 max-sm:-mt-8.5 sm:text-right">
            <span className="mr-1.5 text-caption font-normal text-ink-mute tabular-nums sm:hidden">
              {item.quantity} × {formatRupees(paise(item.price))}
            </span>
            <Amount paise={paise(item.realTimeTotalPrice)} />
          </td>
        </ItemRow>
      ))}
    </ItemTable>
  );
}

/** The HUID of a piece that was sent, and its weight where that is not the ordered one. */
function sentPieceWords(
  { huid, weight = 0 }: NonNullable<Order["sentPieces"]>[number],
  { netWeight }: Order["items"][number],
): string {
  return [
    ...(weight > 0 && weight !== netWeight ? [say.weightSent(weightText(weight))] : []),
    ...(huid ? [say.huidOf(huid)] : []),
  ].join(" · ");
}

/**
 * The parts of a piece's price as text. A line may break between two parts, but not within a part.
 */
function priceWords({ metalValue, makingCharge, stoneValue, discount }: Order["items"][number]) {
  const part = (words: string, rupees: number) =>
    rupees > 0 ? [`${words}\u00a0${formatRupees(paise(rupees))}`] : [];
  return [
    ...part(say.metal, metalValue),
    ...part(say.making, makingCharge),
    ...part(say.stones, stoneValue),
    ...part(say.less, discount),
  ].join(" · ");
}
