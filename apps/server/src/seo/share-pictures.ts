import { createHash } from "node:crypto";
import { metalInColour } from "@suvarna/domain/fineness";
import { formatWeight } from "@suvarna/domain/formats";
import { findProduct } from "../catalogue/index.ts";
import { findBlog, findProfile, listSlides } from "../content/index.ts";
import { type Media, pictureFileOf, type StoredFile } from "../media/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database.ts";
import type { ShareWords } from "./share-picture.ts";

export interface SharePictures {
  /** The picture of a product by its slug; null when there is none. */
  ofProduct(slug: string): Promise<StoredFile | null>;
  /** The picture of an article by its slug; null when there is none. */
  ofArticle(slug: string): Promise<StoredFile | null>;
  /** The picture of the shop, for every page without one; null before the shop has a name. */
  ofShop(): Promise<StoredFile | null>;
}

/**
 * The version of the pictures' design. Increase it when the design changes, so that all are drawn
 * again.
 */
const DESIGN = 2;

/**
 * Shared pictures are drawn on first demand and kept on disk, so only what exists is ever drawn. The
 * module that draws, with its parsed typefaces, is loaded for the first one.
 */
export function openSharePictures(db: Db, media: Media, clock: Clock): SharePictures {
  const files = media.madeFiles("shares");

  async function draw(
    name: string,
    words: ShareWords,
    address: string | undefined,
  ): Promise<StoredFile> {
    const file = pictureFileOf(address ?? "");
    const picture = file === null ? null : await media.pictures.find(file);
    const says = JSON.stringify([DESIGN, words, address]);
    const mark = createHash("sha256").update(says).digest("base64url").slice(0, 12);
    return files.fetch(`${name}.${mark}.jpg`, {
      sourceMs: picture?.modifiedMs ?? 0,
      make: async () => {
        const { drawSharePicture } = await import("./share-picture.ts");
        return drawSharePicture(words, picture?.path ?? null);
      },
    });
  }

  return {
    async ofProduct(slug) {
      const [product, identity] = await Promise.all([
        findProduct(db, slug),
        findProfile(db, "identity"),
      ]);
      if (!product || !identity) return null;
      const words = {
        shop: identity.name,
        title: product.name,
        caption: `${metalInColour(product)} · ${formatWeight(product.netWeightMg)}`,
      };
      return draw(`product-${product.slug}`, words, product.pictures[0]);
    },
    async ofArticle(slug) {
      const [article, identity] = await Promise.all([
        findBlog(db, slug, clock()),
        findProfile(db, "identity"),
      ]);
      if (!article || !identity) return null;
      const words = { shop: identity.name, title: article.title, caption: "From our blog" };
      return draw(`article-${article.slug}`, words, article.picture);
    },
    async ofShop() {
      const [identity, slides] = await Promise.all([
        findProfile(db, "identity"),
        listSlides(db, clock()),
      ]);
      if (!identity) return null;
      const words = {
        shop: identity.name,
        title: identity.tagline,
        caption: "Priced by the live rate",
      };
      // Its words are set in ink, for a light ground.
      const slide = slides.find(({ tone }) => tone === "light");
      return draw("shop", words, slide?.picture);
    },
  };
}
