import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { greet } from "@suvarna/contract/content/calls";
import * as say from "@suvarna/words/here/connection";
import { useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/** A test call to the server and its result. */
export interface ConnectionTest {
  readonly name: string;
  readonly path: string;
  readonly state: "waiting" | "works" | "failed";
  /** The duration of the call as text. */
  readonly ms?: number;
  /** The result in a few words. */
  readonly result?: string;
}

const CALLS: readonly {
  readonly name: string;
  readonly path: string;
  ask(signal: AbortSignal): Promise<string>;
}[] = [
  {
    name: say.serverRoot,
    path: "/",
    async ask(signal) {
      const { message } = await browserApi.call(greet, {}, { signal });
      return say.answerOfServer(message);
    },
  },
  {
    name: say.goldProducts,
    path: "/gold/products/paginated",
    async ask(signal) {
      const { total } = await browserApi.call(pageProducts, { query: {} }, { signal });
      return say.piecesFound(total);
    },
  },
];

const WAITING: readonly ConnectionTest[] = CALLS.map(({ name, path }) => ({
  name,
  path,
  state: "waiting",
}));

/**
 * Runs the test calls to the server one after another, so that they do not slow each other down.
 */
export function useConnectionTests() {
  const [tests, setTests] = useState(WAITING);
  const [runs, setRuns] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of runs starts the tests
  useEffect(() => {
    const leaving = new AbortController();
    setTests(WAITING);
    void run(leaving.signal, (test) =>
      setTests((before) => before.map((one) => (one.path === test.path ? test : one))),
    );
    return () => leaving.abort();
  }, [runs]);
  return {
    tests,
    busy: tests.some(({ state }) => state === "waiting"),
    repeat: () => setRuns((count) => count + 1),
  };
}

async function run(signal: AbortSignal, onResult: (test: ConnectionTest) => void): Promise<void> {
  for (const { name, path, ask } of CALLS) {
    const start = performance.now();
    const came = await ask(signal).then(
      (result) => ({ state: "works", result }) as const,
      () => ({ state: "failed" }) as const,
    );
    if (signal.aborted) return;
    onResult({ name, path, ms: Math.round(performance.now() - start), ...came });
  }
}
