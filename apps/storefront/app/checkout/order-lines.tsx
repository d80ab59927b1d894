import type { OrderItem } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/checkout";
import * as language from "@suvarna/words/here/language";
import { lineWords } from "../cart/index.ts";
import { piecesText } from "../pieces/index.ts";

/**
 * The fields of a line that a summary shows. The lines of a price lock and of an order both have
 * these fields.
 */
export type SummaryLine = Pick<
  OrderItem,
  | "productId"
  | "name"
  | "image"
  | "quantity"
  | "size"
  | "engraving"
  | "carat"
  | "metalColour"
  | "netWeight"
> & { readonly realTimeTotalPrice: number };

/** The number of lines that fit beside the form without scrolling. */
const SHOWN = 3;

/** The pieces of an order with their pictures, and their prices before GST. */
export function OrderLines({ items }: { items: readonly SummaryLine[] }) {
  const scrolls = items.length > SHOWN;
  return (
    <ul
      // A long list scrolls by itself, so that the total and the button stay in view. It can take
      // the focus, so that the arrow keys scroll it too.
      {...(scrolls ? { tabIndex: 0, "aria-label": say.pieces } : {})}
      className={`mb-3 ${scrolls ? "lg:max-h-84 lg:overflow-y-auto" : ""}`}
    >
      {items.map((item) => (
        <li
          key={`${item.productId} ${item.size ?? ""} ${item.engraving ?? ""}`}
          className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 py-3 not-first:border-t not-first:border-line sm:grid-cols-[5.25rem_1fr_auto] sm:gap-4.5"
        >
          <Picture
            src={item.image}
            alt=""
            width={1200}
            height={1200}
            sizes="84px"
            className="aspect-square bg-sand!"
          />
          <div className="min-w-0">
            <h3
              lang={language.langOf(item.name)}
              className="font-body text-[0.9375rem] leading-[1.35] font-medium tracking-normal wrap-anywhere"
            >
              {item.name}
            </h3>
            <p className="text-caption text-ink-mute tabular-nums">
              {lineWords({
                carat: item.carat,
                metalColour: item.metalColour,
                netWeight: item.netWeight,
                ...(item.engraving ? { engraving: item.engraving } : {}),
              })}
            </p>
            <p className="text-caption text-ink-mute tabular-nums">{quantityWords(item)}</p>
          </div>
          <Amount paise={paise(item.realTimeTotalPrice)} className="text-[0.9375rem] font-medium" />
        </li>
      ))}
    </ul>
  );
}

/** The size and quantity of a line: `Quantity 1`, `Size 12, quantity 1`. */
function quantityWords({ size, quantity }: Pick<SummaryLine, "size" | "quantity">): string {
  return size ? say.sizeAndQuantity(size, quantity) : say.quantityIs(quantity);
}

/** The total quantity of all lines as text: `1 piece`, `4 pieces`. */
export function piecesWords(items: readonly Pick<SummaryLine, "quantity">[]): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return piecesText(count);
}
