import { getProduct, getRelated } from "@suvarna/contract/catalogue/calls";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/cart";
import * as language from "@suvarna/words/here/language";
import { Link } from "react-router";
import { matchingPieces, metalAndWeight, PHOTOGRAPH, productHref } from "../pieces/index.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { closeMiniCart } from "./mini-cart.ts";

/**
 * Suggests a piece to wear with the piece that was just added, unless the cart already has the
 * suggested piece.
 */
export function MatchingPieceSuggestion({
  productId,
  inCart,
}: {
  productId: string;
  inCart: readonly string[];
}) {
  const { data: worn = [] } = usePersonalQuery(["goes-with", productId], async (api, signal) => {
    const product = await api.call(getProduct, { params: { id: productId } }, { signal });
    const related = await api.call(getRelated, { params: { productId } }, { signal });
    return matchingPieces(product, related);
  });
  const piece = worn.find(({ _id, isAvailable }) => isAvailable && !inCart.includes(_id));
  if (!piece) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="mb-1.5 text-caption text-ink-mute">{say.goesWithIt}</p>
      <div className="grid grid-cols-[3.75rem_1fr_auto] items-center gap-3.5 py-2 text-[0.9375rem]">
        <Picture
          src={piece.images[0] ?? ""}
          alt=""
          {...PHOTOGRAPH}
          sizes="60px"
          className="aspect-square"
        />
        <div className="min-w-0">
          <h3
            lang={language.langOf(piece.name)}
            className="font-body leading-[1.3] font-medium tracking-normal wrap-anywhere"
          >
            {piece.name}
          </h3>
          <p className="text-caption text-ink-mute tabular-nums">
            {metalAndWeight(piece)}
            {piece.discountedPrice === null ? null : (
              <>
                {" · "}
                <Amount paise={paise(piece.discountedPrice)} />
              </>
            )}
          </p>
        </div>
        <Link
          to={productHref(piece)}
          onClick={closeMiniCart}
          className="link-gold inline-flex min-h-11 items-center text-small text-wine"
        >
          {say.view}
          <span className="sr-only"> {piece.name}</span>
        </Link>
      </div>
    </div>
  );
}
