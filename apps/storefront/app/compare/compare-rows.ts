import { pricedPiece } from "@suvarna/contract/catalogue/priced-piece";
import { MOST_LETTERS } from "@suvarna/domain/engraving";
import { formatRupees } from "@suvarna/domain/formats";
import { metalWorth } from "@suvarna/domain/metal-worth";
import type { Paise } from "@suvarna/domain/money";
import { type PriceBreakup, priceOf } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { withGst } from "@suvarna/domain/tax";
import * as say from "@suvarna/words/here/compare";
import * as metals from "@suvarna/words/here/metal";
import * as words from "@suvarna/words/here/pieces";
import { stonesText, weightText } from "../pieces/index.ts";
import type { ComparedPiece } from "./compared-piece.ts";

/**
 * A cell of the comparison: its lines, a note below, and whether its value is the lowest of its
 * row.
 */
export interface Cell {
  readonly lines: readonly string[];
  readonly note?: string;
  readonly isLeast?: boolean;
}

export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** Whether the row shows the prices that are paid, which are emphasised. */
  readonly isTotal?: boolean;
}

export interface RowGroup {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The values besides the pieces from which the rows are computed. */
export interface CompareFacts {
  readonly rates: RatesPerGram;
  readonly gstRateBp: number;
  readonly exchangeBp: number;
  /**
   * When a piece arrives at the PIN code that this browser remembers; null while no code is known.
   */
  readonly arrival: { readonly pin: string; when(piece: ComparedPiece): string } | null;
}

/** All rows of the comparison. A row that is empty for every piece is left out. */
export function compareGroups(
  pieces: readonly ComparedPiece[],
  facts: CompareFacts,
): readonly RowGroup[] {
  return [
    { title: say.price, rows: priceRows(pieces, facts) },
    { title: say.thePiece, rows: pieceRows(pieces) },
    { title: say.buyingIt, rows: buyingRows(pieces, facts) },
  ].map(({ title, rows }) => ({ title, rows: rows.filter(hasFact) }));
}

/** The rows in which the pieces differ. */
export function differingRows(groups: readonly RowGroup[]): readonly RowGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ cells }) => !areEqual(cells)) }))
    .filter(({ rows }) => rows.length > 0);
}

const NOTHING = "–";

function priceRows(pieces: readonly ComparedPiece[], facts: CompareFacts): Row[] {
  const prices = pieces.map((piece) => priceOf(pricedPiece(piece), facts.rates));
  const sums = (of: (price: PriceBreakup) => Paise) =>
    prices.map((price) => cell(price && formatRupees(of(price))));
  const allMetals = new Set(pieces.map(({ metal }) => metal));
  const [only] = allMetals;
  const metal = only !== undefined && allMetals.size === 1 ? metals.metalWords(only) : say.metal;
  const least = leastOf(prices.map((price) => price?.makingCharge ?? null));
  const worth = pieces.map(({ carat, netWeight }) => {
    const weighed = { carat, netWeightMg: Math.round(netWeight * 1000), quantity: 1 };
    return metalWorth([weighed], facts.rates, facts.exchangeBp);
  });
  return [
    {
      label: say.totalWithGst,
      isTotal: true,
      cells: sums(({ discountedPrice }) => withGst(discountedPrice, facts.gstRateBp)).map((each) =>
        each.lines[0] === NOTHING ? cell(words.priceOnRequest) : each,
      ),
    },
    { label: say.price, cells: sums(({ discountedPrice }) => discountedPrice) },
    {
      label: metal,
      cells: prices.map((price, index) => ({
        lines: [price ? formatRupees(price.metalValue) : NOTHING],
        note: weightText(pieces[index]?.netWeight ?? 0),
      })),
    },
    {
      label: say.stones,
      cells: prices.map((price) =>
        cell(price && price.stoneValue > 0 ? formatRupees(price.stoneValue) : null),
      ),
    },
    {
      label: say.makingCharge,
      cells: prices.map((price, index) => ({
        lines: [price ? formatRupees(price.makingCharge) : NOTHING],
        note: `${pieces[index]?.makingcharge ?? 0}%`,
        isLeast: index === least,
      })),
    },
    {
      label: say.reduction,
      cells: prices.map((price) =>
        cell(price && price.discount > 0 ? `−${formatRupees(price.discount)}` : null),
      ),
    },
    {
      label: say.inExchange(metal),
      cells: worth.map((each) => cell(each && formatRupees(each.exchangeValue))),
    },
  ];
}

