import { listSupportQueries } from "@suvarna/contract/support/calls";
import type { RecentQuery } from "@suvarna/contract/support/schemas";
import { useCallback, useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/** Recent questions of other visitors, and the state of loading them. */
export interface Recent {
  /** Undefined until they are loaded. */
  readonly queries: readonly RecentQuery[] | undefined;
  readonly failed: boolean;
  /** Loads them again; the shown questions stay until then. */
  ask(): void;
}

/**
 * The page is cached for all visitors. The recent questions change with every message, so the browser
 * loads them.
 */
export function useRecentQueries(): Recent {
  const [queries, setQueries] = useState<readonly RecentQuery[]>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call changes the number
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
  }, [asked]);
  const ask = useCallback(() => setAsked((times) => times + 1), []);
  return { queries, failed, ask };
}
