import * as schemas from "@suvarna/contract/catalogue/collection-schemas";
import * as calls from "@suvarna/contract/catalogue/collections";
import * as staffSchemas from "@suvarna/contract/catalogue/staff-collection-schemas";
import * as staffCalls from "@suvarna/contract/catalogue/staff-collections";
import { pair } from "@suvarna/contract/endpoint";
import { arrayContains } from "drizzle-orm";
import { type App, act, type UserActor } from "../platform/act.ts";
import { addOnce } from "../platform/add-once.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { RATES, type Rates } from "../rates/index.ts";
import {
  addCollection,
  changeCollection,
  findCollection,
  placeCollections,
  readCollections,
  removeCollection,
} from "./change-collection.ts";
import { findCollectionPieces, setMembership } from "./collection-pieces.ts";
import { findShownCollections } from "./collections.ts";
import { findInShopOrder } from "./product-rows.ts";
import {
  serializeCollection,
  serializeCollectionSummary,
  serializeDeskCollection,
} from "./serialize-collection.ts";
import { serializeProduct } from "./serialize-product.ts";
import { products } from "./tables.ts";
import { tagsOfList } from "./tags.ts";

const endpoints = pair(calls, schemas);
const staffEndpoints = pair(staffCalls, staffSchemas);

/** The most pieces that the page of a collection shows. */
const MOST_PIECES = 200;

/** The dependencies of the API calls about collections. */
interface CollectionDesk {
  readonly app: App;
  readonly rates: Pick<Rates, "perGram">;
}

/** Registers the API calls that show the collections, and those by which staff change them. */
export function registerCollections(api: Api, { app, rates }: CollectionDesk): void {
  const { db } = app.database;

  handle(api, endpoints.listCollections, async (_, { dependsOn, language }) => {
    dependsOn(...tagsOfList());
    return (await findShownCollections(db, language)).map(serializeCollectionSummary);
  });
  handle(api, endpoints.getCollection, async ({ params: { slug } }, { dependsOn, language }) => {
    const collection = (await findShownCollections(db, language)).find(
      (each) => each.slug === slug,
    );
    if (!collection) throw new Refusal("collection_not_found");
    const isMember = arrayContains(products.collections, [slug]);
    const rows = await findInShopOrder(db, isMember, MOST_PIECES, language);
    dependsOn(RATES, ...tagsOfList(rows));
    const perGram = rates.perGram();
    return serializeCollection(
      collection,
      rows.map((row) => serializeProduct(row, perGram)),
    );
  });
  registerStaffCollections(api, app);
}

function registerStaffCollections(api: Api, app: App): void {
  const { db } = app.database;
  const one = async (id: string) => {
    const row = await findCollection(db, id);
    return serializeDeskCollection(
      row,
      (await findCollectionPieces(db, [row.slug])).get(row.slug) ?? [],
    );
  };
  const versionOf = (headers: { "if-match": string }) => headers["if-match"].replaceAll('"', "");
  const setPiece = async (
    { id, product }: { id: string; product: string },
    actor: UserActor,
    isMember: boolean,
  ) => {
    await act(app, actor, (act) => setMembership(act, { id, productId: product, isMember }));
    return one(id);
  };

  handle(api, staffEndpoints.listDeskCollections, async () => {
    const { rows, version } = await readCollections(db);
    const pieces = await findCollectionPieces(
      db,
      rows.map(({ slug }) => slug),
    );
    return {
      items: rows.map((row) => serializeDeskCollection(row, pieces.get(row.slug) ?? [])),
      version,
    };
  });
  handle(api, staffEndpoints.createCollection, async ({ headers, body }, { actor }) => {
    const addition = { key: headers["idempotency-key"], what: "collection", content: body };
    return one(
      await act(app, actor, (act) => addOnce(act, actor, addition, () => addCollection(act, body))),
    );
  });
  handle(api, staffEndpoints.orderCollections, async ({ body, headers }, { actor }) => ({
    version: await act(app, actor, (act) => placeCollections(act, body.ids, versionOf(headers))),
  }));
  handle(
    api,
    staffEndpoints.saveCollection,
    async ({ params: { id }, headers, body }, { actor }) => {
      const change = { id, version: versionOf(headers), input: body };
      await act(app, actor, (act) => changeCollection(act, change));
      return one(id);
    },
  );
  handle(api, staffEndpoints.removeCollection, ({ params: { id }, headers }, { actor }) =>
    act(app, actor, (act) => removeCollection(act, { id, version: versionOf(headers) })),
  );
  handle(api, staffEndpoints.addCollectionPiece, ({ params }, { actor }) =>
    setPiece(params, actor, true),
  );
  handle(api, staffEndpoints.removeCollectionPiece, ({ params }, { actor }) =>
    setPiece(params, actor, false),
  );
}
