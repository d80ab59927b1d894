import { getProduct, getRelated, getShopDetails } from "@suvarna/contract/catalogue/calls";
import type { PriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import type { Product, ShopDetails } from "@suvarna/contract/catalogue/schemas";
import type { PieceReviews } from "@suvarna/contract/reviews/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { lazy, Suspense, useMemo } from "react";
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { chosenPiece, metalName, productHref } from "../pieces/index.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta, sharedPicture } from "../platform/meta.ts";
import { rootDataOf } from "../platform/root-data.ts";
import { loadReviews, ReviewsSection } from "../reviews/index.ts";
import { categoryAddress } from "../site-map.ts";
import { ExchangeRow, loadPriceHistory, PriceHistorySection } from "../worth/index.ts";
import type { Route } from "./+types/product-page.ts";
import { BuyBar } from "./buy-bar.tsx";
import { type CardPiece, cardPiece } from "./card-piece.ts";
import { DeliveryNotes } from "./delivery-notes.tsx";
import { FromTheShop } from "./from-the-shop.tsx";
import { listingFailure } from "./listing-failure.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { PriceBreakUp } from "./price-break-up.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductInfo } from "./product-info.tsx";
import { breadcrumbJsonLd, productJsonLd } from "./product-json-ld.ts";
import { RELATED, RelatedPieces } from "./related-pieces.tsx";
import { Specifications } from "./specifications.tsx";
import { useBuying } from "./use-buying.ts";
import { useChosenSize } from "./use-chosen-size.ts";

const RecentPieces = lazy(() =>
  import("./recent-pieces.tsx").then(({ RecentPieces }) => ({ default: RecentPieces })),
);

interface ProductData {
  readonly product: Product;
  readonly details: ShopDetails | null;
  readonly related: readonly CardPiece[];
  readonly history: PriceHistory | null;
  readonly reviews: PieceReviews | null;
}

const load: Load<ProductData, { id: string }> = async (api, { params, search, signal }) => {
  const product = await api.call(getProduct, { params }, { signal });
  const productId = product._id;
  // They are optional: the piece can be bought without them.
  const [details, related, history, reviews] = await Promise.all([
    api.call(getShopDetails, { query: { productId } }, { signal }).catch(() => []),
    api.call(getRelated, { params: { productId } }, { signal }).catch(() => []),
    loadPriceHistory(api, productId, { search, signal }),
    loadReviews(api, productId, signal),
  ]);
  return {
    product,
    details: details[0] ?? null,
    related: related.slice(0, RELATED).map(cardPiece),
    history,
    reviews,
  };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export function meta({ loaderData, ...place }: Route.MetaArgs) {
  if (!loaderData) {
    const title = isMissing(place.error) ? "Product not found" : "Something went wrong";
    return pageMeta({ title, personal: true });
  }
  const { product } = loaderData;
  const root = rootDataOf(place.matches);
  const head = pageMeta(
    {
      title: `${product.name}, ${metalName(product)}`,
      // A piece may be published before its words are written.
      description: product.description || `${product.name}, priced by weight at today’s rate.`,
      kind: "product",
      // The canonical address; a piece is also found by its id.
      address: productHref(product),
      image: sharedPicture(product.slug, { alt: product.name, updatedAt: product.updatedAt }),
    },
    place,
  );
  if (!root) return head;
  const described = {
    ...root,
    product,
    modelNumber: loaderData.details?.modelNumber,
    reviews: loaderData.reviews,
  };
  return [
    ...head,
    { "script:ld+json": productJsonLd(described) },
    { "script:ld+json": breadcrumbJsonLd(described) },
  ];
}

/** A size in the address does not change the data that the page has loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  // The key resets all choices when another piece is opened.
  return <ProductView key={loaderData.product._id} {...loaderData} />;
}

function ProductView({ product, details, related, history, reviews }: ProductData) {
  const { size, choose } = useChosenSize(product);
  const hydrated = useHydrated();
  const card = useMemo(() => cardPiece(product), [product]);
  const chosen = chosenPiece(product, size);
  const buying = useBuying(product, size);
  const story = details?.description;
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          trail={[
            { label: "Home", to: "/" },
            { label: "Shop", to: "/shop" },
            { label: product.category, to: categoryAddress(product.category) },
            { label: product.name },
          ]}
        />
        <div className="grid gap-7 pt-3.5 sm:gap-11 sm:pt-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-18">
          <ProductGallery product={product} />
          <div>
            <ProductInfo
              product={product}
              chosen={chosen}
              onChooseSize={choose}
              buying={buying}
              hasHistory={history !== null}
            />
            <div className="below-fold">
              <DeliveryNotes chosen={chosen} />
              <ProductDetails product={product} chosen={chosen} />
              <ExchangeRow product={product} chosen={chosen} />
            </div>
          </div>
        </div>
      </div>
      <div className="below-fold">
        <div className="wrap grid gap-11 py-section lg:grid-cols-2 xl:gap-18">
          <PriceBreakUp product={product} chosen={chosen} />
          <Specifications product={product} details={details} />
        </div>
      </div>
      {story && story !== product.description ? <FromTheShop text={story} /> : null}
      <PriceHistorySection product={product} history={history} />
      <ReviewsSection name={product.name} reviews={reviews} />
      <div className="below-fold">
        <RelatedPieces pieces={related} />
      </div>
      {hydrated ? (
        <Suspense fallback={null}>
          <RecentPieces piece={card} />
        </Suspense>
      ) : null}
      <BuyBar product={product} size={size} buying={buying} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <NotLoaded failure={listingFailure(error)} />;
  return (
    <div className="wrap py-section">
      <EmptyState
        rank="h1"
        title="Product not found"
        action={<ButtonLink to="/shop">Return to Products</ButtonLink>}
      />
    </div>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
