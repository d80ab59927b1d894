import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Lozenge } from "@suvarna/ui/lozenge.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { Picture } from "@suvarna/ui/picture.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as jewellery from "@suvarna/words/here/jewellery";
import * as say from "@suvarna/words/here/listing-head";
import { categories } from "@suvarna/words/here/shell";
import { Suspense } from "react";
import { Link } from "react-router";
import { BANNER, KindTiles } from "../pieces/index.ts";
import { CATEGORY_TITLES, categoryAddress } from "../site-map.ts";

const RecentPieces = optionalPart(() =>
  import("./recent-pieces.tsx").then(({ RecentPieces }) => RecentPieces),
);

/**
 * The page for a piece or a listing that the shop does not have: links to other pages, and the
 * pieces that the visitor viewed before.
 * @param children one or two sentences that give the reason
 */
export function NotFoundNotice({ title, children }: { title: string; children: string }) {
  const hydrated = useHydrated();
  return (
    <>
      <div className="relative overflow-hidden bg-shell">
        <Picture
          src="/pictures/banner-rings.jpg"
          alt=""
          {...BANNER}
          sizes="58vw"
          className="absolute! inset-y-0 right-0 w-[58%] bg-transparent! bg-none! mask-[linear-gradient(90deg,transparent,#000_30%)] max-lg:hidden"
          imageClassName="object-[100%_50%]"
        />
        <div className="wrap relative grid min-h-[26rem] content-center justify-items-start py-16 sm:min-h-[32rem]">
          <Lozenge className="mb-5.5 w-11 text-gold" />
          <h1>{title}</h1>
          <p className="mt-3 mb-7 max-w-[34em] text-ink-soft">{children}</p>
          <ButtonLink to="/shop">{say.returnToProducts}</ButtonLink>
          <nav aria-label={categories} className="mt-6 flex flex-wrap gap-x-6">
            {CATEGORY_TITLES.map((title) => (
              <Link
                key={title}
                to={categoryAddress(title)}
                className="link-gold inline-flex min-h-11 items-center text-wine"
              >
                {jewellery.categoryWords(title)}
              </Link>
            ))}
          </nav>
        </div>
      </div>
      <div className="wrap pt-6 pb-12">
        <KindTiles />
      </div>
      {hydrated ? (
        <Suspense fallback={null}>
          <RecentPieces piece={null} />
        </Suspense>
      ) : null}
    </>
  );
}
