import { createHash } from "node:crypto";
import { MAX_PICTURES } from "@suvarna/contract/media/uploads";
import { and, eq, ne, sql } from "drizzle-orm";
import {
  addPictureRow,
  type Media,
  pictureAddress,
  pictureFileOf,
  type StoredPictures,
  type Uploads,
} from "../media/index.ts";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId, newId } from "../platform/ids.ts";
import { badField } from "./product-columns.ts";
import { products } from "./tables.ts";

/** The services that a change of a product's pictures needs. */
export interface PictureDependencies {
  readonly app: App;
  readonly media: Media;
  readonly uploads: Uploads;
  readonly storedPictures: StoredPictures;
}

/** The pictures of a product, as the product's row has them. */
export type ProductPictures = Pick<
  typeof products.$inferSelect,
  "id" | "name" | "pictures" | "pictureAlts" | "pictureEdges"
>;

/** The columns of the products table from which `ProductPictures` is read. */
export const PICTURE_COLUMNS = {
  id: products.id,
  name: products.name,
  pictures: products.pictures,
  pictureAlts: products.pictureAlts,
  pictureEdges: products.pictureEdges,
};

/** SQL condition: the product has this id or slug, and is in the shop or a draft. */
export function isProduct(idOrSlug: string) {
  const isNamed = isId(idOrSlug) ? eq(products.id, idOrSlug) : eq(products.slug, idOrSlug);
  return and(ne(products.state, "archived"), isNamed);
}

/** Returns the id of a picture: the name of its file without the extension. */
export function pictureIdOf(address: string): string {
  return pictureFileOf(address)?.replace(/\.jpg$/, "") ?? address;
}

/**
 * The default alternative text of a picture without an entry in `pictureAlts`; null for a picture
 * that has an entry.
 */
function madeAlt({ name, pictures, pictureAlts }: ProductPictures, address: string): string | null {
  return address in pictureAlts ? null : defaultAlt(name, pictures.indexOf(address));
}

/** The default alternative text of a picture for which staff have written none. */
export function defaultAlt(name: string, index: number): string {
  return index === 0 ? name : `${name}, picture ${index + 1}`;
}

/**
 * The version of a product's pictures. It changes with the order of the pictures and with their
 * texts.
 */
export function picturesVersion({ pictures, pictureAlts }: ProductPictures): string {
  const state = pictures.map((address) => [address, pictureAlts[address] ?? null]);
  return createHash("sha256").update(JSON.stringify(state)).digest("base64url").slice(0, 16);
}

/** Sizes that are made before the picture is shown, so that its first visitor need not wait. */
const FIRST_SIZES = ["360.avif", "720.avif"];

/**
 * Adds an uploaded picture to a product, as the last one. The source of the picture is stored before
 * the act, and is deleted when the sender stops the upload meanwhile or the act fails. The first picture of a product has the product's name as
 * its alternative text.
 * @throws Refusal product_not_found, upload_not_found, picture_unusable, pictures_full
 */
export async function addPicture(
  { app, media, uploads, storedPictures }: PictureDependencies,
  actor: UserActor,
  { product, uploadId, alt }: { product: string; uploadId: string; alt: string },
): Promise<ProductPictures> {
  const upload = await uploads.find(uploadId, actor.userId, "picture");
  if (!upload) throw new Refusal("upload_not_found");
  const source = await media.source(upload.path);
  const id = newId();
  await storedPictures.write(id, source);
  try {
    await Promise.all(FIRST_SIZES.map((size) => media.pictures.find(`${id}.${size}`)));
    if (!(await uploads.take(uploadId))) throw new Refusal("upload_not_found");
    return await act(app, actor, async (act) => {
      const before = await lockPictures(act.tx, product);
      if (before.pictures.length >= MAX_PICTURES) throw new Refusal("pictures_full");
      const { width, height, jpeg, edge } = source;
      const about = { fileName: upload.name, addedBy: actor.userId };
      await addPictureRow(act, { id, width, height, bytes: jpeg.byteLength, ...about });
      const address = pictureAddress(id);
      const text = alt || (before.pictures.length === 0 ? before.name : "");
      return write(act, before, {
        pictures: [...before.pictures, address],
        pictureAlts: { ...before.pictureAlts, [address]: text },
        pictureEdges: { ...before.pictureEdges, [address]: edge },
      });
    });
  } catch (error) {
    // A failure of the commit may hide that the row was stored, so only a refusal deletes the source.
    // A job deletes what stays without a row.
    if (error instanceof Refusal) await storedPictures.remove(id);
    throw error;
  }
}

