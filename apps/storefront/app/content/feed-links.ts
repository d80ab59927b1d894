import * as say from "@suvarna/words/here/blog";
import type { MetaDescriptor } from "react-router";
import { rootDataOf } from "../platform/root-data.ts";

/** The address of the RSS feed of all articles. */
export const RSS = "/blog/rss.xml";
const ATOM = "/blog/atom.xml";

/** The feeds' `<link>` tags for the head of a page. */
export function feedLinks({ matches }: { matches: Parameters<typeof rootDataOf>[0] }) {
  const shop = rootDataOf(matches)?.shop;
  if (!shop) return [];
  const link = (type: string, path: string): MetaDescriptor => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: say.feedTitle(shop.name),
    href: shop.origin + path,
  });
  return [link("application/rss+xml", RSS), link("application/atom+xml", ATOM)];
}
