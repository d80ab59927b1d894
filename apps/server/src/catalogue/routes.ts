import * as calls from "@suvarna/contract/catalogue/calls";
import * as schemas from "@suvarna/contract/catalogue/schemas";
import * as staffCalls from "@suvarna/contract/catalogue/staff";
import * as staffSchemas from "@suvarna/contract/catalogue/staff-schemas";
import { suggest as suggestSchemas } from "@suvarna/contract/catalogue/suggestion-schemas";
import { type Endpoint, pair } from "@suvarna/contract/endpoint";
import { type App, act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { type Call, handle } from "../platform/http/handle.ts";
import type { Replicas } from "../platform/replicas.ts";
import { SETTINGS } from "../platform/versions.ts";
import { NO_RATES, RATES, type Rates } from "../rates/index.ts";
import { findCategories, isShownCategory, listCategories, nameOfCategory } from "./categories.ts";
import { collectionTitles } from "./collections.ts";
import { findMenu } from "./find-menu.ts";
import { listProductIds } from "./list-products.ts";
import type { Listing } from "./listing/listing.ts";
import { withPriceLimits } from "./payable-limits.ts";
import { type PriceGuard, proofOf } from "./price-guard.ts";
import type { ProductRowCache } from "./product-row-cache.ts";
import { findProduct, type ProductRow } from "./product-rows.ts";
import { findDetails } from "./queries.ts";
import { chooseRelated, findCandidates } from "./related.ts";
import { removeProduct } from "./remove-product.ts";
import { saveNewProduct, saveProduct } from "./save-product.ts";
import { serializeCategory, serializeDetails, serializeProduct } from "./serialize-product.ts";
import { suggest } from "./suggest.ts";
import { tagsOfAvailable, tagsOfList, tagsOfOffer, tagsOfProduct } from "./tags.ts";

const endpoints = pair(calls, { ...schemas, suggest: suggestSchemas });
const staffEndpoints = pair(staffCalls, staffSchemas);

const MOST_DETAILS = 60;

/** The dependencies of the routes of the catalogue. */
export interface CatalogueDependencies {
  readonly app: App;
  readonly rates: Pick<Rates, "perGram">;
  readonly approvals: PriceGuard["approvals"];
  /** The replicas from which the catalogue is read for visitors. */
  readonly replicas: Pick<Replicas, "read">;
  readonly listing: Pick<Listing, "page" | "search">;
  readonly rowCache: ProductRowCache;
  /** The share of GST. It is read at each call, because staff can change the setting. */
  readonly config: { readonly cart: { readonly gstRateBp: number } };
}

/**
 * Registers the API calls that show the catalogue at the current rates, and the calls by which
 * staff change it.
 */
export function registerCatalogue(
  api: Api,
  { app, rates, approvals, replicas, rowCache, listing, config }: CatalogueDependencies,
): void {
  const { read } = replicas;
  const saving = { app, guard: { rates, approvals } };
  const serialize = (row: ProductRow) => serializeProduct(row, rates.perGram());
  const serializeUnpriced = (row: ProductRow) => serializeProduct(row, NO_RATES);
  const serializeFor = (live: boolean) => (live ? serialize : serializeUnpriced);
  const readIn = (language: string | null) => (ids: readonly string[]) =>
    rowCache.products(ids, language);

  /** Finds a product by its id or slug. @throws Refusal product_not_found */
  async function find(db: Db, idOrSlug: string): Promise<ProductRow> {
    const row = await findProduct(db, idOrSlug);
    if (!row) throw new Refusal("product_not_found");
    return row;
  }

  handle(api, endpoints.listProducts, async ({ query }, { dependsOn, language }) => {
    const key = `list ${JSON.stringify(query)}`;
    const ids = await rowCache.list(key, tagsOfList(), (db) => listProductIds(db, query));
    const rows = await rowCache.products(ids, language);
    dependsOn(RATES, ...tagsOfList(rows));
    return rows.map(serialize);
  });

  handle(api, endpoints.pageProducts, async ({ query }, { dependsOn, language }) => {
    const limited = withPriceLimits(query, config.cart.gstRateBp);
    const { rows, total, facets } = await read((db) =>
      listing.page(db, limited, rates.perGram(), readIn(language)),
    );
    dependsOn(RATES, SETTINGS, ...tagsOfAvailable(rows));
    const { page, limit } = query;
    const names = language === null ? null : await read((db) => namesOfFacets(db, language));
    return {
      products: rows.map(serializeFor(query.live)),
      page,
      limit,
      total,
      totalPages: Math.ceil(total / limit),
      facets: names === null ? facets : { ...facets, ...withNames(facets, names) },
    };
  });

  handle(api, endpoints.suggest, async ({ query: { q } }, { dependsOn, language }) => {
    const sources = { listing, readProducts: readIn(language) };
    const suggestions = await read((db) =>
      suggest({ db, ...sources }, q, rates.perGram(), language),
    );
    dependsOn(RATES, ...tagsOfList(suggestions.products.map(({ _id }) => ({ id: _id }))));
    return suggestions;
  });

  handle(
    api,
    endpoints.getProduct,
    async ({ params, query: { live } }, { dependsOn, language }) => {
      const row = await rowCache.product(params.id, language);
      if (!row) throw new Refusal("product_not_found");
      dependsOn(...tagsOfOffer(row), ...(live ? [RATES] : []));
      return serializeFor(live)(row);
    },
  );

  handle(
    api,
    endpoints.getShopDetails,
    async ({ query: { productId } }, { dependsOn, language }) => {
      const rows = await read((db) => findDetails(db, productId, MOST_DETAILS, language));
      const [one] = rows;
      dependsOn(...(productId && one ? tagsOfProduct(one.product) : tagsOfList()));
      return rows.map((row) => serializeDetails(row, language));
    },
  );

  async function related(
    productId: string | undefined,
    live: boolean,
    call: Pick<Call<Endpoint>, "dependsOn" | "language">,
  ) {
    if (productId === undefined) return [];
    const product = await rowCache.product(productId);
    if (!product) return [];
    const tags = [...tagsOfProduct(product), ...tagsOfAvailable([])];
    const candidates = await rowCache.list(`related ${product.id}`, tags, (db) =>
      findCandidates(db, product),
    );
    const products = await rowCache.products(
      chooseRelated(product, candidates, rates.perGram()),
      call.language,
    );
    // Related products are also chosen by their prices.
    call.dependsOn(RATES, ...tagsOfProduct(product), ...tagsOfAvailable(products));
    return products.map(serializeFor(live));
  }
  handle(api, endpoints.getRelated, ({ params, query }, call) =>
    related(params.productId, query.live, call),
  );
  handle(api, endpoints.getRelatedByQuery, ({ query }, call) =>
    related(query.productId, true, call),
  );

  handle(api, endpoints.getMenu, (_, { dependsOn, language }) => {
    dependsOn(...tagsOfList());
    return read((db) => findMenu(db, language));
  });

  handle(api, endpoints.listCategories, async (_, { dependsOn, language }) => {
    dependsOn(...tagsOfList());
    const rows = await read((db) => listCategories(db, isShownCategory));
    return rows.map((row) => serializeCategory(row, language));
  });

  const { createProduct, createGold, updateProduct, updateGold } = staffEndpoints;
  for (const endpoint of [createProduct, createGold]) {
    handle(api, endpoint, async ({ headers, body }, { actor }) => {
      const id = await saveNewProduct(app, actor, body, headers["idempotency-key"]);
      return serialize(await find(app.database.db, id));
    });
  }
  for (const endpoint of [updateProduct, updateGold]) {
    handle(api, endpoint, async ({ params, headers, body }, { actor, user }) => {
      const which = { idOrSlug: params.id, version: headers["if-match"]?.replaceAll('"', "") };
      const id = await saveProduct(saving, actor, which, body, proofOf(user));
      return serialize(await find(app.database.db, id));
    });
  }
  for (const endpoint of [staffEndpoints.deleteProduct, staffEndpoints.deleteGold]) {
    handle(api, endpoint, async ({ params }, { actor }) => {
      await act(app, actor, (act) => removeProduct(act, params.id));
      return undefined;
    });
  }
}

type NamedFacet = "category" | "collection";
type FacetNames = Readonly<Record<NamedFacet, ReadonlyMap<string, string>>>;

/** Reads the names of the categories and the collections in another language. */
async function namesOfFacets(db: Db, language: string): Promise<FacetNames> {
  const categories = await findCategories(db);
  return {
    category: new Map(categories.map((each) => [each.title, nameOfCategory(each, language)])),
    collection: await collectionTitles(db, language),
  };
}

/** Adds the names of the categories and the collections to the counts of their facets. */
function withNames(
  facets: Pick<schemas.ProductPage["facets"], NamedFacet>,
  names: FacetNames,
): Pick<schemas.ProductPage["facets"], NamedFacet> {
  const named = (facet: NamedFacet) =>
    facets[facet].map((count) => {
      const name = names[facet].get(count.value);
      return name === undefined ? count : { ...count, name };
    });
  return { category: named("category"), collection: named("collection") };
}
