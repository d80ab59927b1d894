import { getProduct, getRelated, getShopDetails } from "@suvarna/contract/catalogue/calls";
import type { PriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import type { Product, ShopDetails } from "@suvarna/contract/catalogue/schemas";
import type { PieceReviews } from "@suvarna/contract/reviews/schemas";
import { engravingOf } from "@suvarna/domain/engraving";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import * as say from "@suvarna/words/here/product";
import { somethingWentWrong } from "@suvarna/words/here/shell";
import { Suspense, useMemo } from "react";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { chosenPiece, metalInColour, productHref } from "../pieces/index.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta, sharedPicture } from "../platform/meta.ts";
import { loadReviews } from "../reviews/index.ts";
import type { Route } from "./+types/product-page.ts";
import type { breadcrumbAndRelated } from "./breadcrumb-and-related.ts";
import { BuyBar } from "./buy-bar.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductInfo } from "./product-info.tsx";
import { ActualSize, loadProductParts, ProductBelow } from "./product-parts.ts";
import { useBuying } from "./use-buying.ts";
import { useChosenSize } from "./use-chosen-size.ts";
import { useEngravedLetters } from "./use-engraved-letters.ts";

const NotFoundNotice = requiredPart(() =>
  import("./not-found-notice.tsx").then(({ NotFoundNotice }) => NotFoundNotice),
);
const ProductFailed = requiredPart(() =>
  import("./product-failed.tsx").then(({ ProductFailed }) => ProductFailed),
);

interface ProductData extends ReturnType<typeof breadcrumbAndRelated> {
  readonly product: Product;
  readonly details: ShopDetails | null;
  readonly history: PriceHistory | null;
  readonly reviews: PieceReviews | null;
}

const load: Load<ProductData, { id: string }> = async (api, { params, search, signal }) => {
  // The components compute the prices from the rates.
  const query = { live: "false" } as const;
  const product = await api.call(getProduct, { params, query }, { signal });
  const productId = product._id;
  // These parts of the page are optional: the piece can be bought without them.
  const [details, others, history, reviews] = await Promise.all([
    api.call(getShopDetails, { query: { productId } }, { signal }).catch(() => []),
    api.call(getRelated, { params: { productId }, query }, { signal }).catch(() => []),
    import("../worth/load-price-history.ts").then(({ loadPriceHistory }) =>
      loadPriceHistory(api, productId, { search, signal }),
    ),
    loadReviews(api, productId, signal),
  ]);
  // The browser receives these facts with the server's page, so the module that computes them is
  // not part of the page's own code.
  const { breadcrumbAndRelated } = await import("./breadcrumb-and-related.ts");
  return {
    ...breadcrumbAndRelated(product, others),
    product,
    details: details[0] ?? null,
    history,
    reviews,
  };
};
export const loader = serverLoad(load);
const loadInBrowser = browserLoad(load);
/**
 * Loads the data and the code of the page's parts in parallel, so that the page is complete when it
 * is shown.
 */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ProductData> {
  const [data] = await Promise.all([loadInBrowser(args), loadProductParts()]);
  return data;
}

export function meta({ loaderData, ...place }: Route.MetaArgs) {
  if (!loaderData) {
    const title = isMissing(place.error) ? say.notFound : somethingWentWrong;
    return pageMeta({ title, personal: true }, place);
  }
  const { product } = loaderData;
  return pageMeta(
    {
      title: `${product.name}, ${metalInColour(product)}`,
      // A piece may be published before its description is written.
      description: product.description || say.pricedByWeight(product.name),
      kind: "product",
      // The canonical address names the piece by its slug; the piece can also be found by its id.
      address: productHref(product),
      image: sharedPicture(product.slug, { alt: product.name, updatedAt: product.updatedAt }),
    },
    place,
  );
}

/**
 * A change of the size in the address does not reload the page's data, which does not depend on the
 * size.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  // The key resets all choices of the shopper when another piece is opened.
  return <ProductView key={loaderData.product._id} {...loaderData} />;
}

function ProductView({ product, trail, isDrawn, details, ...rest }: ProductData) {
  const { related, worn, history, reviews } = rest;
  const { size, choose } = useChosenSize(product);
  const chosen = useMemo(() => chosenPiece(product, size), [product, size]);
  const [letters, setLetters] = useEngravedLetters(product);
  const engraving = engravingOf(letters);
  const buying = useBuying(product, size, engraving);
  return (
    <>
      <div className="wrap grid items-start gap-0 sm:gap-9 sm:pt-4.5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-16">
        <ProductGallery
          product={product}
          size={
            isDrawn ? (
              <ActualSize product={product} size={size} room="size-full sm:min-h-118" />
            ) : null
          }
        />
        <ProductInfo
          product={product}
          trail={trail}
          chosen={chosen}
          onChooseSize={choose}
          letters={letters}
          onEngrave={setLetters}
          buying={buying}
          hasHistory={history !== null}
        />
      </div>
      <ProductBelow
        product={product}
        listing={trail.at(-1)}
        chosen={chosen}
        details={details}
        related={related}
        worn={worn}
        history={history}
        reviews={reviews}
        room="min-h-svh"
      />
      <BuyBar product={product} chosen={chosen} buying={buying} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      {isMissing(error) ? (
        <NotFoundNotice title={say.notFound}>{say.notFoundText}</NotFoundNotice>
      ) : (
        <ProductFailed error={error} />
      )}
    </Suspense>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
