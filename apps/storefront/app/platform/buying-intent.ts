import { tabMemory } from "./browser-memory.ts";

const KEY = "buying";
/**
 * How long the intent to buy a piece is stored, in milliseconds. A shopper who comes back later may
 * have other plans.
 */
const LASTS = 15 * 60_000;

/** The piece that a visitor was about to buy, with the fields that the login page shows. */
export interface IntendedPiece {
  readonly name: string;
  readonly picture: string;
  /** The chosen size; null for a piece without sizes. */
  readonly size: string | null;
}

interface Intent {
  readonly at: number;
  readonly address: string;
  readonly piece: IntendedPiece;
}

/**
 * Stores the piece that a visitor was about to buy when the login page was opened.
 * @param address the piece's page, with the chosen size
 */
export function rememberIntent(address: string, piece: IntendedPiece): void {
  tabMemory.setItem(KEY, JSON.stringify({ at: Date.now(), address, piece } satisfies Intent));
}

/**
 * Whether the visitor was about to buy the piece of this page. Calling the function removes the
 * stored intent.
 */
export function takeIntent(address: string): boolean {
  const intent = stored();
  if (intent?.address !== address) return false;
  tabMemory.removeItem(KEY);
  return isFresh(intent);
}

/** The piece that will be put into the cart after the login; null when there is none. */
export function intendedPiece(): IntendedPiece | null {
  const intent = stored();
  return intent && isFresh(intent) ? intent.piece : null;
}

function isFresh({ at }: Intent): boolean {
  return Date.now() - at < LASTS;
}

function stored(): Intent | null {
  try {
    return JSON.parse(tabMemory.getItem(KEY) ?? "null") as Intent | null;
  } catch {
    return null;
  }
}
