import { isCarat } from "@suvarna/domain/fineness";
import { browserMemory } from "../platform/browser-memory.ts";
import type { CardPiece } from "./card-piece.ts";

const KEY = "recently-viewed";
/**
 * The number of pieces to store: the pieces that a page shows, and the piece of the page itself.
 */
const KEPT = 9;

/** The pieces that were viewed in this browser, newest first. Unreadable entries are left out. */
export function recentlyViewed(): readonly CardPiece[] {
  return parsed(browserMemory.getItem(KEY)).filter(isCardPiece);
}

/** Puts a piece first in the list. Its price is not stored, but computed from the current rates. */
export function rememberViewed(piece: CardPiece): void {
  const others = recentlyViewed().filter(({ _id }) => _id !== piece._id);
  browserMemory.setItem(KEY, JSON.stringify([piece, ...others].slice(0, KEPT)));
}

function parsed(stored: string | null): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

const TEXTS = ["_id", "slug", "name", "category", "metal", "carat"];
const FIGURES = ["netWeight", "makingcharge", "stoneValue", "discountPercent"];

/**
 * The stored list is validated by hand, because the contract's schemas would be the largest code of
 * the page.
 */
function isCardPiece(entry: unknown): entry is CardPiece {
  if (typeof entry !== "object" || entry === null) return false;
  const piece: Readonly<Record<string, unknown>> = { ...entry };
  const { images, stock } = piece;
  return (
    TEXTS.every((name) => typeof piece[name] === "string") &&
    FIGURES.every((name) => Number(piece[name]) >= 0 && typeof piece[name] === "number") &&
    isCarat(String(piece["carat"])) &&
    Array.isArray(images) &&
    images.every((image) => typeof image === "string") &&
    typeof piece["isAvailable"] === "boolean" &&
    (stock === null || typeof stock === "number")
  );
}
