import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { FieldError } from "@suvarna/ui/field.tsx";
import { lazy, Suspense } from "react";
import { type ChosenPiece, SizeChooser } from "../pieces/index.ts";
import { categoryAddress } from "../site-map.ts";
import { HeartButton } from "../wishlist/index.ts";
import { HISTORY_PLACE } from "../worth/index.ts";
import { DeliveryBox } from "./delivery-box.tsx";
import { PayableSum } from "./payable-sum.tsx";
import { sizeKind, sizeName } from "./size-kind.ts";
import type { Buying } from "./use-buying.ts";

// The server renders these parts with the page; their code loads later.
const EngravingField = lazy(() =>
  import("./engraving-field.tsx").then(({ EngravingField }) => ({ default: EngravingField })),
);
const RestockBox = lazy(() =>
  import("../alerts/restock-box.tsx").then(({ RestockBox }) => ({ default: RestockBox })),
);
const RestockOfSize = lazy(() =>
  import("../alerts/restock-box.tsx").then(({ RestockOfSize }) => ({ default: RestockOfSize })),
);
const ProductFolds = lazy(() =>
  import("./product-folds.tsx").then(({ ProductFolds }) => ({ default: ProductFolds })),
);
const MadeToOrderBox = lazy(() =>
  import("./made-to-order-box.tsx").then(({ MadeToOrderBox }) => ({ default: MadeToOrderBox })),
);
const AskTheShop = lazy(() =>
  import("./ask-the-shop.tsx").then(({ AskTheShop }) => ({ default: AskTheShop })),
);
const Breadcrumb = lazy(() =>
  import("@suvarna/ui/breadcrumb.tsx").then(({ Breadcrumb }) => ({ default: Breadcrumb })),
);
const PriceGlance = lazy(() =>
  import("./price-glance.tsx").then(({ PriceGlance }) => ({ default: PriceGlance })),
);
const SizeGuide = lazy(() =>
  import("./size-guide.tsx").then(({ SizeGuide }) => ({ default: SizeGuide })),
);
const SharePiece = lazy(() =>
  import("./share-piece.tsx").then(({ SharePiece }) => ({ default: SharePiece })),
);
const PieceLinks = lazy(() =>
  import("../worth/piece-links.tsx").then(({ PieceLinks }) => ({ default: PieceLinks })),
);

const SQUARE =
  "flex min-h-13 items-center justify-center gap-2.25 rounded-control border border-line-strong " +
  "text-small hover:border-wine hover:text-wine";

/**
 * The buying column: a piece's name, what it costs, its sizes, the button to buy it, and what the
 * shop promises. On a wide screen it stays in view beside the pictures.
 */
export function ProductInfo({
  product,
  chosen,
  onChooseSize,
  letters,
  onEngrave,
  buying,
  hasHistory,
}: {
  product: Product;
  /** Whether the page shows the price of the past days. */
  hasHistory: boolean;
  chosen: ChosenPiece;
  onChooseSize(size: string): void;
  /** The letters to engrave, as they were typed. */
  letters: string;
  onEngrave(letters: string): void;
  buying: Buying;
}) {
  const { name, category, description, sizes } = product;
  const { isAvailable } = chosen;
  const madeToOrder = isAvailable && chosen.stock === null;
  const kind = sizeKind(sizes ?? []);
  // Sizes that are all made to order have the box; a single size to order says so itself.
  const hasOrderBox = madeToOrder && (sizes ?? []).every(({ stock }) => stock === null);
  return (
    <div className="min-w-0 lg:sticky lg:bottom-6 lg:self-end">
      <div className="max-sm:hidden [&_nav]:pt-0! [&_nav]:pb-3.5">
        <Suspense>
          <Breadcrumb
            trail={[
              { label: "Home", to: "/" },
              { label: "Shop", to: "/shop" },
              { label: category, to: categoryAddress(category) },
              { label: name },
            ]}
          />
        </Suspense>
      </div>
      <h1 className="wrap-anywhere text-[clamp(1.875rem,1.6rem+1.1vw,2.625rem)] max-sm:mt-1.5">
        {name}
      </h1>
      <PayableSum product={product} chosen={chosen} />
      <Suspense fallback={<div className="min-h-17" />}>
        <PriceGlance product={product} chosen={chosen} />
      </Suspense>
      <p className="mt-4.5 max-w-[33em] text-ink-soft">{description}</p>
      {isAvailable && sizes ? (
        <SizeChooser
          name={sizeName(sizes)}
          sizes={sizes}
          chosen={chosen.size}
          onChoose={onChooseSize}
          asked={buying.askedForSize}
          guide={
            kind ? (
              <Suspense>
                <SizeGuide kind={kind} sizes={sizes} onChoose={onChooseSize} />
              </Suspense>
            ) : null
          }
        />
      ) : null}
      <Suspense>
        <RestockOfSize product={product} />
      </Suspense>
      {hasOrderBox ? (
        <Suspense>
          <MadeToOrderBox product={product} chosen={chosen} />
        </Suspense>
      ) : null}
      {isAvailable && product.engravable ? (
        <Suspense>
          <EngravingField kind={product.kind} letters={letters} onChange={onEngrave} />
        </Suspense>
      ) : null}
      {isAvailable ? null : (
        <Suspense>
          <RestockBox product={product} historyPlace={hasHistory ? HISTORY_PLACE : null} />
        </Suspense>
      )}
      <div className="mt-5 grid grid-cols-2 gap-2.5 sm:grid-cols-[1fr_3.25rem_3.25rem]">
        <Button
          className="max-sm:hidden"
          busy={buying.busy}
          disabled={buying.disabled}
          onClick={buying.buy}
        >
          {buying.words}
        </Button>
        <HeartButton piece={product} className={SQUARE} wordsOnPhone="Favorites" />
        <Suspense fallback={<span className={SQUARE} />}>
          <SharePiece piece={product} className={SQUARE} wordsOnPhone="Share" />
        </Suspense>
      </div>
      {buying.failure ? (
        <div role="alert">
          <FieldError>{buying.failure}</FieldError>
        </div>
      ) : null}
      <p className="mt-3 hidden text-small text-ink-soft noscript:block">
        Adding to the cart needs JavaScript.
      </p>
      {isAvailable ? <DeliveryBox madeToOrder={madeToOrder} /> : null}
      <Suspense>
        <ProductFolds product={product} chosen={chosen} isEngraved={letters.trim() !== ""} />
        <PieceLinks product={product} hasHistory={hasHistory} />
        <AskTheShop />
      </Suspense>
    </div>
  );
}
