import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import { formatWeight } from "@suvarna/domain/formats";
import type { BasisPoints } from "@suvarna/domain/money";
import { isOtherPiece, needsReweighing, OTHER_PIECE_BP } from "@suvarna/domain/weight-difference";
import { Refusal } from "../../platform/errors.ts";
import type { CounterCartLine } from "./pieces.ts";

/**
 * The reason why a weight can't be that of the line's piece, in words; null for a weight that the
 * piece may have. No second weighing helps against it.
 */
export function weightProblem(line: CounterCartLine): string | null {
  const { product, weighedMg, grossMg, catalogueMg, bookMg } = line;
  if (weighedMg === null) return null;
  if (grossMg > catalogueMg && weighedMg > grossMg) {
    return `${product.name} has ${formatWeight(grossMg)} with its stones, so ${formatWeight(weighedMg)} can't be its net weight.`;
  }
  if (!isOtherPiece(knownMg(line), weighedMg)) return null;
  const place = bookMg === null ? "catalogue" : "book of pieces";
  return `${comparison(line, weighedMg)} More than ${OTHER_PIECE_BP / 100} % apart is not sold: weigh it again, or correct the ${place} first.`;
}

/**
 * Whether a weight is so far from the known weight of the line's piece that it is billed only after
 * a second weighing.
 */
export function isFarWeight(line: CounterCartLine, limitBp: BasisPoints): boolean {
  const { weighedMg } = line;
  return weighedMg !== null && needsReweighing(knownMg(line), weighedMg, limitBp);
}

/**
 * Refuses a weight that can't be that of the piece, such as 84.5 g that was typed for 8.45 g. A
 * weight that is far from the known one sets another price than the shop expects, so it needs a
 * second weighing, and a fresh proof of the second factor by the member of staff who sells.
 * @throws Refusal dispatch_hindered, fresh_proof_needed
 */
export function refuseUnconfirmedWeights(
  lines: readonly CounterCartLine[],
  input: Pick<CounterOrderInput, "lines">,
  { limitBp, hasFreshProof }: { readonly limitBp: BasisPoints; readonly hasFreshProof: boolean },
): void {
  for (const [place, line] of lines.entries()) {
    const problem = weightProblem(line);
    if (problem) throw hindered(`lines.${place}.weighedMg`, problem);
    if (line.weighedMg === null || !isFarWeight(line, limitBp)) continue;
    const againMg = input.lines[place]?.againMg;
    if (againMg !== line.weighedMg) {
      const message =
        againMg === undefined
          ? `${comparison(line, line.weighedMg)} Weigh it a second time.`
          : `The two weights of ${line.product.name} do not agree: ${formatWeight(line.weighedMg)} and ${formatWeight(againMg)}.`;
      throw hindered(`lines.${place}.againMg`, message);
    }
    if (!hasFreshProof) throw new Refusal("fresh_proof_needed");
  }
}

/** The weight that the shop expects of a piece: that of the book of pieces, else the catalogue's. */
function knownMg({ bookMg, catalogueMg }: CounterCartLine): number {
  return bookMg ?? catalogueMg;
}

function comparison(line: CounterCartLine, weighedMg: number): string {
  const place = line.bookMg === null ? "catalogue" : "book of pieces";
  return `${line.product.name} has ${formatWeight(weighedMg)} on the scale and ${formatWeight(knownMg(line))} in the ${place}.`;
}

function hindered(field: string, message: string): Refusal {
  return new Refusal("dispatch_hindered", { message, fields: { [field]: message } });
}
