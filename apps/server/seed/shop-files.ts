import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Carat } from "@suvarna/domain/fineness";
import type { Kind, Occasion } from "@suvarna/domain/jewellery";
import type { NewCollection, NewProduct } from "../src/catalogue/index.ts";
import type { About, Identity } from "../src/content/index.ts";
import type { NewCoupon } from "../src/coupons/index.ts";
import { modelAddress, pictureAddress } from "../src/media/index.ts";

/** A coupon in the file, which names its category by the category's title. */
type CouponFile = Omit<NewCoupon, "announced" | "endsAt" | "startsAt" | "categoryId"> & {
  readonly category: string | null;
};

/**
 * A size of a piece in the file. The gross weight, with the stones, is only information for readers
 * of the file.
 */
type SizeFile = NewProduct["sizes"][number] & { readonly grossWeightMg: number };

/** An entry of `products.json`, with the ids of its pictures and the file of its 3D model. */
export interface ProductFile {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly kind: Kind;
  readonly category: string;
  readonly carat: Carat;
  readonly metal: string;
  readonly metalColour: string;
  readonly netWeightMg: number;
  readonly grossWeightMg: number;
  readonly makingChargeBp: number;
  readonly stoneValuePaise: number;
  readonly discountBp: number;
  readonly stock: number | null;
  readonly sizes: readonly SizeFile[] | null;
  readonly stones: NewProduct["stones"];
  readonly dimensions: string | null;
  /** Whether the piece has room for an engraving; undefined when it has none. */
  readonly engravable?: true;
  readonly pictures: readonly string[];
  readonly spin: readonly string[] | null;
  readonly model: string | null;
  readonly huid: string | null;
  readonly certificate: string | null;
  readonly origin: string;
  readonly tags: string[];
  readonly occasions: Occasion[];
  readonly collections: string[];
  readonly featured: boolean;
  readonly bestSelling: boolean;
  readonly everyday: boolean;
  readonly details: NonNullable<NewProduct["details"]>;
}

/** An entry of `collections.json`, with the ids of its pictures and the slugs of its pieces. */
type CollectionFile = Required<
  Pick<NewCollection, "slug" | "title" | "sentence" | "figures" | "quote" | "quoteSource">
> &
  Required<Pick<NewCollection, "cover" | "coverAlt" | "heroText" | "heroPicture" | "heroAlt">> &
  Required<Pick<NewCollection, "heroGround" | "turns" | "togetherText" | "together">>;

interface ShopFiles {
  readonly products: ProductFile[];
  readonly categories: { slug: string; title: string; description: string; picture: string }[];
  readonly collections: CollectionFile[];
  readonly carousel: {
    picture: string;
    alt: string;
    title: string;
    subTitle: string;
    description: string;
    tone: "light" | "dark";
    ground: string;
    link: string;
  }[];
  readonly testimonials: { name: string; message: string; picture: string; alt: string }[];
  readonly coupons: CouponFile[];
  readonly gallery: { picture: string; caption: string; likes: number; comments: number }[];
  readonly blogs: {
    slug: string;
    title: string;
    author: string | null;
    content: string;
    picture: string;
    alt: string;
    tags: string[];
    publishedAt: string;
    updatedAt: string;
    /** The initial value of the article's count of views. */
    views: number;
  }[];
  readonly about: About;
  readonly shop: Identity;
}

/** Reads a file of the example shop. The values are checked by `shop.test.ts`. */
export async function readShopFile<Name extends keyof ShopFiles>(
  name: Name,
): Promise<ShopFiles[Name]> {
  return JSON.parse(await readFile(join(import.meta.dirname, "shop", `${name}.json`), "utf8"));
}

/**
 * Converts an entry of `products.json` into the form that the catalogue stores. `position` is the
 * product's place in the default order.
 */
export function newProduct(file: ProductFile, categoryId: string, position: number): NewProduct {
  const { category, pictures, spin, model, sizes, ...columns } = file;
  return {
    ...columns,
    categoryId,
    position,
    pictures: pictures.map(pictureAddress),
    pictureEdges: Object.fromEntries(pictures.map((id) => [pictureAddress(id), edgeOf(id)])),
    spin: spin?.map(pictureAddress) ?? null,
    model: model === null ? null : `${modelAddress(model)}?v=${versionOf(model)}`,
    sizes: sizes ?? [],
  };
}

/**
 * Converts an entry of `collections.json` into the form that the catalogue stores. `idOf` returns
 * the id of a piece.
 */
export function newCollection(
  file: CollectionFile,
  position: number,
  idOf: (slug: string) => string,
): NewCollection {
  return {
    ...file,
    position,
    cover: pictureAddress(file.cover),
    heroPicture: pictureAddress(file.heroPicture),
    turns: file.turns.map((turn) => ({
      ...turn,
      picture: pictureAddress(turn.picture),
      piece: turn.piece === null ? null : idOf(turn.piece),
    })),
    together: file.together.map(idOf),
  };
}

/**
 * The colours of the borders of the example shop's pictures, as `make-pictures.ts` has computed
 * them.
 */
const edges: Readonly<Record<string, { readonly edge: string }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, "pictures/pictures.json"), "utf8"),
);

/**
 * Returns the colour of the border of a picture of the example shop; empty if the colour is not
 * known.
 */
export function edgeOf(id: string): string {
  return edges[id]?.edge ?? "";
}

const versions = new Map<string, string>();

/**
 * Returns a hash of a 3D model's content for its address. Browsers cache the model for ever, and
 * load it again only when its content, and so its address, changes.
 */
function versionOf(model: string): string {
  const known = versions.get(model);
  if (known) return known;
  const content = readFileSync(join(import.meta.dirname, "models", model));
  const version = createHash("sha256").update(content).digest("hex").slice(0, 12);
  versions.set(model, version);
  return version;
}
