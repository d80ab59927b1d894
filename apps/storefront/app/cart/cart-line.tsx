import type { CartItem } from "@suvarna/contract/cart/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Stepper } from "@suvarna/ui/stepper.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/cart";
import { MAKING } from "@suvarna/words/here/policy-spans";
import { useAddToCart, useRemoveLine, useRemoveOne } from "./cart-query.ts";
import { ItemProduct, ItemRow, PRICE_BELOW, PRICE_COLUMN } from "./item-table.tsx";
import { limitWords, lineTrouble, maxQuantityOf } from "./line-state.ts";
import { lineWords } from "./line-words.ts";

/** A line of the cart with its minus, plus and remove buttons. */
export function CartLine({ item }: { item: CartItem }) {
  const { product, quantity, size, engraving, realTimeTotalPrice } = item;
  const line = {
    productId: product._id,
    ...(size ? { size } : {}),
    ...(engraving ? { engraving } : {}),
  };
  const addOne = useAddToCart();
  const removeOne = useRemoveOne();
  const removeLine = useRemoveLine();
  const trouble = lineTrouble(item);
  const limit = limitWords(item);
  return (
    <ItemRow>
      <ItemProduct
        slug={product.isRemoved ? null : product.slug}
        name={product.name}
        picture={product.coverImage}
        faded={!product.isAvailable}
      >
        <p className="tabular-nums">{lineWords({ ...product, size, engraving })}</p>
        {quantity > 1 && product.price !== null ? (
          <p className={PRICE_BELOW}>{say.each(<Price key="price" rupees={product.price} />)}</p>
        ) : null}
        {trouble ? <p className="font-medium text-alert">{trouble}</p> : null}
        {limit && !trouble ? <p>{limit}</p> : null}
        {product.stock === null && !trouble ? <p>{say.madeToOrderReadyIn(MAKING)}</p> : null}
        <TextButton
          aria-label={say.removePiece(product.name)}
          onClick={() => removeLine.mutate(line)}
          className="mt-0.5 sm:mt-1.5"
        >
          {say.remove}
        </TextButton>
      </ItemProduct>
      <td className={`pl-5! text-right ${PRICE_COLUMN}`}>
        <Price rupees={product.price} />
      </td>
      <td className="max-sm:col-start-2 max-sm:-mt-11.5 sm:pl-6! xl:pl-11!">
        <Stepper
          label={say.quantityOf(product.name)}
          quantity={quantity}
          max={maxQuantityOf(item)}
          onChange={(next) => (next > quantity ? addOne : removeOne).mutate(line)}
        />
      </td>
      <td
        className={`text-right ${product.isAvailable ? "font-semibold" : "text-ink-mute line-through"} sm:pl-5! max-sm:col-start-3 max-sm:-mt-11.5 max-sm:self-center max-[24rem]:col-start-2 max-[24rem]:mt-3 max-[24rem]:text-left`}
      >
        {product.isAvailable ? null : <span className="sr-only">{say.notInTheTotal}</span>}
        <Price rupees={realTimeTotalPrice} />
      </td>
    </ItemRow>
  );
}

function Price({ rupees }: { rupees: number | null }) {
  return rupees === null ? say.onRequest : <Amount paise={paise(rupees)} />;
}
