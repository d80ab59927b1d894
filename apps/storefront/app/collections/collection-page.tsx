import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/collections";
import * as shell from "@suvarna/words/here/shell";
import { isRouteErrorResponse } from "react-router";
import { ListingLoadFailure, listingFailure, ProductCard } from "../catalogue/index.ts";
import { CARD_SIZES, ProductGrid } from "../pieces/index.ts";
import { browserLoad, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { rootDataOf } from "../platform/root-data.ts";
import { COLLECTIONS, collectionAddress } from "../site-map.ts";
import type { Route } from "./+types/collection-page.ts";
import { CollectionHero } from "./collection-hero.tsx";
import { storyJsonLd, storyTrailJsonLd } from "./collection-json-ld.ts";
import { loadStory, type Story, type StoryPiece } from "./load-story.ts";
import { StoryFigures } from "./story-figures.tsx";
import { StoryQuote } from "./story-quote.tsx";
import { StoryTurn } from "./story-turn.tsx";
import { WornTogether } from "./worn-together.tsx";

export const loader = serverLoad(loadStory);
export const clientLoader = browserLoad(loadStory);

export function meta({ loaderData: story, ...place }: Route.MetaArgs) {
  if (!story) {
    const title = isMissing(place.error) ? say.notFound : shell.somethingWentWrong;
    return pageMeta({ title, personal: true }, place);
  }
  const root = rootDataOf(place.matches);
  const { title, sentence } = story;
  return [
    ...pageMeta({ title: say.titleOf(title), description: sentence }, place),
    // Search engines read the page as the server sends it. React keeps the server's elements.
    ...(import.meta.env.SSR && root
      ? [
          { "script:ld+json": storyJsonLd(story, root.shop) },
          { "script:ld+json": storyTrailJsonLd(story, root.shop) },
        ]
      : []),
  ];
}

/** The page that tells a collection as a story and shows all its pieces. */
export default function CollectionPage({ loaderData: story }: Route.ComponentProps) {
  const { turns, row, quote, pieces } = story;
  const [first, second] = turns;
  const names = new Map(pieces.map(({ slug, name }) => [slug, name]));
  const nameOf = (slug: string | null) => names.get(slug ?? "");
  const pair = pairOf(story);
  return (
    <>
      <CollectionHero story={story} />
      {first ? <StoryTurn turn={first} pieceName={nameOf(first.piece)} pictureAt="left" /> : null}
      <StoryFigures row={row} />
      {second ? (
        <StoryTurn turn={second} pieceName={nameOf(second.piece)} pictureAt="right" />
      ) : null}
      {quote ? <StoryQuote quote={quote} /> : null}
      {pieces.length > 0 ? <AllPieces pieces={pieces} /> : null}
      {pair ? (
        <WornTogether
          text={story.together?.text ?? ""}
          pieces={pair}
          address={collectionAddress(story)}
        />
      ) : null}
    </>
  );
}

function AllPieces({ pieces }: { pieces: readonly StoryPiece[] }) {
  // A last row of one or two pieces looks like a hole, so nine pieces stand in rows of three.
  const columns = pieces.length % 4 !== 0 && pieces.length % 3 === 0 ? 3 : 4;
  return (
    <div id="pieces" className="scroll-mt-4">
      <Section>
        <SectionHead title={say.piecesTitle(pieces.length)} />
        <ProductGrid columns={columns}>
          {pieces.map((piece) => (
            <li key={piece._id}>
              <ProductCard piece={piece} sizes={CARD_SIZES[columns]} />
            </li>
          ))}
        </ProductGrid>
      </Section>
    </div>
  );
}

function pairOf({ together, pieces }: Story): readonly [StoryPiece, StoryPiece] | null {
  const [one, other] = (together?.pieces ?? []).flatMap(
    (id) => pieces.find(({ _id }) => _id === id) ?? [],
  );
  return one && other ? [one, other] : null;
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <ListingLoadFailure failure={listingFailure(error)} />;
  return (
    <div className="wrap py-section">
      <EmptyState
        rank="h1"
        title={say.notFound}
        action={<ButtonLink to={COLLECTIONS}>{say.seeAllCollections}</ButtonLink>}
      >
        {say.notInShop}
      </EmptyState>
    </div>
  );
}
