import type { Product } from "@suvarna/contract/catalogue/schemas";

/** The colours of a piece's lines and of its stone. */
export interface Tints {
  readonly metal: string;
  readonly stone: { readonly line: string; readonly fill: string } | null;
}

/** The fields of a piece that decide the colours of its drawing. */
export type TintedPiece = Pick<Product, "metal" | "metalColour" | "stones">;

/** The line and fill colours of coloured stones. All other stones are white. */
const STONES: Readonly<Record<string, { line: string; fill: string }>> = {
  Emerald: { line: "var(--color-leaf)", fill: "var(--color-leaf-tint)" },
  Ruby: { line: "var(--color-alert)", fill: "var(--color-alert-tint)" },
  Sapphire: { line: "#33477c", fill: "#e9edf5" },
  Onyx: { line: "var(--color-ink)", fill: "var(--color-ink-soft)" },
};
const WHITE_STONE = { line: "var(--color-line-strong)", fill: "#fff" };

/** The colours in which a piece is drawn. */
export function tintsOf({ metal, metalColour, stones: [stone] }: TintedPiece): Tints {
  const isWhite = metal === "Silver" || /white/i.test(metalColour);
  return {
    metal: isWhite ? "var(--color-line-strong)" : "var(--color-gold)",
    stone: stone ? (STONES[stone.kind] ?? WHITE_STONE) : null,
  };
}
