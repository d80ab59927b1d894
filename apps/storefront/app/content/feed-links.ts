import type { MetaDescriptor } from "react-router";
import { rootDataOf } from "../platform/root-data.ts";

/** Where a reader of feeds finds the articles' own. */
export const RSS = "/blog/rss.xml";
const ATOM = "/blog/atom.xml";

/** Tells readers of feeds, in the head of a page, where those are. */
export function feedLinks({ matches }: { matches: Parameters<typeof rootDataOf>[0] }) {
  const shop = rootDataOf(matches)?.shop;
  if (!shop) return [];
  const link = (type: string, path: string): MetaDescriptor => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: `${shop.name}: blog`,
    href: shop.origin + path,
  });
  return [link("application/rss+xml", RSS), link("application/atom+xml", ATOM)];
}
