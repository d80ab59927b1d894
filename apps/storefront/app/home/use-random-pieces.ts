import { useHydrated } from "@suvarna/ui/use-hydrated.ts";

/** How many pieces a block of the home page shows. */
export const SHOWN = 6;
/** From how many candidates they are drawn. */
export const DRAWN_FROM = 12;

/**
 * Each piece's random number, drawn once per visit, so that the order is stable when the visitor
 * returns to the page.
 */
const randomNumbers = new Map<string, number>();

/**
 * Six of the pieces in random order. The server's page is the same for all visitors, so the random
 * order starts after hydration. The blocks are below the first screen, where the visitor does not
 * see the change.
 */
export function useRandomPieces<Piece extends { readonly _id: string }>(
  pieces: readonly Piece[] | null | undefined,
): {
  readonly drawn: readonly Piece[];
  /**
   * The attribute of the list until the pieces are drawn, by which app.css hides their pictures, and
   * the list's key: a phone would scroll a row along with the pieces that change their place.
   */
  readonly list: { readonly key: string; readonly undrawn: "" | undefined };
} {
  const hydrated = useHydrated();
  const drawn = hydrated ? inOrderOfLots(pieces ?? []) : (pieces ?? []);
  const list = hydrated
    ? { key: "drawn", undrawn: undefined }
    : { key: "served", undrawn: "" as const };
  return { drawn: drawn.slice(0, SHOWN), list };
}

function inOrderOfLots<Piece extends { readonly _id: string }>(pieces: readonly Piece[]): Piece[] {
  for (const { _id } of pieces) if (!randomNumbers.has(_id)) randomNumbers.set(_id, Math.random());
  const randomNumberOf = ({ _id }: Piece) => randomNumbers.get(_id) ?? 0;
  return pieces.toSorted((one, other) => randomNumberOf(one) - randomNumberOf(other));
}
