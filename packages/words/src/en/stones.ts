/** A stone of a piece: its kind as the shop's data has it, and how many of them there are. */
interface Stone {
  readonly kind: string;
  readonly count: number;
}

/** Stone kinds whose name is the same for one stone and for several. */
const SAME = /^(polki|kundan|onyx)$/i;

/** The name of one stone or of several: `Ruby`, `Rubies`, `Diamonds`, `Polki`. */
export function stoneName({ kind, count }: Stone): string {
  if (count === 1 || SAME.test(kind)) return kind;
  return /[^aeiou]y$/i.test(kind) ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}

/** A number of stones as text: `1 emerald`, `44 diamonds`. */
export function stonesText(stone: Stone): string {
  return `${stone.count} ${stoneName(stone).toLowerCase()}`;
}
