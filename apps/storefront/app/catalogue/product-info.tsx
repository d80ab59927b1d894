import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { FieldError } from "@suvarna/ui/field.tsx";
import { RestockBox, RestockOfSize } from "../alerts/index.ts";
import { type ChosenPiece, SizeChooser } from "../pieces/index.ts";
import { categoryAddress } from "../site-map.ts";
import { HeartButton } from "../wishlist/index.ts";
import { ExchangeRow, HISTORY_PLACE, PieceLinks } from "../worth/index.ts";
import { AskTheShop } from "./ask-the-shop.tsx";
import { DeliveryBox } from "./delivery-box.tsx";
import { MadeToOrderBox } from "./made-to-order-box.tsx";
import { PayableSum } from "./payable-sum.tsx";
import { PriceGlance } from "./price-glance.tsx";
import { ProductFolds } from "./product-folds.tsx";
import { SharePiece } from "./share-piece.tsx";
import { SizeGuide } from "./size-guide.tsx";
import { sizeKind, sizeName } from "./size-kind.ts";
import type { Buying } from "./use-buying.ts";

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
  buying,
  hasHistory,
}: {
  product: Product;
  /** Whether the page shows the price of the past days. */
  hasHistory: boolean;
  chosen: ChosenPiece;
  onChooseSize(size: string): void;
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
        <Breadcrumb
          trail={[
            { label: "Home", to: "/" },
            { label: "Shop", to: "/shop" },
            { label: category, to: categoryAddress(category) },
            { label: name },
          ]}
        />
      </div>
      <h1 className="wrap-anywhere text-[clamp(1.875rem,1.6rem+1.1vw,2.625rem)] max-sm:mt-1.5">
        {name}
      </h1>
      <PayableSum product={product} chosen={chosen} />
      <PriceGlance product={product} chosen={chosen} />
      <p className="mt-4.5 max-w-[33em] text-ink-soft">{description}</p>
      {isAvailable && sizes ? (
        <SizeChooser
          name={sizeName(sizes)}
          sizes={sizes}
          chosen={chosen.size}
          onChoose={onChooseSize}
          asked={buying.askedForSize}
          guide={kind ? <SizeGuide kind={kind} sizes={sizes} onChoose={onChooseSize} /> : null}
        />
      ) : null}
      <RestockOfSize product={product} />
      {hasOrderBox ? <MadeToOrderBox product={product} chosen={chosen} /> : null}
      <RestockBox product={product} historyPlace={hasHistory ? HISTORY_PLACE : null} />
      <div className="mt-5 grid grid-cols-2 gap-2.5 sm:grid-cols-[1fr_3.25rem_3.25rem]">
        <Button
          className="max-sm:hidden"
          busy={buying.busy}
          disabled={buying.disabled}
          onClick={buying.buy}
        >
          {buying.words}
        </Button>
        <HeartButton piece={product} className={SQUARE} wordsOnPhone="Favorite" />
        <SharePiece piece={product} className={SQUARE} wordsOnPhone="Share" />
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
      <ProductFolds product={product} chosen={chosen}>
        <ExchangeRow product={product} chosen={chosen} />
      </ProductFolds>
      <PieceLinks product={product} hasHistory={hasHistory} />
      <AskTheShop />
    </div>
  );
}
