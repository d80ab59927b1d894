import { EVERYTHING, type Seen } from "../versions.ts";
import { cdnTag, DIALECTS } from "./dialects.ts";
import type { CdnConfig } from "./settings.ts";

/** The headers of a kept reply for the CDN, by what the reply depends on. */
export type Sharing = (seen: Seen) => Readonly<Record<string, string>>;

/** How many tags of single things, such as products, a reply names at most. */
const MOST_SINGLE = 16;
/** The longest time, in seconds, for which a CDN may send what it has without asking. */
const LONGEST = { fresh: 60, stale: 300 };
const LONGEST_MOVING_S = 30;

/**
 * What a CDN may do with kept replies.
 * @param moving.tags the tags of data that changes by itself, such as the rates
 * @param moving.seconds how old such data may be when a visitor sees it. A CDN sends a reply for
 *   nearly half of this time, and while it asks for a new one for nearly half of it again. Nothing is
 *   bought at a price of a page: a cart and a checkout are never kept.
 */
export function sharingBy(
  { kind, purge }: CdnConfig,
  moving: { readonly tags: readonly string[]; readonly seconds: number },
): Sharing {
  const { header, separator } = DIALECTS[kind];
  const half = Math.min(Math.max(1, Math.floor(moving.seconds / 2)), LONGEST_MOVING_S);
  const short = { fresh: half, stale: half - 1 };
  const movingTags = new Set([...moving.tags, EVERYTHING]);
  return (seen) => {
    const tags = [...seen.keys()];
    const single = tags.filter((tag) => tag.includes(" "));
    const isCut = single.length > MOST_SINGLE;
    // A reply that would not be purged by everything that changes it is left to expire soon.
    const isMoving = purge === null || isCut || tags.some((tag) => movingTags.has(tag));
    const { fresh, stale } = isMoving ? short : LONGEST;
    const named = isCut ? tags.filter((tag) => !tag.includes(" ")) : tags;
    return {
      "cache-control": `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
      [header]: named.map(cdnTag).join(separator),
    };
  };
}
