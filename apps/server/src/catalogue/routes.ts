import * as contract from "@suvarna/contract/catalogue";
import * as care from "@suvarna/contract/product-care";
import { type App, act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Rates } from "../rates/index.ts";
import { listCategories } from "./categories.ts";
import { listProducts } from "./list-products.ts";
import { pageProducts } from "./page-products.ts";
import { findProduct, type ProductRow } from "./product-rows.ts";
import { findDetails } from "./queries.ts";
import { findRelated } from "./related.ts";
import { removeProduct } from "./remove-product.ts";
import { saveProduct } from "./save-product.ts";
import { suggest } from "./suggest.ts";
import { wireCategory, wireDetails, wireProduct } from "./wire-product.ts";

const MOST_DETAILS = 60;

/** What the catalogue stands on. */
export interface CatalogueParts {
  readonly app: App;
  readonly rates: Pick<Rates, "perGram">;
}

/** The catalogue for everyone, at the rates of now, and its changes by staff. */
export function registerCatalogue(api: Api, { app, rates }: CatalogueParts): void {
  const { db } = app.database;
  const wire = (row: ProductRow) => wireProduct(row, rates.perGram());

  /** @throws Refusal product_not_found */
  async function find(idOrSlug: string): Promise<ProductRow> {
    const row = await findProduct(db, idOrSlug);
    if (!row) throw new Refusal("product_not_found");
    return row;
  }

  handle(api, contract.listProducts, async ({ query }) =>
    (await listProducts(db, query)).map(wire),
  );

  handle(api, contract.pageProducts, async ({ query }) => {
    const { rows, total, facets } = await pageProducts(db, query, rates.perGram());
    const { page, limit } = query;
    return {
      products: rows.map(wire),
      ...{ page, limit, total, totalPages: Math.ceil(total / limit) },
      facets,
    };
  });

  handle(api, contract.suggest, ({ query }) => suggest(db, query.q, rates.perGram()));

  handle(api, contract.getProduct, async ({ params }) => wire(await find(params.id)));

  handle(api, contract.getShopDetails, async ({ query }) =>
    (await findDetails(db, query.productId, MOST_DETAILS)).map(wireDetails),
  );

  async function related(productId: string | undefined) {
    const product = productId === undefined ? null : await findProduct(db, productId);
    return product ? (await findRelated(db, product)).map(wire) : [];
  }
  handle(api, contract.getRelated, async ({ params }) => related(params.productId));
  handle(api, contract.getRelatedByQuery, async ({ query }) => related(query.productId));

  handle(api, contract.listCategories, async () => (await listCategories(db)).map(wireCategory));

  handle(api, care.createProduct, async ({ body }, { actor }) => {
    return wire(await find(await saveProduct(app, actor, null, body)));
  });
  handle(api, care.updateProduct, async ({ params, body }, { actor }) => {
    return wire(await find(await saveProduct(app, actor, params.id, body)));
  });
  handle(api, care.deleteProduct, async ({ params }, { actor }) => {
    await act(app, actor, (act) => removeProduct(act, params.id));
    return undefined;
  });
}
