import { useHydrated } from "@suvarna/ui/use-hydrated.ts";

/** How many pieces a block of the home page shows. */
export const PIECES_SHOWN = 6;
/** The number of candidates from which the shown pieces are drawn at random. */
export const RANDOM_CANDIDATES = 12;

/**
 * A random number for each piece, drawn once per visit, so that the order is stable when the
 * visitor returns to the page.
 */
const randomNumbers = new Map<string, number>();

/**
 * Returns six of the given pieces in random order. The server's page is the same for all visitors,
 * so the random order starts after hydration. The blocks are below the first screen, where the
 * visitor does not see the change.
 */
export function useRandomPieces<Piece extends { readonly _id: string }>(
  pieces: readonly Piece[] | null | undefined,
): {
  readonly drawn: readonly Piece[];
  /**
   * The key and the attribute of the list of pieces. The attribute lets app.css hide the pictures
   * until the pieces are drawn. The key makes a new list then, because a phone would otherwise
   * scroll the row along with the pieces that change their position.
   */
  readonly list: { readonly key: string; readonly undrawn: "" | undefined };
} {
  const hydrated = useHydrated();
  const drawn = hydrated ? inOrderOfLots(pieces ?? []) : (pieces ?? []);
  const list = hydrated
    ? { key: "drawn", undrawn: undefined }
    : { key: "served", undrawn: "" as const };
  return { drawn: drawn.slice(0, PIECES_SHOWN), list };
}

function inOrderOfLots<Piece extends { readonly _id: string }>(pieces: readonly Piece[]): Piece[] {
  for (const { _id } of pieces) if (!randomNumbers.has(_id)) randomNumbers.set(_id, Math.random());
  const randomNumberOf = ({ _id }: Piece) => randomNumbers.get(_id) ?? 0;
  return pieces.toSorted((one, other) => randomNumberOf(one) - randomNumberOf(other));
}
