import { expect, it } from "vitest";
import { alikePieces } from "./alike-pieces.ts";

it("names each piece that has a HUID or a weight of its own, and counts the others", () => {
  const pieces = [
    { netWeight: 3.95, huid: "AB0001" },
    { netWeight: 4.02, huid: "AB0002" },
    { netWeight: 4, huid: null },
    { netWeight: 3.98, huid: null },
    { netWeight: 4, huid: null },
  ];
  expect(alikePieces(pieces)).toEqual([
    { netWeight: 3.95, huid: "AB0001", count: 1 },
    { netWeight: 4.02, huid: "AB0002", count: 1 },
    { netWeight: 4, huid: null, count: 2 },
    { netWeight: 3.98, huid: null, count: 1 },
  ]);
});
