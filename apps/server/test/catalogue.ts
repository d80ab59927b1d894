import { addCategories, addProducts, type NewProduct } from "../src/catalogue/index.ts";
import type { Db } from "../src/platform/database.ts";
import { newId } from "../src/platform/ids.ts";
import { asTransaction } from "./acting.ts";

/** Adds a category without products. @returns the category's id */
export async function addCategory(db: Db, title: string, position = 0): Promise<string> {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const category = { slug, title, description: "", picture: "/pictures/cover.jpg", position };
  return (await addCategories(asTransaction(db), [category])).get(title) as string;
}

/** Returns a plain ring for the catalogue, in which the given columns replace the standard ones. */
export function aRing(columns: Partial<NewProduct> & Pick<NewProduct, "categoryId">): NewProduct {
  return {
    slug: `ring-${newId()}`,
    name: "Plain Ring",
    description: "",
    kind: "ring",
    carat: "22K",
    metal: "Gold",
    metalColour: "Yellow gold",
    netWeightMg: 4000,
    grossWeightMg: 20_000,
    makingChargeBp: 1200,
    stoneValuePaise: 0,
    discountBp: 0,
    pictures: ["/pictures/ring-front.jpg"],
    stones: [],
    tags: [],
    stock: 5,
    sizes: [],
    origin: "India",
    featured: false,
    bestSelling: false,
    everyday: false,
    position: 1,
    ...columns,
  };
}

/**
 * Adds a plain ring, in which the given columns replace the standard ones.
 * @returns the ring's id
 */
export async function addRing(
  db: Db,
  columns: Partial<NewProduct> & Pick<NewProduct, "categoryId">,
): Promise<string> {
  const [id] = await addProducts(asTransaction(db), [aRing(columns)]);
  return id as string;
}
