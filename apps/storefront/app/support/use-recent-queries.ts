import { listSupportQueries } from "@suvarna/contract/support/calls";
import type { RecentQuery } from "@suvarna/contract/support/schemas";
import { useCallback, useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/** What others have asked lately, as far as it is known. */
export interface Recent {
  /** Undefined until they have come. */
  readonly queries: readonly RecentQuery[] | undefined;
  readonly failed: boolean;
  /** Asks anew; what is shown stays until the answer is there. */
  ask(): void;
}

/**
 * The page is the same for everybody for as long as it is kept, and these change with every message:
 * so the browser asks.
 */
export function useRecentQueries(): Recent {
  const [queries, setQueries] = useState<readonly RecentQuery[]>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking counts one more
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
