import * as makingSchemas from "@suvarna/contract/catalogue/staff-making-schemas";
import * as pieceCalls from "@suvarna/contract/catalogue/staff-pieces";
import * as pieceSchemas from "@suvarna/contract/catalogue/staff-pieces-schemas";
import * as calls from "@suvarna/contract/catalogue/staff-products";
import * as schemas from "@suvarna/contract/catalogue/staff-products-schemas";
import * as stockSchemas from "@suvarna/contract/catalogue/staff-stock-schemas";
import { pair } from "@suvarna/contract/endpoint";
import type { App } from "../platform/act.ts";
import { cutPage } from "../platform/cut-page.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Rates } from "../rates/index.ts";
import type { Approvals } from "../staff/index.ts";
import { changeAvailabilityOfMany } from "./change-availability.ts";
import { changeMaking, changeMakingOfMany, previewMaking } from "./change-making.ts";
import { addPiece, changePiece, removePiece } from "./change-pieces.ts";
import { changeStock } from "./change-stock.ts";
import { changeStockOfMany, previewStock } from "./change-stock-of-many.ts";
import { createDraft, discardDraft, duplicateProduct, saveDraft } from "./drafts.ts";
import { countViews, listStaffProducts } from "./list-staff-products.ts";
import { type HallmarkedPieceRow, listPieceRows, pieceByHuid, pieceVersion } from "./pieces.ts";
import { proofOf } from "./price-guard.ts";
import { sizeNames, staffProduct } from "./product-of-staff.ts";
import { archiveProduct, publishProduct, restoreProduct } from "./publish-product.ts";
import type { StockRule } from "./staff-conditions.ts";

const endpoints = pair(calls, { ...schemas, ...makingSchemas, ...stockSchemas });
const pieceEndpoints = pair(pieceCalls, pieceSchemas);

/** The dependencies of staff's API calls about products. */
export interface StaffCatalogueDependencies {
  readonly app: App;
  readonly rates: Pick<Rates, "perGram">;
  readonly approvals: Approvals;
  readonly stock: StockRule;
}

/** Registers the API calls by which staff find, edit, publish and count the shop's products. */
export function registerStaffCatalogue(api: Api, dependencies: StaffCatalogueDependencies): void {
  registerLists(api, dependencies);
  registerOne(api, dependencies);
  registerMany(api, dependencies);
  registerPieces(api, dependencies);
}

function registerLists(api: Api, dependencies: StaffCatalogueDependencies): void {
  const { app, stock } = dependencies;
  const { db } = app.database;
  handle(api, endpoints.listStaffProducts, ({ query }) => listStaffProducts(db, query, stock));
  handle(api, endpoints.countStaffProducts, async () => ({
    counts: await countViews(db, stock),
  }));
  handle(api, endpoints.getStaffProduct, ({ params }) =>
    staffProduct({ app, stock, guard: dependencies }, params.id),
  );
}

interface Versioned {
  readonly params: { readonly id: string };
  readonly headers: { readonly "if-match"?: string | undefined };
}

function versionIn({ params, headers }: Versioned) {
  return { id: params.id, version: headers["if-match"]?.replaceAll('"', "") };
}

