import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as say from "@suvarna/words/here/product-facts";
import type { SiteLink } from "../site-map.ts";
import type { CardPiece } from "./card-piece.ts";
import { PieceRow } from "./piece-row.tsx";

/** A row of pieces that are similar to the shown piece. */
export function RelatedPieces({
  pieces,
  all,
  title = say.alsoLike,
  joined,
}: {
  pieces: readonly CardPiece[];
  /** The listing of all similar pieces, to which the link at the right leads. */
  all: SiteLink | undefined;
  title?: string;
  /** Whether there is only a small gap between this section and the section above. */
  joined: boolean;
}) {
  return (
    <Section joined={joined}>
      <SectionHead
        title={title}
        action={all ? <TextLink to={all.to}>{say.allOf(all.label)}</TextLink> : null}
      />
      {pieces.length === 0 ? (
        <EmptyState rank="h3" title={say.noneRelated}>
          {say.checkBackLater}
        </EmptyState>
      ) : (
        <PieceRow pieces={pieces} />
      )}
    </Section>
  );
}
