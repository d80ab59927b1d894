import type { Carat } from "@suvarna/domain/fineness";
import * as say from "@suvarna/words/here/cart";
import { metalAndWeight } from "../pieces/index.ts";

/** Describes a line's metal, size and engraving: `18K rose gold · 3.600 g · size 12`. */
export function lineWords(line: {
  carat: Carat;
  metalColour?: string | undefined;
  netWeight: number;
  size?: string;
  engraving?: string;
}): string {
  const words = metalAndWeight({ ...line, metal: line.carat === "Silver" ? "Silver" : "Gold" });
  const size = line.size ? say.lineSize(line.size) : "";
  const engraving = line.engraving ? say.lineEngraving(line.engraving) : "";
  return words + size + engraving;
}
