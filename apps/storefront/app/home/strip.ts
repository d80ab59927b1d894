import type { Client } from "@suvarna/contract/client";
import { useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/**
 * Loads the data of one section of the home page. The function never rejects: if loading fails, its
 * result is a value that says so.
 */
export type LoadStrip<Data> = (api: Client, signal: AbortSignal) => Promise<Data>;

/**
 * The data of a section of the home page, or the promise of a call that is still pending, or
 * undefined if the server did not wait for the answer. The data itself is never undefined.
 */
export type Strip<Data> = Data | Promise<Data> | undefined;

/** How long a section waits for its data, in milliseconds, before the call counts as failed. */
export const STRIP_TIMEOUT_MS = 10_000;

/** Loads the data of a section with a time-out. */
export async function loadWithTimeout<Data>(
  load: LoadStrip<Data>,
  api: Client,
  signal: AbortSignal,
): Promise<Data> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), STRIP_TIMEOUT_MS);
  try {
    return await load(api, AbortSignal.any([signal, timeout.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The data of a section, or undefined while it loads. If the server did not wait for the answer,
 * the browser makes the call after hydration.
 */
export function useStrip<Data>(strip: Strip<Data>, load: LoadStrip<Data>): Data | undefined {
  const [late, setLate] = useState<{ readonly of: Strip<Data>; readonly data: Data }>();
  useEffect(() => {
    if (isLoaded(strip)) return;
    const left = new AbortController();
    const call = strip ?? loadWithTimeout(load, browserApi, left.signal);
    void call.then((data) => {
      if (!left.signal.aborted) setLate({ of: strip, data });
    });
    return () => left.abort();
  }, [strip, load]);
  if (isLoaded(strip)) return strip;
  return late && late.of === strip ? late.data : undefined;
}

function isLoaded<Data>(strip: Strip<Data>): strip is Data {
  return strip !== undefined && !(strip instanceof Promise);
}
