import type { Menu } from "@suvarna/contract/catalogue/schemas";
import { CARATS } from "@suvarna/domain/fineness";
import { COLOURS, KINDS, OCCASIONS } from "@suvarna/domain/jewellery";
import { asc, count, desc, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isShownCategory, listCategories, nameOfCategory } from "./categories.ts";
import { isShown } from "./product-rows.ts";
import { categories, products } from "./tables.ts";

/** The number of pieces with the same values in all fields by which the menu counts. */
type Cell = Awaited<ReturnType<typeof findCells>>[number];

/**
 * Reads the content of the menu with three queries: the first counts products, the second finds the
 * pictures, the third reads the categories that staff show.
 * @param language the language of the names of the categories; null for English
 */
export async function findMenu(db: Db, language: string | null): Promise<Menu> {
  const cells = await findCells(db);
  const images = await findKindImages(db);
  const shown = await listCategories(db, isShownCategory);
  const counted = <Value>(values: readonly Value[], isOf: (cell: Cell, value: Value) => boolean) =>
    values
      .map((value) => ({ value, count: sum(cells.filter((cell) => isOf(cell, value))) }))
      .filter(({ count }) => count > 0);
  const stones = [...new Set(cells.flatMap(({ stoneKinds }) => stoneKinds))];
  const metals = CARATS.flatMap((carat) => COLOURS.map((colour) => ({ carat, colour })));
  return {
    total: sum(cells),
    kinds: counted(KINDS, (cell, kind) => cell.kind === kind).map(({ value, count }) => ({
      kind: value,
      count,
      image: images.get(value)?.image ?? "",
      ground: images.get(value)?.ground ?? "",
    })),
    metals: counted(
      metals,
      (cell, { carat, colour }) => cell.carat === carat && cell.colour === colour,
    ).map(({ value, count }) => ({ ...value, count })),
    stones: counted(stones, (cell, stone) => cell.stoneKinds.includes(stone))
      .map(({ value, count }) => ({ stone: value, count }))
      .toSorted((one, other) => other.count - one.count || (one.stone < other.stone ? -1 : 1)),
    occasions: counted(OCCASIONS, (cell, occasion) => cell.occasions.includes(occasion)).map(
      ({ value, count }) => ({ occasion: value, count }),
    ),
    categories: shown
      .filter(({ count }) => count > 0)
      .map((category) => ({ title: category.title, name: nameOfCategory(category, language) })),
  };
}

function findCells(db: Db) {
  const { kind, carat, colour, stoneKinds, occasions } = products;
  return db
    .select({ kind, carat, colour, stoneKinds, occasions, count: count() })
    .from(products)
    .where(isShown)
    .groupBy(kind, carat, colour, stoneKinds, occasions);
}

/**
 * Finds a picture for each kind of jewellery: the cover of the first piece of this kind. When this
 * piece has no cover, the picture of its category is used.
 */
async function findKindImages(
  db: Db,
): Promise<Map<string, { readonly image: string; readonly ground: string }>> {
  const { kind, featured, position, id } = products;
  const rows = await db
    .selectDistinctOn([kind], {
      kind,
      image: sql<string>`coalesce(${products.pictures}[1], ${categories.picture})`,
      ground: sql<string>`coalesce(${products.pictureEdges} ->> ${products.pictures}[1], '')`,
    })
    .from(products)
    .innerJoin(categories, sql`${categories.id} = ${products.categoryId}`)
    .where(isShown)
    .orderBy(asc(kind), desc(featured), asc(position), asc(id));
  return new Map(rows.map((row) => [row.kind, row]));
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((total, { count }) => total + count, 0);
}
