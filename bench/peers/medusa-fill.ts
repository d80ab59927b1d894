/**
 * Fills Medusa's database. `medusa exec` runs this file in the folder of Medusa's packages. It adds
 * the pieces of the file PEER_CATALOGUE, and writes what the calls of the storefront need into the
 * file PEER_STORE.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Piece } from "./catalogue.ts";

/** What the calls of Medusa's storefront API need. */
export interface Store {
  /** The publishable API key. */
  readonly key: string;
  /** The id of the region in which the pieces are sold. */
  readonly region: string;
}

const load = createRequire(join(process.cwd(), "package.json"));
const flows = load("@medusajs/medusa/core-flows");

/** Medusa calls this function with the container of its services. */
// biome-ignore lint/style/noDefaultExport: Medusa calls the default export of the file.
export default async function fill({ container }: { container: unknown }): Promise<void> {
  const [catalogue, store] = [process.env["PEER_CATALOGUE"], process.env["PEER_STORE"]];
  const pieces: readonly Piece[] = JSON.parse(await readFile(catalogue as string, "utf8"));

  async function add(flow: string, input: object) {
    const { result } = await flows[flow](container).run({ input });
    return result;
  }

  const [channel] = await add("createSalesChannelsWorkflow", {
    salesChannelsData: [{ name: "Shop" }],
  });
  const [region] = await add("createRegionsWorkflow", {
    regions: [{ name: "India", currency_code: "inr", countries: ["in"] }],
  });
  const [key] = await add("createApiKeysWorkflow", {
    api_keys: [{ title: "Shop", type: "publishable", created_by: "" }],
  });
  await add("linkSalesChannelsToApiKeyWorkflow", { id: key.id, add: [channel.id] });
  const [profile] = await add("createShippingProfilesWorkflow", {
    data: [{ name: "Insured delivery", type: "default" }],
  });
  const names = [...new Set(pieces.map(({ category }) => category))];
  const categories: { id: string; name: string }[] = await add("createProductCategoriesWorkflow", {
    product_categories: names.map((name) => ({ name, is_active: true })),
  });
  await add("createProductsWorkflow", {
    products: pieces.map(({ slug, name, description, category, price }) => ({
      title: name,
      handle: slug,
      description,
      status: "published",
      shipping_profile_id: profile.id,
      category_ids: categories.filter((one) => one.name === category).map(({ id }) => id),
      sales_channels: [{ id: channel.id }],
      options: [{ title: "Size", values: ["One"] }],
      variants: [
        {
          title: "One",
          sku: slug,
          options: { Size: "One" },
          manage_inventory: false,
          prices: [{ amount: price, currency_code: "inr" }],
        },
      ],
    })),
  });
  const savedStore: Store = { key: key.token, region: region.id };
  await writeFile(store as string, JSON.stringify(savedStore));
}
