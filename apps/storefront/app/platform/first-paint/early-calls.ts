import { addressOf } from "@suvarna/contract/client";
import type { Endpoint } from "@suvarna/contract/endpoint";
import { BASE_URL } from "../api.ts";

/** The export `handle` of a page's module, which the page's first script reads. */
export interface PageHandle {
  /**
   * The calls of the logged-in user whose answers the page shows first, without parameters. The
   * page's first script makes them, so that the answers arrive while the page's modules load.
   */
  readonly earlyCalls: readonly Endpoint[];
}

/** The answers that the page's first script has requested. */
export interface EarlyAnswers {
  /** The token with which the calls were made. */
  readonly token: string;
  /** The answers by the address of the call; null for a call without an answer. */
  readonly answers: Record<string, Promise<Response | null>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/**
 * Makes the early calls of the logged-in user, whose addresses the script element has in its
 * attribute `data-calls`. Without a login, or in a browser that blocks its storage, it makes no
 * calls. Only pages with early calls have it, and there its text is always the same, because the
 * server knows it by its text.
 */
export const EARLY_CALLS = `{
  const { calls } = document.currentScript.dataset;
  let token;
  try { token = localStorage.getItem("token"); } catch {}
  if (token && token !== "null") {
    const headers = { authorization: "Bearer " + token };
    const call = (address) => [address, fetch(address, { headers }).catch(() => null)];
    globalThis.earlyAnswers = { token, answers: Object.fromEntries(calls.split(" ").map(call)) };
  }
}`;

/**
 * The attribute `data-calls` of a page.
 * @param matches the page's modules with their exports `handle`
 * @returns undefined for a page without early calls
 */
export function earlyCallsOf(matches: readonly { readonly handle: unknown }[]): string | undefined {
  const calls = matches.flatMap(
    ({ handle }) => (handle as PageHandle | undefined)?.earlyCalls ?? [],
  );
  return calls.map((call) => BASE_URL + addressOf(call, {})).join(" ") || undefined;
}
