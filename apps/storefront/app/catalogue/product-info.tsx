import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { FieldError } from "@suvarna/ui/field.tsx";
import * as language from "@suvarna/words/here/language";
import { favorites } from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/product";
import { type ChosenPiece, SizeChooser } from "../pieces/index.ts";
import type { SiteLink } from "../site-map.ts";
import { HeartButton } from "../wishlist/index.ts";
import { HISTORY_PLACE } from "../worth/index.ts";
import { isOnlyMadeToOrder } from "./made-to-order.ts";
import { PayableSum } from "./payable-sum.tsx";
import { PriceGlance } from "./price-glance.tsx";
import { BuyingAnswers, BuyingChoices } from "./product-parts.ts";
import { SharePiece } from "./share-piece.tsx";
import { SizeGuide } from "./size-guide.tsx";
import { sizeKind, sizeName } from "./size-kind.ts";
import type { BuyButtonState } from "./use-buying.ts";

const SQUARE =
  "flex min-h-13 items-center justify-center gap-2.25 rounded-control border border-line-strong " +
  "text-small hover:border-wine hover:text-wine";

/**
 * The buying column of a product page: the piece's name, price and sizes, the buy button, and the
 * shop's promises. On a wide screen the column stays in view beside the pictures.
 */
export function ProductInfo({
  product,
  trail,
  chosen,
  onChooseSize,
  letters,
  onEngrave,
  buying,
  hasHistory,
}: {
  product: Product;
  /** The pages above the page of the piece, for the breadcrumb. */
  trail: readonly SiteLink[];
  /** Whether the page has the section with the price history. */
  hasHistory: boolean;
  chosen: ChosenPiece;
  onChooseSize(size: string): void;
  /** The letters to engrave, as they were typed. */
  letters: string;
  onEngrave(letters: string): void;
  buying: BuyButtonState;
}) {
  const { name, description, sizes, isAvailable } = product;
  const kind = sizeKind(sizes ?? []);
  const [heightOfChoices, heightOfAnswers] = heightsOf(product);
  return (
    <div className="min-w-0 lg:sticky lg:bottom-6 lg:self-end">
      <div className="max-sm:hidden [&_nav]:pt-0! [&_nav]:pb-3.5">
        <Breadcrumb trail={[...trail, { label: name }]} />
      </div>
      <h1
        lang={language.langOf(name)}
        className="wrap-anywhere text-[clamp(1.875rem,1.6rem+1.1vw,2.625rem)] max-sm:mt-1.5"
      >
        {name}
      </h1>
      <PayableSum product={product} chosen={chosen}>
        {hasHistory ? (
          <a
            href={`#${HISTORY_PLACE}`}
            aria-label={say.pastPrices}
            className="link-gold -my-3 inline-flex min-h-11 items-center text-wine"
          >
            {say.ninetyDays}
          </a>
        ) : null}
      </PayableSum>
      <PriceGlance product={product} chosen={chosen} />
      <p lang={language.langOf(description)} className="mt-4.5 max-w-[33em] text-ink-soft">
        {description}
      </p>
      {isAvailable && sizes ? (
        <SizeChooser
          name={sizeName(sizes)}
          sizes={sizes}
          chosen={chosen.size}
          onChoose={onChooseSize}
          focusRequests={buying.askedForSize}
          guide={
            kind ? (
              <SizeGuide kind={kind} sizes={sizes} chosen={chosen.size} onChoose={onChooseSize} />
            ) : null
          }
        />
      ) : null}
      <BuyingChoices
        product={product}
        chosen={chosen}
        letters={letters}
        onEngrave={onEngrave}
        hasHistory={hasHistory}
        room={heightOfChoices}
      />
      <div className="mt-5 grid grid-cols-2 gap-2.5 sm:grid-cols-[1fr_3.25rem_3.25rem]">
        <Button
          className="max-sm:hidden"
          busy={buying.busy}
          disabled={buying.disabled}
          onClick={buying.buy}
        >
          {buying.words}
        </Button>
        <HeartButton piece={product} className={SQUARE} wordsOnPhone={favorites} />
        <SharePiece piece={product} className={SQUARE} wordsOnPhone={say.share} />
      </div>
      {buying.failure ? (
        <div role="alert">
          <FieldError>{buying.failure}</FieldError>
        </div>
      ) : null}
      <p className="mt-3 hidden text-small text-ink-soft noscript:block">
        {say.cartNeedsJavaScript}
      </p>
      <BuyingAnswers
        product={product}
        chosen={chosen}
        isEngraved={letters.trim() !== ""}
        hasHistory={hasHistory}
        room={heightOfAnswers}
      />
    </div>
  );
}

/**
 * Classes that reserve the heights of the choices and of the answers until the code of these parts
 * is loaded.
 */
function heightsOf(product: Product): readonly [choices: string, answers: string] {
  if (!product.isAvailable) return ["min-h-87 sm:min-h-61.5", "min-h-94"];
  if (isOnlyMadeToOrder(product)) return ["min-h-105 sm:min-h-81", "min-h-104"];
  return [product.engravable ? "min-h-17" : "", "min-h-176"];
}
