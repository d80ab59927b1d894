import * as z from "zod";
import type { StartRule } from "../start-rule.ts";
import { isOnThisMachine } from "../this-machine.ts";

/** The kinds of content delivery networks, by how they name tags. */
const CDN_KINDS = ["cloudflare", "fastly", "varnish"] as const;
export type CdnKind = (typeof CDN_KINDS)[number];

/** The settings of the content delivery network (CDN) in front of the shop, with their defaults. */
export const CDN_SETTINGS = {
  CDN: z.enum(["none", ...CDN_KINDS]).default("none"),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_TOKEN: z.string().regex(/^\S+$/, "must have no spaces").optional(),
};

/** The CDN in front of the shop. */
export interface CdnConfig {
  readonly kind: CdnKind;
  /** The URL to which purges are sent; null when replies stay at the CDN until they expire. */
  readonly purge: { readonly url: string; readonly token: string | null } | null;
}

type Settings = z.output<z.ZodObject<typeof CDN_SETTINGS>>;

/** Reads from the settings which CDN is in front of the shop; null when there is none. */
export function cdnConfig(settings: Settings): CdnConfig | null {
  const { CDN: kind, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = settings;
  if (kind === "none") return null;
  return { kind, purge: url === undefined ? null : { url, token: token ?? null } };
}

/**
 * Lists the settings of the CDN that contradict each other, one sentence for each contradiction.
 */
export function cdnProblems({ CDN: kind, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: Settings) {
  return [
    ...(kind === "none" && url !== undefined ? ["CDN_PURGE_URL needs CDN"] : []),
    ...(url === undefined && token !== undefined ? ["CDN_PURGE_TOKEN needs CDN_PURGE_URL"] : []),
  ];
}

export const CDN_LIVE_RULES: readonly StartRule<Settings>[] = [
  {
    says: "CDN_PURGE_URL on another machine must begin with https:",
    applies: ({ CDN_PURGE_URL: url }) =>
      url !== undefined && !isOnThisMachine(url) && !url.startsWith("https:"),
  },
];
