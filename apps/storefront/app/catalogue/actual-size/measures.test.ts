import type { Kind } from "@suvarna/domain/jewellery";
import { expect, it } from "vitest";
import { measuresOf } from "./measures.ts";

const sizes = (...names: string[]) =>
  names.map((size) => ({
    size,
    netWeight: 3,
    stock: 1,
    isAvailable: true,
    price: null,
    discountedPrice: null,
  }));
const piece = (kind: Kind, dimensions: string | null, ...names: string[]) => ({
  kind,
  dimensions,
  sizes: names.length > 0 ? sizes(...names) : null,
});

it("draws a ring in its size, in size 12 while none is chosen", () => {
  const ring = piece("ring", "Head 11 × 9 mm, shank 1.9 mm", "10", "12", "14");
  expect(measuresOf(ring, null)).toMatchObject({
    place: "finger",
    size: "12",
    circumference: 51.9,
    band: 1.9,
    head: [11, 9],
  });
  expect(measuresOf(ring, "14")).toMatchObject({ size: "14", circumference: 54.4 });
  expect(measuresOf(piece("ring", "5 mm wide", "14"), null)).toMatchObject({
    size: "14",
    band: 5,
    head: null,
  });
  expect(measuresOf(piece("ring", "5 mm and 4.5 mm wide", "10 & 16"), "10 & 16")).toMatchObject({
    size: "10",
    band: 4.5,
  });
});

it.each([
  ["6.2 × 2.6 cm", { form: "drop", length: 62, width: 26 }],
  ["2.6 cm across, 3 mm thick", { form: "hoop", length: 26, width: 3 }],
  ["2.5 cm across", { form: "hoop", length: 25, width: 2 }],
  ["5.9 mm across", { form: "stud", length: 5.9, width: 5.9 }],
])("draws earrings of %s on an ear", (words, expected) => {
  expect(measuresOf(piece("earrings", words), null)).toEqual({ place: "ear", ...expected });
});

it.each([
  ["34 × 3.8 cm", { form: "collar", around: 340, deep: 38 }],
  ["Collar 40 cm, centre 5.2 cm deep, on a 45 cm dori", { form: "collar", around: 400, deep: 52 }],
  ["52 cm long, pendant 4.6 cm", { form: "pendant", around: 520, deep: 46 }],
  ["50 cm long, 3.4 mm wide", { form: "chain", around: 500, deep: 0 }],
])("draws a necklace of %s on a neck", (words, expected) => {
  expect(measuresOf(piece("necklace", words), null)).toEqual({ place: "neck", ...expected });
});

it("draws no necklace whose words name only the size of its pendant", () => {
  expect(measuresOf(piece("necklace", "2.4 × 1.6 cm, chain 45 cm"), null)).toBeNull();
});

it("draws bangles and bracelets as circles", () => {
  expect(measuresOf(piece("bangle", "7 mm thick", "2.4", "2.6"), null)).toEqual({
    place: "circle",
    diameter: (2 + 6 / 16) * 25.4,
    thick: 7,
  });
  expect(measuresOf(piece("mangalsutra", "17 cm, stretches to 19 cm"), null)).toEqual({
    place: "circle",
    diameter: 170 / Math.PI,
    thick: 2,
  });
});

it("draws pendants and coins from the front", () => {
  expect(measuresOf(piece("pendant", "2.2 × 1.4 cm, chain 45 cm"), null)).toEqual({
    place: "flat",
    width: 14,
    height: 22,
    isRound: false,
    hangs: true,
  });
  expect(measuresOf(piece("coin", "2.6 cm across, 1.0 mm thick"), null)).toMatchObject({
    width: 26,
    height: 26,
    isRound: true,
  });
});

it("draws nothing without measures", () => {
  expect(measuresOf(piece("ring", null), null)).toBeNull();
  expect(measuresOf(piece("earrings", "light as a feather"), null)).toBeNull();
});
