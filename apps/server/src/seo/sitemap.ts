import { xmlText } from "./xml.ts";

/** A page in a sitemap. Paths begin with a slash and belong to the shop's own origin. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date;
  /** The paths of the pictures that the page shows. */
  readonly pictures?: readonly string[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE_SCHEMA = "http://www.google.com/schemas/sitemap-image/1.1";

/** Builds the sitemap of these pages, as XML of the sitemaps protocol. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt, pictures = [] }) => {
    const images = pictures.map(
      (picture) => `<image:image>${loc(origin, picture, "image:")}</image:image>`,
    );
    return `<url>${loc(origin, path)}${lastmod(changedAt)}${images.join("")}</url>`;
  });
  return `${DECLARATION}\n<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGE_SCHEMA}">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Builds the index of several sitemaps, as XML of the sitemaps protocol. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap>${loc(origin, path)}</sitemap>`);
  return `${DECLARATION}\n<sitemapindex xmlns="${SCHEMA}">\n${maps.join("\n")}\n</sitemapindex>\n`;
}

function loc(origin: string, path: string, prefix = ""): string {
  // The address of a picture may be absolute, at another origin. `URL` also escapes the characters
  // that an address must not contain.
  const address = new URL(path, origin).href;
  return `<${prefix}loc>${xmlText(address)}</${prefix}loc>`;
}

function lastmod(at: Date | undefined): string {
  return at ? `<lastmod>${at.toISOString()}</lastmod>` : "";
}
