import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Lozenge } from "@suvarna/ui/lozenge.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { CATEGORY_TITLES, categoryAddress } from "../site-map.ts";

const RecentPieces = lazy(() =>
  import("./recent-pieces.tsx").then(({ RecentPieces }) => ({ default: RecentPieces })),
);

/** The page of a piece that is not in the shop: where to go on, and what was looked at before. */
export function MissingPiece() {
  const hydrated = useHydrated();
  return (
    <>
      <div className="bg-shell">
        <div className="wrap grid min-h-[26rem] content-center justify-items-start py-16 sm:min-h-[32rem]">
          <Lozenge className="mb-5.5 w-11 text-gold" />
          <h1>Product not found</h1>
          <p className="mt-3 mb-7 max-w-[34em] text-ink-soft">
            This piece is not in the shop. It may have been the only one of its kind, and sold. The
            address may also have a letter too many.
          </p>
          <ButtonLink to="/shop">Return to Products</ButtonLink>
          <nav aria-label="Categories" className="mt-6 flex flex-wrap gap-x-6">
            {CATEGORY_TITLES.map((title) => (
              <Link
                key={title}
                to={categoryAddress(title)}
                className="link-gold inline-flex min-h-11 items-center text-wine"
              >
                {title}
              </Link>
            ))}
          </nav>
        </div>
      </div>
      {hydrated ? (
        <Suspense fallback={null}>
          <div className="pt-12">
            <RecentPieces piece={null} />
          </div>
        </Suspense>
      ) : null}
    </>
  );
}
