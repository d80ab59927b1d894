import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { greet } from "@suvarna/contract/content/calls";
import { useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/** A test call to the server and its result. */
export interface Trial {
  readonly name: string;
  readonly path: string;
  readonly state: "waiting" | "works" | "failed";
  /** The duration of the call. */
  readonly ms?: number;
  /** The result in a few words. */
  readonly said?: string;
}

const QUESTIONS: readonly {
  readonly name: string;
  readonly path: string;
  ask(signal: AbortSignal): Promise<string>;
}[] = [
  {
    name: "Server root",
    path: "/",
    ask: async (signal) => (await browserApi.call(greet, {}, { signal })).message,
  },
  {
    name: "Gold products",
    path: "/gold/products/paginated",
    async ask(signal) {
      const { total } = await browserApi.call(pageProducts, { query: {} }, { signal });
      return total === 1 ? "1 piece" : `${total} pieces`;
    },
  },
];

const WAITING: readonly Trial[] = QUESTIONS.map(({ name, path }) => ({
  name,
  path,
  state: "waiting",
}));

/** Runs the test calls one after another, so that they do not slow each other down. */
export function useTrials() {
  const [trials, setTrials] = useState(WAITING);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking counts one more
  useEffect(() => {
    const leaving = new AbortController();
    setTrials(WAITING);
    void run(leaving.signal, (trial) =>
      setTrials((before) => before.map((one) => (one.path === trial.path ? trial : one))),
    );
    return () => leaving.abort();
  }, [asked]);
  return {
    trials,
    busy: trials.some(({ state }) => state === "waiting"),
    again: () => setAsked((times) => times + 1),
  };
}

async function run(signal: AbortSignal, tell: (trial: Trial) => void): Promise<void> {
  for (const { name, path, ask } of QUESTIONS) {
    const start = performance.now();
    const came = await ask(signal).then(
      (said) => ({ state: "works", said }) as const,
      () => ({ state: "failed" }) as const,
    );
    if (signal.aborted) return;
    tell({ name, path, ms: Math.round(performance.now() - start), ...came });
  }
}
