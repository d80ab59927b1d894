import type { CollectionSummary } from "@suvarna/contract/catalogue/collection-schemas";
import { listCollections } from "@suvarna/contract/catalogue/collections";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/collections";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import { Link } from "react-router";
import { ListingLoadFailure, listingFailure } from "../catalogue/index.ts";
import { piecesText, ZOOMS } from "../pieces/index.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { rootDataOf } from "../platform/root-data.ts";
import { collectionAddress } from "../site-map.ts";
import type { Route } from "./+types/collections-page.ts";
import { collectionsJsonLd } from "./collection-json-ld.ts";

/** The size of a collection's cover picture in pixels. */
const COVER = { width: 900, height: 1200 };

const load: Load<readonly CollectionSummary[]> = (api, { signal }) =>
  api.call(listCollections, {}, { signal });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export function meta({ loaderData, ...place }: Route.MetaArgs) {
  const root = rootDataOf(place.matches);
  return [
    ...pageMeta({ title: navigation.collections, description: say.lead }, place),
    // Search engines read the page as the server sends it. React keeps the server's element.
    ...(import.meta.env.SSR && root && loaderData
      ? [{ "script:ld+json": collectionsJsonLd(loaderData, root.shop) }]
      : []),
  ];
}

/** The page of all collections, each with its cover picture. */
export default function CollectionsPage({ loaderData: all }: Route.ComponentProps) {
  return (
    <div className="wrap pb-section">
      <PageHead title={navigation.collections}>{say.lead}</PageHead>
      {all.length === 0 ? (
        <EmptyState
          title={say.noCollections}
          action={<ButtonLink to="/shop">{say.exploreCollection}</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-x-6 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
          {all.map((collection, index) => (
            <li key={collection._id}>
              <CollectionCard collection={collection} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The card of a collection. The whole card is one link to the collection's story. */
function CollectionCard({
  collection,
  isFirst,
}: {
  collection: CollectionSummary;
  isFirst: boolean;
}) {
  const { title, sentence, cover, count, carats, weights } = collection;
  return (
    <article className="group relative">
      <Picture
        src={cover.src}
        alt=""
        {...COVER}
        sizes="(min-width: 90rem) 424px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
        priority={isFirst}
        className="aspect-[4/5] lg:aspect-[3/4]"
        imageClassName={ZOOMS}
      />
      <h2 className="heading-3 mt-5 text-[1.75rem]">
        <Link
          to={collectionAddress(collection)}
          lang={language.langOf(title)}
          className="after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h2>
      <p lang={language.langOf(sentence)} className="mt-1.5 max-w-[28em] text-ink-soft">
        {sentence}
      </p>
      {weights ? (
        <p className="mt-2.5 text-caption text-ink-mute tabular-nums">
          {say.piecesInGrams(piecesText(count), say.gramsSpan(weights), say.ofMetal(carats))}
        </p>
      ) : null}
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingLoadFailure failure={listingFailure(error)} />;
}
