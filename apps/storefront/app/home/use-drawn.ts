import { useHydrated } from "@suvarna/ui/use-hydrated.ts";

/** How many pieces a block of the home page draws. */
export const SHOWN = 6;
/** From how many they are drawn. */
export const DRAWN_FROM = 12;

/** Each piece's lot, drawn once: whoever comes back to the page finds the pieces where they were. */
const lots = new Map<string, number>();

/**
 * Six of the pieces, in random order; none of none. The server's page is the same for everybody, so chance comes
 * in only once React runs it; the blocks lie below the first screen, where a picture is not seen yet.
 */
export function useDrawn<Piece extends { readonly _id: string }>(
  pieces: readonly Piece[] | null | undefined,
): readonly Piece[] {
  const hydrated = useHydrated();
  if (!pieces) return [];
  return (hydrated ? inOrderOfLots(pieces) : pieces).slice(0, SHOWN);
}

function inOrderOfLots<Piece extends { readonly _id: string }>(pieces: readonly Piece[]): Piece[] {
  for (const { _id } of pieces) if (!lots.has(_id)) lots.set(_id, Math.random());
  const lotOf = ({ _id }: Piece) => lots.get(_id) ?? 0;
  return pieces.toSorted((one, other) => lotOf(one) - lotOf(other));
}