function pieceRows(pieces: readonly ComparedPiece[]): Row[] {
  const least = leastOf(pieces.map(({ grossWeight }) => grossWeight));
  return [
    {
      label: say.metal,
      cells: pieces.map(({ metal, metalColour, carat }) => {
        const colour = metals.metalColourWords(metalColour) || metals.metalWords(metal);
        return cell(carat === metal ? colour : `${colour}, ${carat}`);
      }),
    },
    {
      label: say.stones,
      cells: pieces.map(({ stones }) =>
        stones.length > 0 ? { lines: stones.map(stoneLine) } : cell(null),
      ),
    },
    {
      label: say.grossWeight,
      cells: pieces.map(({ grossWeight }, index) => ({
        lines: [weightText(grossWeight)],
        isLeast: index === least,
      })),
    },
    { label: say.lifeSize, cells: pieces.map(({ dimensionsText }) => cell(dimensionsText)) },
  ];
}

function stoneLine(stone: ComparedPiece["stones"][number]): string {
  const { carats } = stone;
  return (
    stonesText(stone) + (carats > 0 ? ` ${words.stoneWeight(carats).replace(" ", "\u00a0")}` : "")
  );
}

function buyingRows(pieces: readonly ComparedPiece[], { arrival }: CompareFacts): Row[] {
  const sized = pieces.some(({ sizes }) => sizes);
  return [
    { label: sized ? say.sizesOnCounter : say.onCounter, cells: pieces.map(onTheCounter) },
    ...(arrival
      ? [
          {
            label: say.withYouAt(arrival.pin),
            cells: pieces.map((piece) => cell(piece.isAvailable ? arrival.when(piece) : null)),
          },
        ]
      : []),
    {
      label: say.certificate,
      cells: pieces.map(({ certificate, huid }) =>
        cell([reportOf(certificate), huid ? "HUID" : null].filter(Boolean).join(", ") || null),
      ),
    },
    {
      label: say.engraving,
      cells: pieces.map((piece) =>
        cell(pieces.some(({ engravable }) => engravable) ? engravingOf(piece) : null),
      ),
    },
  ];
}

/** The short name of a laboratory's report; any other certificate is shown with its own text. */
function reportOf(certificate: string | null): string | null {
  return /\bIGI\b/.test(certificate ?? "") ? say.reportOfIgi : certificate;
}

function engravingOf({ kind, engravable }: ComparedPiece): string {
  const isRing = kind === "ring";
  if (!engravable) return isRing ? say.noRoomInside : say.noRoom;
  return isRing ? say.lettersInside(MOST_LETTERS) : say.lettersOnBack(MOST_LETTERS);
}

/**
 * The largest number of sizes that are listed one by one. If all of more sizes are available, only
 * the first and the last are named.
 */
const NAMED_SIZES = 3;

function onTheCounter({ sizes, stock, isAvailable }: ComparedPiece): Cell {
  if (!isAvailable) return cell(words.outOfStock);
  const had = (sizes ?? []).filter((size) => size.isAvailable);
  const there = had.filter((size) => size.stock !== null).map(({ size }) => size);
  if (there.length === 0) return cell(stock === null ? words.madeToOrder : say.inStock);
  const toOrder = had.filter((size) => size.stock === null).map(({ size }) => size);
  const isAll = there.length === sizes?.length && there.length > NAMED_SIZES;
  const line = isAll ? say.sizesFromTo(there[0] ?? "", there.at(-1) ?? "") : there.join(", ");
  return {
    lines: [line],
    ...(toOrder.length > 0 ? { note: say.sizesToOrder(toOrder.join(", ")) } : {}),
  };
}

function cell(line: string | null): Cell {
  return { lines: [line ?? NOTHING] };
}

/**
 * The index of the lowest number; -1 when a number is missing, or when two numbers share the lowest
 * value.
 */
function leastOf(figures: readonly (number | null)[]): number {
  const knownFigures = figures.filter((figure) => figure !== null);
  const lowest = Math.min(...knownFigures);
  const isAlone = knownFigures.filter((figure) => figure === lowest).length === 1;
  return figures.length > 1 && knownFigures.length === figures.length && isAlone
    ? figures.indexOf(lowest)
    : -1;
}

function areEqual(cells: readonly Cell[]): boolean {
  const words = cells.map(({ lines, note }) => [...lines, note].join("\n"));
  return new Set(words).size <= 1;
}

function hasFact({ cells }: Row): boolean {
  return cells.some(({ lines }) => lines[0] !== NOTHING);
}
