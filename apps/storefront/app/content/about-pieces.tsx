import { listProducts } from "@suvarna/contract/catalogue/calls";
import type { Client } from "@suvarna/contract/client";
import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as say from "@suvarna/words/here/about";
import { type CardPiece, cardPiece, PieceRow } from "../catalogue/index.ts";

const IN_A_ROW = 4;

/** Loads four pieces of the shop; none when they can't be loaded. */
export async function loadAboutPieces(
  api: Client,
  signal: AbortSignal,
): Promise<readonly CardPiece[]> {
  try {
    const query = { featured: "true", limit: IN_A_ROW } as const;
    const products = await api.call(listProducts, { query }, { signal });
    return products.slice(0, IN_A_ROW).map(cardPiece);
  } catch {
    return [];
  }
}

/** A row of the shop's pieces at the end of the page about the shop. */
export function AboutPieces({ pieces }: { pieces: readonly CardPiece[] }) {
  if (pieces.length < IN_A_ROW) return null;
  return (
    <Section joined>
      <SectionHead
        title={say.fromTheBench}
        action={<TextLink to="/shop">{say.seeAllPieces}</TextLink>}
      />
      <PieceRow pieces={pieces} />
    </Section>
  );
}
