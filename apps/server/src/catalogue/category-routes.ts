import * as calls from "@suvarna/contract/catalogue/staff-categories";
import type { CategoryInput } from "@suvarna/contract/catalogue/staff-category-schemas";
import * as schemas from "@suvarna/contract/catalogue/staff-category-schemas";
import { pair } from "@suvarna/contract/endpoint";
import { eq } from "drizzle-orm";
import type { Media } from "../media/index.ts";
import { type App, act } from "../platform/act.ts";
import { addOnce } from "../platform/add-once.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { type CategoryRow, listCategories, listCategoryTitles } from "./categories.ts";
import {
  addCategory,
  type CouponsOfCategory,
  changeCategory,
  placeCategories,
  readCategories,
  removeCategory,
} from "./change-category.ts";
import type { SearchIndex } from "./search/keep-index.ts";
import { categories } from "./tables.ts";

const endpoints = pair(calls, schemas);

/** The dependencies of staff's API calls about categories. */
export interface CategoryDependencies {
  readonly app: App;
  readonly searchIndex: Pick<SearchIndex, "enqueue">;
  readonly couponsOfCategory: CouponsOfCategory;
  readonly media: Pick<Media, "edgeOf">;
}

/** Registers the API calls by which staff change the categories. */
export function registerCategories(
  api: Api,
  { app, searchIndex, couponsOfCategory, media }: CategoryDependencies,
): void {
  const { db } = app.database;
  const one = async (id: string) => {
    const [row] = await listCategories(db, eq(categories.id, id));
    if (!row) throw new Refusal("content_not_found");
    return serializeDeskCategory(row);
  };
  const versionOf = (headers: { "if-match": string }) => headers["if-match"].replaceAll('"', "");

  handle(api, endpoints.listDeskCategories, async () => {
    const { rows, version } = await readCategories(db);
    return { items: rows.map(serializeDeskCategory), version };
  });
  handle(api, endpoints.listCategoryNames, () => listCategoryTitles(db));
  const withGround = async (input: CategoryInput) => ({
    ...input,
    ground: await media.edgeOf(input.picture),
  });
  handle(api, endpoints.createCategory, async ({ headers, body }, { actor }) => {
    const input = await withGround(body);
    const addition = { key: headers["idempotency-key"], what: "category", content: body };
    return one(
      await act(app, actor, (act) => addOnce(act, actor, addition, () => addCategory(act, input))),
    );
  });
  handle(api, endpoints.orderCategories, async ({ body, headers }, { actor }) => {
    const order = (act: Parameters<typeof placeCategories>[0]) =>
      placeCategories(act, body.ids, versionOf(headers));
    return { version: await act(app, actor, order) };
  });
  handle(api, endpoints.saveCategory, async ({ params: { id }, headers, body }, { actor }) => {
    const change = { id, version: versionOf(headers), input: await withGround(body) };
    await act(app, actor, (act) => changeCategory(act, change, searchIndex));
    return one(id);
  });
  handle(api, endpoints.removeCategory, ({ params: { id }, headers }, { actor }) =>
    act(app, actor, (act) =>
      removeCategory(act, { id, version: versionOf(headers) }, couponsOfCategory),
    ),
  );
}

function serializeDeskCategory({
  id,
  version,
  title,
  description,
  picture,
  shown,
  slug,
  count,
}: CategoryRow) {
  return { _id: id, title, description, picture, shown, slug, count, version: String(version) };
}
