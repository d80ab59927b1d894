import type { Product } from "@suvarna/contract/catalogue/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { withGst } from "@suvarna/domain/tax";
import { Button } from "@suvarna/ui/button.tsx";
import { buttonClass } from "@suvarna/ui/button-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { PriceAlertButton } from "../alerts/index.ts";
import { type ChosenPiece, LivePrice, SizeChooser, usePrice } from "../pieces/index.ts";
import { useFeedStatus } from "../platform/live-rates/live-rates.ts";
import { NoValidRate } from "../platform/live-rates/no-valid-rate.tsx";
import { shopStatus } from "../platform/live-rates/status-words.ts";
import { useShop } from "../platform/root-data.ts";
import { HeartButton } from "../wishlist/index.ts";
import { ProductStamps } from "./product-stamps.tsx";
import { SharePiece } from "./share-piece.tsx";
import { SizeGuide } from "./size-guide.tsx";
import { sizeKind } from "./size-kind.ts";
import type { Buying } from "./use-buying.ts";

const SQUARE =
  "grid min-h-13 place-items-center rounded-control border border-line-strong hover:border-wine hover:text-wine";
const WIDE = buttonClass({ look: "secondary", size: "small", wide: true, className: "px-3" });

/** A piece's name, its price today, and the controls to buy it. */
export function ProductInfo({
  product,
  chosen,
  onChooseSize,
  buying,
}: {
  product: Product;
  chosen: ChosenPiece;
  onChooseSize(size: string): void;
  buying: Buying;
}) {
  const madeToOrder = chosen.isAvailable && chosen.stock === null;
  const kind = sizeKind(product.sizes ?? []);
  return (
    <>
      <ProductStamps product={product} madeToOrder={madeToOrder} />
      <h1 className="wrap-anywhere text-[clamp(2rem,1.7rem+1vw,2.625rem)]">{product.name}</h1>
      <LivePrice product={product} size={chosen.size} headline className="mt-7" />
      <RateLine product={product} size={chosen.size} />
      <p className="mt-4 text-ink-soft">{product.description}</p>
      {product.sizes ? (
        <SizeChooser
          sizes={product.sizes}
          chosen={chosen.size}
          onChoose={onChooseSize}
          guide={
            kind ? <SizeGuide kind={kind} sizes={product.sizes} onChoose={onChooseSize} /> : null
          }
        />
      ) : null}
      <div className="mt-7.5 hidden grid-cols-[1fr_3.25rem_3.25rem] gap-2.5 sm:grid">
        <Button busy={buying.busy} disabled={buying.disabled} onClick={buying.buy}>
          {buying.words}
        </Button>
        <HeartButton piece={product} className={SQUARE} />
        <SharePiece piece={product} className={SQUARE} />
      </div>
      {buying.failure ? (
        <div role="alert">
          <FieldError>{buying.failure}</FieldError>
        </div>
      ) : null}
      <PieceAlert product={product} />
      <p className="mt-3 hidden text-small text-ink-soft noscript:block">
        Adding to the cart needs JavaScript.
      </p>
      <div className="mt-3.5 grid grid-cols-2 gap-2.5 sm:hidden">
        <HeartButton piece={product} words="Favorites" className={WIDE} />
        <SharePiece piece={product} words="Share" className={WIDE} />
      </div>
    </>
  );
}

/** An alert compares the price in the listing, independent of the chosen size. */
function PieceAlert({ product }: { product: Product }) {
  const now = usePrice(product)?.discountedPrice ?? null;
  return (
    <p className="mt-4">
      <PriceAlertButton watched={{ productId: product._id }} what={product.name} now={now} />
    </p>
  );
}

/** The rate that the price follows, and the price with GST. */
function RateLine({ product, size }: { product: Product; size: string | null }) {
  const breakup = usePrice(product, size);
  const { gstPercent } = useShop();
  const { dot } = useFeedStatus(shopStatus);
  if (!breakup) return <NoValidRate className="mt-4" />;
  const allIn = withGst(breakup.discountedPrice, Math.round(gstPercent * 100));
  return (
    <p className="relative mt-2.5 pl-4.5 text-small text-ink-soft">
      <i
        aria-hidden
        className={`absolute top-[0.4375em] left-0 size-2 rounded-full ${dot === "live" ? "bg-dot-live" : "bg-line-strong"}`}
      />
      At today’s {product.carat} rate of{" "}
      <span className="num">{formatRupees(breakup.ratePerGram)}</span> per gram
      <span className="max-sm:hidden"> · </span>
      <span className="whitespace-nowrap max-sm:block">
        <span className="num">{formatRupees(allIn)}</span> with GST
      </span>
    </p>
  );
}
