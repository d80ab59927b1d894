import { EVERYTHING, type VersionSnapshot } from "../versions.ts";
import { cdnTag, DIALECTS } from "./dialects.ts";
import type { CdnConfig } from "./settings.ts";

/** Returns the headers of a cached reply for the CDN, by what the reply depends on. */
export type SharingHeaders = (seen: VersionSnapshot) => Readonly<Record<string, string>>;

/** The most tags of single items, such as products, that a reply names. */
const MOST_SINGLE = 16;
/**
 * The longest times, in seconds, for which a CDN may send a stored reply: as fresh, and then as
 * stale while the CDN fetches a new reply.
 */
const LONGEST = { fresh: 60, stale: 300 };
const LONGEST_MOVING_S = 30;

/**
 * Creates the headers that limit for how long a CDN may store a reply.
 * @param moving.tags the tags of data that changes by itself, such as the rates
 * @param moving.seconds how old such data may be when a visitor sees it. The CDN sends a stored
 *   reply as fresh for nearly half of this time, and as stale for nearly half of it while it fetches
 *   a new reply. Nothing is sold at the price of a cached page: carts and checkouts are never cached.
 */
export function createSharingHeaders(
  { kind, purge }: CdnConfig,
  moving: { readonly tags: readonly string[]; readonly seconds: number },
): SharingHeaders {
  const { header, separator } = DIALECTS[kind];
  const half = Math.min(Math.max(1, Math.floor(moving.seconds / 2)), LONGEST_MOVING_S);
  const short = { fresh: half, stale: half - 1 };
  const movingTags = new Set([...moving.tags, EVERYTHING]);
  return (seen) => {
    const tags = [...seen.keys()];
    const single = tags.filter((tag) => tag.includes(" "));
    const isCut = single.length > MOST_SINGLE;
    // A reply gets a short lifetime when the CDN is not purged after every change that the reply
    // depends on.
    const isMoving = purge === null || isCut || tags.some((tag) => movingTags.has(tag));
    const { fresh, stale } = isMoving ? short : LONGEST;
    const named = isCut ? tags.filter((tag) => !tag.includes(" ")) : tags;
    return {
      "cache-control": `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
      [header]: named.map(cdnTag).join(separator),
    };
  };
}
