import { getProduct, getRelated, getShopDetails } from "@suvarna/contract/catalogue/calls";
import type { PriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import type { Product, ShopDetails } from "@suvarna/contract/catalogue/schemas";
import type { PieceReviews } from "@suvarna/contract/reviews/schemas";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { lazy, Suspense, useMemo } from "react";
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { chosenPiece, metalName, productHref } from "../pieces/index.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta, sharedPicture } from "../platform/meta.ts";
import { rootDataOf } from "../platform/root-data.ts";
import { loadReviews, ReviewsSection } from "../reviews/index.ts";
import { loadPriceHistory, PriceHistorySection } from "../worth/index.ts";
import type { Route } from "./+types/product-page.ts";
import { actualSizeOf } from "./actual-size/actual-size-of.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { type CardPiece, cardPiece } from "./card-piece.ts";
import { HowItIsMade } from "./how-it-is-made.tsx";
import { listingFailure } from "./listing-failure.ts";
import { MissingPiece } from "./missing-piece.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductInfo } from "./product-info.tsx";
import { breadcrumbJsonLd, productJsonLd } from "./product-json-ld.ts";
import { RELATED, RelatedPieces } from "./related-pieces.tsx";
import { Specifications } from "./specifications.tsx";
import { useBuying } from "./use-buying.ts";
import { useChosenSize } from "./use-chosen-size.ts";
import { WearWith } from "./wear-with.tsx";
import { wornWith, wornWithWords } from "./worn-with.ts";

const RecentPieces = lazy(() =>
  import("./recent-pieces.tsx").then(({ RecentPieces }) => ({ default: RecentPieces })),
);

interface ProductData {
  readonly product: Product;
  readonly details: ShopDetails | null;
  readonly related: readonly CardPiece[];
  readonly worn: readonly CardPiece[];
  readonly history: PriceHistory | null;
  readonly reviews: PieceReviews | null;
}

const load: Load<ProductData, { id: string }> = async (api, { params, search, signal }) => {
  const product = await api.call(getProduct, { params }, { signal });
  const productId = product._id;
  // They are optional: the piece can be bought without them.
  const [details, others, history, reviews] = await Promise.all([
    api.call(getShopDetails, { query: { productId } }, { signal }).catch(() => []),
    api.call(getRelated, { params: { productId } }, { signal }).catch(() => []),
    loadPriceHistory(api, productId, { search, signal }),
    loadReviews(api, productId, signal),
  ]);
  const worn = product.isAvailable ? wornWith(product, others) : [];
  const alike = others.filter(
    (other) => !worn.includes(other) && (product.isAvailable || other.isAvailable),
  );
  return {
    product,
    details: details[0] ?? null,
    related: alike.slice(0, RELATED).map(cardPiece),
    worn: worn.map(cardPiece),
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

function ProductView({ product, details, related, worn, history, reviews }: ProductData) {
  const { size, choose } = useChosenSize(product);
  const hydrated = useHydrated();
  const card = useMemo(() => cardPiece(product), [product]);
  const chosen = chosenPiece(product, size);
  const buying = useBuying(product, size);
  const story = details?.description;
  return (
    <>
      <div className="wrap grid items-start gap-0 sm:gap-9 sm:pt-4.5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-16">
        <ProductGallery product={product} size={actualSizeOf(product, size)} />
        <ProductInfo
          product={product}
          chosen={chosen}
          onChooseSize={choose}
          buying={buying}
          hasHistory={history !== null}
        />
      </div>
      <div className="wrap grid pt-10 pb-16 sm:gap-10 sm:py-section lg:grid-cols-3 xl:gap-16">
        <ProductDetails product={product} chosen={chosen} />
        <Specifications product={product} details={details} />
        {story && story !== product.description ? (
          <HowItIsMade text={story} hasSizes={product.sizes !== null} />
        ) : null}
      </div>
      <PriceHistorySection product={product} history={history} />
      <ReviewsSection name={product.name} reviews={reviews} />
      {worn.length > 0 ? <WearWith pieces={worn} words={wornWithWords(product)} /> : null}
      <RelatedPieces
        pieces={related}
        category={product.category}
        title={product.isAvailable ? "You may also like" : "On the counter today"}
        joined
      />
      {hydrated ? (
        <Suspense fallback={null}>
          <RecentPieces piece={card} />
        </Suspense>
      ) : null}
      <BuyBar product={product} chosen={chosen} buying={buying} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <NotLoaded failure={listingFailure(error)} />;
  return <MissingPiece />;
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
