import { addressIn, LANGUAGES } from "@suvarna/words/languages";
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
const LINK_SCHEMA = "http://www.w3.org/1999/xhtml";
const IMAGE_SCHEMA = "http://www.google.com/schemas/sitemap-image/1.1";

/**
 * Builds the sitemap of these pages in one language, as XML of the sitemaps protocol. Each page
 * names itself in all languages.
 * @param base the path below which the pages of the language are
 */
export function sitemapXml(
  origin: string,
  entries: readonly SitemapEntry[],
  base = LANGUAGES[0].base,
): string {
  const urls = entries.map(({ path, changedAt, pictures = [] }) => {
    const images = pictures.map(
      (picture) => `<image:image>${loc(origin, picture, "image:")}</image:image>`,
    );
    const own = loc(origin, addressIn(base, path));
    return `<url>${own}${lastmod(changedAt)}${alternates(origin, path)}${images.join("")}</url>`;
  });
  return `${DECLARATION}\n<urlset xmlns="${SCHEMA}" xmlns:xhtml="${LINK_SCHEMA}" xmlns:image="${IMAGE_SCHEMA}">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Builds the index of several sitemaps, as XML of the sitemaps protocol. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap>${loc(origin, path)}</sitemap>`);
  return `${DECLARATION}\n<sitemapindex xmlns="${SCHEMA}">\n${maps.join("\n")}\n</sitemapindex>\n`;
}

function loc(origin: string, path: string, prefix = ""): string {
  return `<${prefix}loc>${address(origin, path)}</${prefix}loc>`;
}

/** Names the addresses of a page in all languages. */
function alternates(origin: string, path: string): string {
  const links = LANGUAGES.map(
    ({ code, base }) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${address(origin, addressIn(base, path))}"/>`,
  );
  return links.join("");
}

function address(origin: string, path: string): string {
  // The address of a picture may be absolute, at another origin. `URL` also escapes the characters
  // that an address must not contain.
  return xmlText(new URL(path, origin).href);
}

function lastmod(at: Date | undefined): string {
  return at ? `<lastmod>${at.toISOString()}</lastmod>` : "";
}
