import type { NewProduct } from "../src/catalogue/index.ts";
import { seededRandom } from "./seeded-random.ts";
import { newProduct, type ProductFile } from "./shop-files.ts";

/** Behind the shop's own pieces, and behind those that staff add. */
const FIRST_POSITION = 1_000_000;
const FIRST_DAY = Date.UTC(2025, 0, 1);
const MADE_EVERY_MS = 5 * 60_000;

const DESIGNS = [
  ...["Aarohi", "Advika", "Alankrita", "Amaya", "Anvi", "Aradhya", "Avani", "Bela", "Bhavya"],
  ...["Chaaya", "Charvi", "Devika", "Dhara", "Ela", "Gauri", "Hiral", "Ira", "Ishani", "Jhanvi"],
  ...["Kalyani", "Kavya", "Keya", "Lavanya", "Leela", "Madhavi", "Mahika", "Malini", "Meher"],
  ...["Mohini", "Nandini", "Navya", "Nitara", "Ojasvi", "Padma", "Pallavi", "Pari", "Radha"],
  ...["Rangoli", "Revati", "Riya", "Roop", "Sakhi", "Samaira", "Shubha", "Suhana", "Tara"],
  ...["Tanvi", "Urvi", "Vaani", "Vasudha", "Vedika", "Yamini", "Zoya"],
] as const;

/** The addresses of generated pieces, as a pattern of LIKE. */
export const MADE_SLUGS = "made-______-%";

/** `made-000042-`: what the address of the forty-second generated piece begins with. */
export function madeSlugStart(number: number): string {
  return `made-${String(number).padStart(6, "0")}-`;
}

/**
 * The generated piece of this number, from 1 on: a piece of the shop in another weight, with
 * another making charge, other stones' value, discount and stock, and that piece's pictures. The
 * same number always gives the same piece.
 */
export function madeProduct(
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
  const createdAt = new Date(FIRST_DAY + number * MADE_EVERY_MS);
  const categoryId = categoryIds.get(template.category);
  if (!categoryId) throw new Error(`There is no category ${template.category}.`);
  return {
    ...newProduct(template, categoryId, FIRST_POSITION + number),
    name,
    slug: madeSlugStart(number) + name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    netWeightMg,
    grossWeightMg: netWeightMg + scaled(stones, scale),
    makingChargeBp: 600 + 25 * Math.floor(random() * 77),
    stoneValuePaise: scaled(template.stoneValuePaise, scale),
    discountBp: random() < 0.2 ? 500 * (1 + Math.floor(random() * 4)) : 0,
    stock: someStock(random),
    sizes: (template.sizes ?? []).map((size) => ({
      ...size,
      netWeightMg: scaled(size.netWeightMg, scale),
      stock: someStock(random),
    })),
    spin: null,
    model: null,
    huid: null,
    details: undefined,
    featured: false,
    bestSelling: false,
    everyday: false,
    createdAt,
    updatedAt: createdAt,
  };
}

/** One in ten is made to order, one in ten sold out. */
function someStock(random: () => number): number | null {
  const chance = random();
  return chance < 0.1 ? null : chance < 0.2 ? 0 : 1 + Math.floor(random() * 20);
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** A tenth of a gram is as fine as a design's weight is told. */
function scaled(value: number, scale: number): number {
  return value === 0 ? 0 : Math.max(100, Math.round((value * scale) / 10) * 10);
}
