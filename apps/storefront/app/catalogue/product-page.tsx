import { getProduct, getRelated, getShopDetails } from "@suvarna/contract/catalogue/calls";
import type { PriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import type { Product, ShopDetails } from "@suvarna/contract/catalogue/schemas";
import type { PieceReviews } from "@suvarna/contract/reviews/schemas";
import { engravingOf } from "@suvarna/domain/engraving";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { lazy, Suspense, useMemo } from "react";
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { chosenPiece, metalName, productHref } from "../pieces/index.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta, sharedPicture } from "../platform/meta.ts";
import { rootDataOf } from "../platform/root-data.ts";
import { loadReviews } from "../reviews/index.ts";
import type { Route } from "./+types/product-page.ts";
import { actualSizeOf } from "./actual-size/actual-size-of.tsx";
import { type CardPiece, cardPiece } from "./card-piece.ts";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductInfo } from "./product-info.tsx";
import { breadcrumbJsonLd, productJsonLd } from "./product-json-ld.ts";
import { useBuying } from "./use-buying.ts";
import { useChosenSize } from "./use-chosen-size.ts";
import { useKeptLetters } from "./use-kept-letters.ts";

/** How many related pieces the page shows. */
const RELATED = 4;

const MissingPiece = lazy(() =>
  import("./missing-piece.tsx").then(({ MissingPiece }) => ({ default: MissingPiece })),
);
const ProductFailed = lazy(() =>
  import("./product-failed.tsx").then(({ ProductFailed }) => ({ default: ProductFailed })),
);
const BuyBar = lazy(() => import("./buy-bar.tsx").then(({ BuyBar }) => ({ default: BuyBar })));
const ProductBelow = lazy(() =>
  import("./product-below.tsx").then(({ ProductBelow }) => ({ default: ProductBelow })),
);
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
    import("../worth/load-price-history.ts").then(({ loadPriceHistory }) =>
      loadPriceHistory(api, productId, { search, signal }),
    ),
    loadReviews(api, productId, signal),
  ]);
  const { wornWith } = await import("../pieces/worn-with.ts");
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
  const [letters, setLetters] = useKeptLetters(product);
  const engraving = engravingOf(letters);
  const buying = useBuying(product, size, engraving);
  return (
    <>
      <div className="wrap grid items-start gap-0 sm:gap-9 sm:pt-4.5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-16">
        <ProductGallery product={product} size={actualSizeOf(product, size)} />
        <ProductInfo
          product={product}
          chosen={chosen}
          onChooseSize={choose}
          letters={letters}
          onEngrave={setLetters}
          buying={buying}
          hasHistory={history !== null}
        />
      </div>
      <Suspense fallback={<div className="min-h-svh" />}>
        <ProductBelow
          product={product}
          chosen={chosen}
          details={details}
          related={related}
          worn={worn}
          history={history}
          reviews={reviews}
        />
      </Suspense>
      {hydrated ? (
        <Suspense fallback={null}>
          <RecentPieces piece={card} />
        </Suspense>
      ) : null}
      <Suspense>
        <BuyBar product={product} chosen={chosen} buying={buying} />
      </Suspense>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>{isMissing(error) ? <MissingPiece /> : <ProductFailed error={error} />}</Suspense>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
