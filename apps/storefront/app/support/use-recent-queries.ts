import { listSupportQueries } from "@suvarna/contract/support/calls";
import type { RecentQuery } from "@suvarna/contract/support/schemas";
import { useCallback, useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/** Recent questions of other visitors, and the state of loading them. */
export interface RecentQuestions {
  /** The recent questions; undefined until they are loaded. */
  readonly queries: readonly RecentQuery[] | undefined;
  readonly failed: boolean;
  /** Loads the questions again; the shown questions stay until the new questions arrive. */
  ask(): void;
}

/**
 * Loads the recent questions in the browser, because they change with every message while the page
 * is cached for all visitors.
 */
export function useRecentQueries(): RecentQuestions {
  const [queries, setQueries] = useState<readonly RecentQuery[]>();
  const [failed, setFailed] = useState(false);
  const [loadCount, setLoadCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number loads the questions again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setFailed(false);
    browserApi.call(listSupportQueries, {}, { signal }).then(
      ({ abouts }) => setQueries(abouts),
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [loadCount]);
  const ask = useCallback(() => setLoadCount((times) => times + 1), []);
  return { queries, failed, ask };
}