/**
 * Sets the order of a product's pictures and their alternative texts.
 * @param change.pictures all pictures of the product, by their ids
 * @param change.version the version that the caller has seen; undefined for any
 * @throws Refusal product_not_found, changed_meanwhile, bad_request when the cover has no text
 */
export function arrangePictures(
  app: App,
  actor: UserActor,
  change: {
    product: string;
    pictures: readonly { readonly _id: string; readonly alt: string }[];
    version: string | undefined;
  },
): Promise<ProductPictures> {
  return act(app, actor, async (act) => {
    const before = await lockPictures(act.tx, change.product);
    refuseChanged(before, change.version);
    const addresses = new Map(before.pictures.map((address) => [pictureIdOf(address), address]));
    const newOrder = change.pictures.map(({ _id, alt }) => ({ address: addresses.get(_id), alt }));
    const pictures = newOrder.flatMap(({ address }) => (address === undefined ? [] : [address]));
    // When the request's pictures are not exactly the product's pictures, the caller has seen an
    // older version of the product.
    if (new Set(pictures).size !== before.pictures.length || pictures.length !== newOrder.length) {
      throw new Refusal("changed_meanwhile");
    }
    const [cover] = newOrder;
    if (cover && cover.alt === "") {
      throw badField("pictures.0.alt", "Say what the cover shows before it is the cover");
    }
    // A text that is equal to the default text is not stored, so that it changes with the name of
    // the product.
    const written = newOrder.filter(({ address = "", alt }) => alt !== madeAlt(before, address));
    const pictureAlts = Object.fromEntries(written.map(({ address = "", alt }) => [address, alt]));
    return write(act, before, { ...before, pictures, pictureAlts });
  });
}

/**
 * Removes a picture from a product. The picture's file is not deleted.
 * @throws Refusal product_not_found, picture_not_found, changed_meanwhile
 */
export function removePicture(
  app: App,
  actor: UserActor,
  { product, pictureId, version }: { product: string; pictureId: string; version?: string },
): Promise<ProductPictures> {
  return act(app, actor, async (act) => {
    const before = await lockPictures(act.tx, product);
    refuseChanged(before, version);
    const removed = before.pictures.find((address) => pictureIdOf(address) === pictureId);
    if (removed === undefined) throw new Refusal("picture_not_found");
    const { [removed]: _text, ...pictureAlts } = before.pictureAlts;
    const { [removed]: _edge, ...pictureEdges } = before.pictureEdges;
    const pictures = before.pictures.filter((address) => address !== removed);
    return write(act, before, { pictures, pictureAlts, pictureEdges });
  });
}

async function lockPictures(tx: Tx, idOrSlug: string): Promise<ProductPictures> {
  const [found] = await tx
    .select(PICTURE_COLUMNS)
    .from(products)
    .where(isProduct(idOrSlug))
    .for("update");
  if (!found) throw new Refusal("product_not_found");
  return found;
}

function refuseChanged(before: ProductPictures, version: string | undefined): void {
  if (version !== undefined && version !== picturesVersion(before)) {
    throw new Refusal("changed_meanwhile");
  }
}

async function write(
  act: Act,
  before: ProductPictures,
  { pictures, pictureAlts, pictureEdges }: Omit<ProductPictures, "id" | "name">,
): Promise<ProductPictures> {
  await act.tx
    .update(products)
    .set({ pictures, pictureAlts, pictureEdges, updatedAt: sql`now()` })
    .where(eq(products.id, before.id));
  act.record({
    what: "product.pictures_changed",
    subject: before.id,
    before: { pictures: before.pictures },
    after: { pictures },
  });
  act.tell({ type: "product.saved", productId: before.id });
  return { ...before, pictures, pictureAlts, pictureEdges };
}
