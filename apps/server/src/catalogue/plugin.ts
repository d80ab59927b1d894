import type { Media, StoredPictures, Uploads } from "../media/index.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { Replicas } from "../platform/replicas.ts";
import type { Rates } from "../rates/index.ts";
import type { Approvals } from "../staff/index.ts";
import { type CategoryDependencies, registerCategories } from "./category-routes.ts";
import { registerCollections } from "./collection-routes.ts";
import type { Listing } from "./listing/listing.ts";
import { registerPictures } from "./picture-routes.ts";
import { registerPriceHistory } from "./price-history.ts";
import { createProductRowCache } from "./product-row-cache.ts";
import { catalogueNames } from "./record-names.ts";
import { type CatalogueDependencies, registerCatalogue } from "./routes.ts";
import type { SearchIndex } from "./search/keep-index.ts";
import type { StockRule } from "./staff-conditions.ts";
import { registerStaffCatalogue } from "./staff-routes.ts";

export { createListing } from "./listing/listing.ts";
export { createSearchIndex } from "./search/keep-index.ts";

interface PluginDependencies
  extends CapabilityServices,
    Pick<CategoryDependencies, "couponsOfCategory"> {
  readonly approvals: Approvals;
  readonly rates: Rates;
  readonly replicas: Replicas;
  readonly listing: Listing;
  readonly media: Media;
  readonly uploads: Uploads;
  readonly storedPictures: StoredPictures;
  readonly searchIndex: SearchIndex;
  readonly config: { readonly stock: StockRule } & CatalogueDependencies["config"];
}

export const catalogue: Plugin<PluginDependencies> = {
  name: "catalogue",
  register(needs) {
    const { api, app, approvals, rates, media, uploads, storedPictures, searchIndex, config } =
      needs;
    const { couponsOfCategory, listing, replicas } = needs;
    const rowCache = createProductRowCache({ read: replicas.read, versions: api.versions });
    registerCatalogue(api, {
      app,
      rates,
      approvals,
      replicas,
      rowCache: rowCache,
      listing,
      config,
    });
    registerPriceHistory(api, { rowCache: rowCache, rates, tax: config.cart });
    registerCategories(api, { app, searchIndex, couponsOfCategory, media });
    registerCollections(api, { app, rates });
    registerStaffCatalogue(api, { app, rates, approvals, stock: config.stock });
    registerPictures(api, { app, media, uploads, storedPictures });
  },
  figures: ({ listing }) => [
    {
      name: "suvarna_catalogue_in_memory",
      help: "1 once this process answers listings and searches from its memory, 0 while the database answers",
      read: () => [{ value: listing.isLoaded() ? 1 : 0 }],
    },
  ],
  recordNames: catalogueNames,
};
