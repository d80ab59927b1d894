import type { StaffPictures } from "@suvarna/contract/catalogue/picture-schemas";
import * as schemas from "@suvarna/contract/catalogue/picture-schemas";
import * as calls from "@suvarna/contract/catalogue/pictures";
import { pair } from "@suvarna/contract/endpoint";
import { findPictures } from "../media/index.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import {
  addPicture,
  arrangePictures,
  defaultAlt,
  isProduct,
  PICTURE_COLUMNS,
  type PictureDependencies,
  type ProductPictures,
  pictureIdOf,
  picturesVersion,
  removePicture,
} from "./change-pictures.ts";
import { products } from "./tables.ts";

const endpoints = pair(calls, schemas);

/**
 * Registers the API calls by which staff change the pictures of a product. Each change is visible
 * at once, without a draft.
 */
export function registerPictures(api: Api, dependencies: PictureDependencies): void {
  const { app } = dependencies;
  const { db } = app.database;

  handle(api, endpoints.listPictures, async ({ params }) => {
    const [found] = await db.select(PICTURE_COLUMNS).from(products).where(isProduct(params.id));
    if (!found) throw new Refusal("product_not_found");
    return serializePictures(db, found);
  });

  handle(api, endpoints.addPicture, async ({ params, body }, { actor }) =>
    serializePictures(db, await addPicture(dependencies, actor, { product: params.id, ...body })),
  );

  handle(api, endpoints.arrangePictures, async ({ params, headers, body }, { actor }) => {
    const version = versionOf(headers["if-match"]);
    const change = { product: params.id, pictures: body.pictures, version };
    return serializePictures(db, await arrangePictures(app, actor, change));
  });

  handle(api, endpoints.removePicture, async ({ params, headers }, { actor }) => {
    const version = versionOf(headers["if-match"]);
    const { id: product, pictureId } = params;
    return serializePictures(db, await removePicture(app, actor, { product, pictureId, version }));
  });
}

/** Reads the version from the header `If-Match`, which may be quoted as an entity tag. */
function versionOf(ifMatch: string | undefined): string | undefined {
  return ifMatch?.replaceAll('"', "");
}

async function serializePictures(db: Db, product: ProductPictures): Promise<StaffPictures> {
  const { name, pictures, pictureAlts } = product;
  const uploaded = await findPictures(db, pictures.map(pictureIdOf));
  const wired = pictures.map((address, index) => {
    const id = pictureIdOf(address);
    const { width = null, height = null } = uploaded.get(id) ?? {};
    const alt = pictureAlts[address] ?? defaultAlt(name, index);
    return { _id: id, address, alt, width, height };
  });
  return { pictures: wired, version: picturesVersion(product) };
}
