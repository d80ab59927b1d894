import type { WishlistItem } from "@suvarna/contract/wishlist/schemas";
import { IconButton } from "@suvarna/ui/icon-button.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as language from "@suvarna/words/here/language";
import * as rates from "@suvarna/words/here/rates";
import * as say from "@suvarna/words/here/wishlist";
import { X } from "lucide";
import { Link } from "react-router";
import {
  CARD_SIZES,
  PayablePrice,
  PHOTOGRAPH,
  placeholderPicture,
  productHref,
  weightText,
  ZOOMS,
} from "../pieces/index.ts";
import { MoveToBag } from "./move-to-bag.tsx";
import { useRemoveFromWishlist } from "./use-remove.ts";

/**
 * A piece of the wishlist: the card links to the piece, the cross removes it, and the button moves
 * it to the cart.
 */
export function WishlistCard({ item }: { item: WishlistItem }) {
  const { product, quantity } = item;
  const remove = useRemoveFromWishlist(product);
  const facts = [
    language.categoryOf(product),
    rates.metalName(product.carat),
    weightText(product.netWeight),
  ];
  if (quantity > 1) facts.push(say.quantity(quantity));
  return (
    <li className="group relative flex flex-col">
      <Picture
        src={product.coverImage}
        standIn={placeholderPicture(product)}
        alt={product.name}
        {...PHOTOGRAPH}
        sizes={CARD_SIZES[4]}
        className={`aspect-[7/8] ${product.isAvailable ? "" : "bg-none!"}`}
        imageClassName={`${ZOOMS} ${product.isAvailable ? "" : "opacity-55"}`}
      />
      <div className="flex flex-1 flex-col pt-3 sm:pt-4">
        <h2 className="wrap-anywhere font-body text-[0.9375rem] leading-[1.35] font-medium tracking-normal sm:text-body sm:leading-[1.35]">
          <Link
            to={productHref(product)}
            lang={language.langOf(product.name)}
            className="after:absolute after:inset-0"
          >
            {product.name}
          </Link>
        </h2>
        <p className="mt-0.75 text-caption text-ink-mute tabular-nums">{facts.join(" · ")}</p>
        <div className="mt-auto mb-4 flex items-end justify-between gap-1 pt-2">
          <PayablePrice product={product} />
          <IconButton
            icon={X}
            label={say.remove(product.name)}
            onClick={remove}
            className="relative z-2 -mr-3 -mb-2.5 text-ink-soft hover:text-ink"
          />
        </div>
        <div className="relative z-2">
          <MoveToBag item={item} />
        </div>
      </div>
    </li>
  );
}
