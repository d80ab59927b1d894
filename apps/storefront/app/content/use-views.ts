import { viewBlog } from "@suvarna/contract/content/calls";
import type { Article } from "@suvarna/contract/content/schemas";
import { useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/**
 * Counts this reader of an article, once React runs the page.
 * @returns how often it was read: as the page was made, then as it is now
 */
export function useViews({ _id, views }: Pick<Article, "_id" | "views">): number {
  const [counted, setCounted] = useState<{ id: string; views: number }>();
  useEffect(() => {
    const left = new AbortController();
    browserApi.call(viewBlog, { params: { id: _id } }, { signal: left.signal }).then(
      (now) => setCounted({ id: _id, views: now.views }),
      // An article is read all the same when it can't be counted.
      () => undefined,
    );
    return () => left.abort();
  }, [_id]);
  return counted?.id === _id ? counted.views : views;
}
