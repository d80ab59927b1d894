import type { CdnKind } from "./settings.ts";

/** How a kind of CDN reads the tags of a reply, and is asked to purge replies by their tags. */
export interface Dialect {
  /** The name of the header in which a reply states its tags, in lower case. */
  readonly header: string;
  readonly separator: string;
  /** The most tags that one request may purge. */
  readonly most: number;
  /** The most tags that one request may purge. */
  purge(tags: readonly string[], token: string | null): PurgeRequest;
}

export interface PurgeRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const JSON_TYPE = { "content-type": "application/json" };
const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

export const DIALECTS: Readonly<Record<CdnKind, Dialect>> = {
  cloudflare: {
    header: "cache-tag",
    separator: ",",
    most: 30,
    purge: (tags, token) => ({
      method: "POST",
      headers: { ...JSON_TYPE, ...bearer(token) },
      body: JSON.stringify({ tags }),
    }),
  },
  fastly: {
    header: "surrogate-key",
    separator: " ",
    most: 256,
    purge: (tags, token) => ({
      method: "POST",
      headers: { ...JSON_TYPE, ...(token === null ? {} : { "fastly-key": token }) },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
  },
  // The Varnish module xkey, configured like the example in its manual: `PURGE` with the keys in a
  // header.
  varnish: {
    header: "xkey",
    separator: " ",
    most: 50,
    purge: (tags, token) => ({
      method: "PURGE",
      headers: { "xkey-purge": tags.join(" "), ...bearer(token) },
    }),
  },
};

/**
 * Converts a tag to its form at the CDN, which allows no spaces: `product 0190…` becomes
 * `product-0190…`.
 */
export const cdnTag = (tag: string) => tag.replaceAll(" ", "-");
