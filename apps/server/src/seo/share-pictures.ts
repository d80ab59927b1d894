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
  /** Returns the picture of a product by its slug; null when there is no such product. */
  ofProduct(slug: string): Promise<StoredFile | null>;
  /** Returns the picture of an article by its slug; null when there is no such article. */
  ofArticle(slug: string): Promise<StoredFile | null>;
  /**
   * Returns the picture of the shop, for every page that has no picture of its own; null before the
   * shop has a name.
   */
  ofShop(): Promise<StoredFile | null>;
}

/**
 * The version of the design of shared pictures. Increase it when the design changes, so that all
 * pictures are drawn again.
 */
const DESIGN = 2;

/**
 * Creates the pictures of shared pages. A picture is drawn when it is first requested, and then
 * kept on disk. The module that draws is loaded with its typefaces only for the first picture.
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
      // The text of the picture is dark, so only a slide with a light background fits.
      const slide = slides.find(({ tone }) => tone === "light");
      return draw("shop", words, slide?.picture);
    },
  };
}
