import { stoneWords } from "./jewellery.ts";

/** A stone of a piece: its kind as the shop's data has it, and how many of them there are. */
interface Stone {
  readonly kind: string;
  readonly count: number;
}

/** The name of one stone or of several: `हीरा`, `हीरे`. Only names that end in `ा` have a plural. */
export function stoneName({ kind, count }: Stone): string {
  const name = stoneWords(kind);
  return count === 1 ? name : name.replace(/ा$/, "े");
}

/** A number of stones as text: `1 पन्ना`, `44 हीरे`. */
export function stonesText(stone: Stone): string {
  return `${stone.count} ${stoneName(stone)}`;
}
