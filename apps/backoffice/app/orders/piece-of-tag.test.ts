import { expect, it } from "vitest";
import { pieceOfTag } from "./piece-of-tag.ts";

type Args = Parameters<typeof pieceOfTag>;
const page = {
  order: { items: [{ productId: "bangle" }, { productId: "ring" }, { productId: "anklet" }] },
  lines: [{ needsHuid: true }, { needsHuid: true }, { needsHuid: false }],
} as unknown as Args[0];
const piece = (line: number, piece: number, huid: string | null) =>
  ({ line, piece, huid }) as Args[1][number];
const pieces = [piece(0, 0, "4KT9RX"), piece(0, 1, null), piece(1, 0, "9PW2L"), piece(2, 0, null)];
const of = (huid: string, productId: string | null, among = pieces) =>
  pieceOfTag(page, among, { huid, productId });

it("a known HUID belongs to the next piece of its product that has none", () => {
  expect(of("AAAAAA", "bangle")).toEqual({ piece: pieces[1], isThere: false });
  expect(of("AAAAAA", "ring")).toEqual({ piece: pieces[2], isThere: false });
  expect(of("AAAAAA", "anklet")).toEqual({ piece: pieces[3], isThere: false });
});

it("a HUID that a piece already has is found, and changes nothing", () => {
  expect(of("4KT9RX", "bangle")).toEqual({ piece: pieces[0], isThere: true });
});

it("reports a HUID of another product, and a HUID of one piece more than ordered", () => {
  expect(of("AAAAAA", "pendant")).toEqual({ problem: "other_product" });
  expect(of("AAAAAA", "bangle", [piece(0, 0, "4KT9RX")])).toEqual({ problem: "all_have_one" });
});

it("an unknown HUID is not guessed where pieces of two products wait for one", () => {
  expect(of("AAAAAA", null)).toEqual({ problem: "which" });
  const one = [piece(0, 0, "4KT9RX"), piece(1, 0, null), piece(2, 0, null)];
  expect(of("AAAAAA", null, one)).toEqual({ piece: one[1], isThere: false });
});
