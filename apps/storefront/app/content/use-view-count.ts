import { viewBlog } from "@suvarna/contract/content/calls";
import type { Article } from "@suvarna/contract/content/schemas";
import { useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/**
 * Counts a view of an article after hydration.
 * @returns the number of views: first the number that was rendered, then the number with this view
 */
export function useViewCount({ _id, views }: Pick<Article, "_id" | "views">): number {
  const [counted, setCounted] = useState<{ id: string; views: number }>();
  useEffect(() => {
    const left = new AbortController();
    browserApi.call(viewBlog, { params: { id: _id } }, { signal: left.signal }).then(
      (now) => setCounted({ id: _id, views: now.views }),
      // A failed count must not disturb the reader.
      () => undefined,
    );
    return () => left.abort();
  }, [_id]);
  return counted?.id === _id ? counted.views : views;
}
