import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { LRUCache } from "lru-cache";
import type { Rendered } from "../platform/http/cached-reply.ts";
import { type PageCall, seenByAll } from "../platform/http/in-process.ts";
import type { Versions } from "../platform/versions.ts";

/** The current rates, as the pages read them. */
export interface PageRates {
  entries(): readonly RateEntry[];
  /** The tag of replies that depend on the current rates. */
  readonly tag: string;
}

/** A rendered page without its components that follow the rates. */
export interface Template extends Pick<Rendered, "status" | "headers"> {
  /** Returns the complete page at the given rates. */
  fill(rates: readonly RateEntry[]): Buffer;
  /** Whether more than these components depends on the rates with which the page was rendered. */
  readonly followsRates: boolean;
  /** Whether the page is complete and may be cached. */
  readonly keep: boolean;
  /** The API calls from whose replies the page was rendered. */
  readonly calls: readonly PageCall[];
}

/** A cached template, with the grades of the rates with which it was rendered. */
interface CachedTemplate extends Template {
  readonly grades: string;
  readonly size: number;
}

/** The most bytes of templates in one language. */
const BYTES_KEPT = 48 * 1024 * 1024;
/**
 * The memory of a template besides its text, in bytes: the components that follow the rates, and
 * their data.
 */
const BYTES_AROUND = 64 * 1024;

const gradesOf = (rates: readonly RateEntry[]) => rates.map(({ Carat }) => Carat).join();

/**
 * Creates a function that returns the page of an address at the current rates. The template of the
 * page is cached. When data has changed on which it depends, the API calls that may have other
 * replies are repeated, and the page is rendered again only if a reply is different. Else only the
 * components that follow the rates are rendered.
 * @param make renders the template of an address; `startedAt` is the number of the last change
 */
export function createTemplates(
  { rates, versions }: { rates: PageRates; versions: Pick<Versions, "isFresh"> },
  make: (address: string, startedAt: number, rates: readonly RateEntry[]) => Promise<Template>,
): (address: string, startedAt: number) => Promise<Rendered> {
  const cached = new LRUCache<string, CachedTemplate>({
    maxSize: BYTES_KEPT,
    sizeCalculation: ({ size }) => size,
  });

  /**
   * Repeats the calls whose replies may have changed.
   * @returns null if a reply is different now, or can't be compared
   */
  async function repeatStale(
    calls: readonly PageCall[],
    startedAt: number,
  ): Promise<readonly PageCall[] | null> {
    const isFresh = ({ seen }: PageCall) => versions.isFresh(seen, Number.POSITIVE_INFINITY);
    const now = await Promise.all(
      calls.map((call) => (isFresh(call) ? call : call.repeat(startedAt))),
    );
    const isSame = ({ etag }: PageCall, index: number) =>
      now[index] === calls[index] || (etag !== undefined && etag === calls[index]?.etag);
    return now.every(isSame) ? now : null;
  }

  return async (address, startedAt) => {
    const entries = rates.entries();
    const grades = gradesOf(entries);
    const known = cached.get(address);
    const calls = known?.grades === grades ? await repeatStale(known.calls, startedAt) : null;
    const template = known && calls ? { ...known, calls } : await make(address, startedAt, entries);
    const { status, headers, keep, followsRates } = template;
    const body = template.fill(entries);
    if (keep && status === 200 && !followsRates) {
      cached.set(address, { ...template, grades, size: body.byteLength + BYTES_AROUND });
    }
    const ownCall = { seen: new Map([[rates.tag, startedAt]]) };
    return { status, headers, body, keep, seen: seenByAll([...template.calls, ownCall]) };
  };
}
