import * as calls from "@suvarna/contract/catalogue/price-history";
import * as schemas from "@suvarna/contract/catalogue/price-history-schemas";
import { pair } from "@suvarna/contract/endpoint";
import { rupees } from "@suvarna/domain/money";
import { priceHistory } from "@suvarna/domain/price-history";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { SETTINGS } from "../platform/versions.ts";
import { RATES, type Rates } from "../rates/index.ts";
import type { ProductRowCache } from "./product-row-cache.ts";
import { tagsOfProduct } from "./tags.ts";

const endpoints = pair(calls, schemas);

/** Registers the API call that shows what a piece cost on past days, from the stored rates. */
export function registerPriceHistory(
  api: Api,
  {
    rowCache,
    rates,
    tax,
  }: {
    rowCache: Pick<ProductRowCache, "product">;
    rates: Pick<Rates, "dailyRates">;
    tax: { readonly gstRateBp: number };
  },
): void {
  handle(api, endpoints.getPriceHistory, async ({ params, query }, { dependsOn }) => {
    const { days, live } = query;
    const product = await rowCache.product(params.id);
    if (!product) throw new Refusal("product_not_found");
    dependsOn(RATES, SETTINGS, ...tagsOfProduct(product));
    const prices = priceHistory(product, await rates.dailyRates(days), tax.gstRateBp);
    const isShown = (index: number) => live || index < prices.length - 1;
    return {
      days,
      points: prices.map(({ day, payable }, index) => ({
        day,
        payable: isShown(index) ? rupees(payable) : null,
      })),
    };
  });
}
