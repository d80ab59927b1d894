import type { NewProduct } from "../src/catalogue/index.ts";
import { seededRandom } from "./seeded-random.ts";
import { newProduct, type ProductFile } from "./shop-files.ts";

/** The position of the first generated product, after all products of the shop and of staff. */
const FIRST_POSITION = 1_000_000;
const FIRST_DAY = Date.UTC(2025, 0, 1);
const CREATED_EVERY_MS = 50_000;

const DESIGNS = [
  "Aarohi",
  "Advika",
  "Alankrita",
  "Amaya",
  "Anvi",
  "Aradhya",
  "Avani",
  "Bela",
  "Bhavya",
  "Chaaya",
  "Charvi",
  "Devika",
  "Dhara",
  "Ela",
  "Gauri",
  "Hiral",
  "Ira",
  "Ishani",
  "Jhanvi",
  "Kalyani",
  "Kavya",
  "Keya",
  "Lavanya",
  "Leela",
  "Madhavi",
  "Mahika",
  "Malini",
  "Meher",
  "Mohini",
  "Nandini",
  "Navya",
  "Nitara",
  "Ojasvi",
  "Padma",
  "Pallavi",
  "Pari",
  "Radha",
  "Rangoli",
  "Revati",
  "Riya",
  "Roop",
  "Sakhi",
  "Samaira",
  "Shubha",
  "Suhana",
  "Tara",
  "Tanvi",
  "Urvi",
  "Vaani",
  "Vasudha",
  "Vedika",
  "Yamini",
  "Zoya",
] as const;

/** The pattern for SQL's LIKE that matches the slugs of all generated products. */
export const GENERATED_SLUGS = "made-_______-%";

/** Returns the beginning of a generated product's slug, such as `made-0000042-` for number 42. */
export function generatedSlugPrefix(number: number): string {
  return `made-${String(number).padStart(7, "0")}-`;
}

/**
 * Generates the product with a number, counted from 1. The product is a copy of one of the shop's
 * products with another name, weight, making charge, stone value, discount and stock. The same
 * number always gives the same product.
 */
export function generatedProduct(
  number: number,
  templates: readonly ProductFile[],
  categoryIds: ReadonlyMap<string, string>,
): NewProduct {
  const random = seededRandom(number);
  const template = pick(templates, random);
  const scale = 0.6 + random() * 1.2;
  const netWeightMg = scaled(template.netWeightMg, scale);
  const stones = template.grossWeightMg - template.netWeightMg;
  const name = `${pick(DESIGNS, random)} ${template.name}`;
  const createdAt = new Date(FIRST_DAY + number * CREATED_EVERY_MS);
  const categoryId = categoryIds.get(template.category);
  if (!categoryId) throw new Error(`There is no category ${template.category}.`);
  return {
    ...newProduct(template, categoryId, FIRST_POSITION + number),
    name,
    slug: generatedSlugPrefix(number) + name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    netWeightMg,
    grossWeightMg: netWeightMg + scaled(stones, scale),
    makingChargeBp: 600 + 25 * Math.floor(random() * 77),
    stoneValuePaise: scaled(template.stoneValuePaise, scale),
    discountBp: random() < 0.2 ? 500 * (1 + Math.floor(random() * 4)) : 0,
    stock: randomStock(random),
    sizes: (template.sizes ?? []).map((size) => ({
      ...size,
      netWeightMg: scaled(size.netWeightMg, scale),
      stock: randomStock(random),
    })),
    spin: null,
    model: null,
    huid: null,
    engravable: template.engravable ?? false,
    details: undefined,
    featured: false,
    bestSelling: false,
    everyday: false,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Returns a random stock: one product in ten is made to order (null), one in ten is sold out. */
function randomStock(random: () => number): number | null {
  const chance = random();
  return chance < 0.1 ? null : chance < 0.2 ? 0 : 1 + Math.floor(random() * 20);
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/**
 * Scales a weight or amount and rounds the result to tens. Zero stays zero; the least other result
 * is 100.
 */
function scaled(value: number, scale: number): number {
  return value === 0 ? 0 : Math.max(100, Math.round((value * scale) / 10) * 10);
}