function registerOne(api: Api, dependencies: StaffCatalogueDependencies): void {
  const { app, stock } = dependencies;
  const guarded = { app, stock, guard: dependencies };
  const read = (id: string) => staffProduct(guarded, id);

  handle(api, endpoints.createDraft, async ({ headers, body }, { actor }) =>
    read(await createDraft(app, actor, body, headers["idempotency-key"])),
  );
  handle(api, endpoints.saveDraft, async (input, { actor }) => {
    await saveDraft(app, actor, versionIn(input), input.body);
    return read(input.params.id);
  });
  handle(api, endpoints.duplicateProduct, async ({ params, headers }, { actor }) =>
    read(await duplicateProduct(app, actor, params.id, headers["idempotency-key"])),
  );
  const verbs = [
    [endpoints.discardDraft, discardDraft],
    [endpoints.archiveProduct, archiveProduct],
    [endpoints.restoreProduct, restoreProduct],
  ] as const;
  for (const [endpoint, verb] of verbs) {
    handle(api, endpoint, async (input, { actor }) => {
      await verb(app, actor, versionIn(input));
      return read(input.params.id);
    });
  }
  handle(api, endpoints.publishProduct, async (input, { actor, user, answerWith }) => {
    const approval = await publishProduct(guarded, actor, versionIn(input), proofOf(user));
    if (approval === null) return read(input.params.id);
    answerWith(202);
    return { approval };
  });
  handle(api, endpoints.changeStock, async (input, { actor }) => {
    await changeStock(app, actor, versionIn(input), input.body);
    return read(input.params.id);
  });
  handle(api, endpoints.changeMaking, async (input, { actor, user }) => {
    const { makingcharge } = input.body;
    await changeMaking(guarded, actor, versionIn(input), makingcharge, proofOf(user));
    return read(input.params.id);
  });
}

function registerMany(api: Api, dependencies: StaffCatalogueDependencies): void {
  const { app, stock } = dependencies;
  const guarded = { app, stock, guard: dependencies };
  handle(api, endpoints.previewMaking, ({ body }) => previewMaking(guarded, body));
  handle(api, endpoints.changeMakingOfMany, async ({ body }, { actor, user, answerWith }) => {
    const changed = await changeMakingOfMany(guarded, actor, body, proofOf(user));
    if ("approval" in changed) answerWith(202);
    return changed;
  });
  handle(api, endpoints.changeAvailabilityOfMany, async ({ body }, { actor }) => ({
    products: await changeAvailabilityOfMany({ app, stock }, actor, body),
  }));
  handle(api, endpoints.previewStock, ({ body }) => previewStock(app.database.db, body, stock));
  handle(api, endpoints.changeStockOfMany, async ({ body }, { actor }) => ({
    products: await changeStockOfMany({ app, stock }, actor, body),
  }));
}

function registerPieces(api: Api, { app }: StaffCatalogueDependencies): void {
  const { db } = app.database;

  handle(api, pieceEndpoints.listPieces, async ({ params, query }) => {
    await sizeNames(db, params.id);
    const { cursor, limit } = query;
    const { rows, total } = await listPieceRows(db, params.id, { cursor, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    return { items: page.map(serializePiece), total, nextCursor: last?.id ?? null };
  });
  handle(api, pieceEndpoints.checkHuid, async ({ query: { huid } }) => {
    const piece = await pieceByHuid(db, huid);
    if (!piece) return { huid, takenBy: null };
    const { id: pieceId, productId, productName: name, size, netWeightMg, state } = piece;
    const netWeight = netWeightMg === null ? null : netWeightMg / 1000;
    return { huid, takenBy: { pieceId, productId, name, size, netWeight, state } };
  });
  handle(api, pieceEndpoints.addPiece, async ({ params, body }, { actor }) =>
    serializePiece(await addPiece(app, actor, params.id, body)),
  );
  handle(api, pieceEndpoints.changePiece, async (input, { actor }) =>
    serializePiece(await changePiece(app, actor, addressIn(input), input.body)),
  );
  handle(api, pieceEndpoints.removePiece, async (input, { actor }) => {
    await removePiece(app, actor, addressIn(input));
    return undefined;
  });
}

interface VersionedPiece extends Versioned {
  readonly params: { readonly id: string; readonly pieceId: string };
}

function addressIn(input: VersionedPiece) {
  const { id: productId, version } = versionIn(input);
  return { productId, pieceId: input.params.pieceId, version };
}

function serializePiece(piece: HallmarkedPieceRow) {
  const { id, productId, huid, size, netWeightMg, place, state, orderId, createdAt } = piece;
  const netWeight = netWeightMg === null ? null : netWeightMg / 1000;
  const weighed = { size, netWeight, place, state, orderId };
  const version = pieceVersion(piece);
  return { _id: id, version, productId, huid, ...weighed, createdAt: createdAt.toISOString() };
}
