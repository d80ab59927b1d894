import { getProduct } from "@suvarna/contract/catalogue/calls";
import * as calls from "@suvarna/contract/catalogue/staff-products";
import { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import { afterAll, beforeAll } from "vitest";
import { findCategories } from "../src/catalogue/categories.ts";
import { doneOf } from "./approvals.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

export let shop: TestShop;

export let clerk: Session;

export let category: string;

export const desk = () => shop.client(clerk.token);

export const content = (overrides: object = {}) =>
  ProductContent.parse({
    name: "Jali Test Bangle",
    category,
    modelNumber: "TS-BG-0001",
    kind: "bangle",
    netWeight: 17.6,
    makingcharge: 14,
    stock: 2,
    ...overrides,
  });

export const create = (overrides?: object) =>
  desk().call(calls.createDraft, { body: content(overrides) });

export const publish = async (id: string, version?: string) =>
  doneOf(await desk().call(calls.publishProduct, { params: { id }, headers: ifMatch(version) }));

export const published = async (overrides?: object) => publish((await create(overrides))._id);

export const list = (query: object) => desk().call(calls.listStaffProducts, { query });

export const idsOf = (page: { items: { _id: string }[] }) => page.items.map(({ _id }) => _id);

export const ifMatch = (version?: string) =>
  version === undefined ? {} : { "if-match": `"${version}"` };

export const inShop = (id: string) => shop.client().call(getProduct, { params: { id } });

/** Opens a shop with a member of staff who may change the catalogue. */
export function openProductDesk(): void {
  beforeAll(async () => {
    shop = await openShop();
    clerk = await shop.staff("catalogue");
    category = (await findCategories(shop.database.db))[0]?.id ?? "";
  });
  afterAll(() => shop[Symbol.asyncDispose]());
}
