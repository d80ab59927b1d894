import { Weight } from "../parts/money.tsx";

/**
 * The hint at the weight of a piece: the ordered weight, and the weight that the book of pieces has
 * for its HUID. The dispatch overwrites the weight in the book, so a difference is marked.
 */
export function WeightHint({
  orderedMg,
  bookMg,
  weighedMg,
}: {
  orderedMg: number;
  /** The weight in the book; null for a piece without one. */
  bookMg: number | null;
  weighedMg: number | null;
}) {
  const differs = weighedMg !== null && weighedMg !== bookMg;
  return (
    <>
      ordered <Weight mg={orderedMg} />
      {bookMg === null ? null : (
        <span className={`block ${differs ? "text-amber" : ""}`}>
          in the book <Weight mg={bookMg} />
          {differs ? ", replaced at dispatch" : ""}
        </span>
      )}
    </>
  );
}
