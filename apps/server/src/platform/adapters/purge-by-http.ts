import { cdnTag, DIALECTS } from "../cdn/dialects.ts";
import type { Purge } from "../cdn/purge.ts";
import type { CdnConfig } from "../cdn/settings.ts";
import { JobFailure } from "../job-kind.ts";
import { outsideCalls } from "../tracing/channels.ts";

const TIMEOUT_MS = 10_000;

/**
 * Purges cached replies from the CDN with one HTTP request, in the form that this kind of CDN
 * expects.
 */
export function purgeByHttp(
  kind: CdnConfig["kind"],
  { url, token }: NonNullable<CdnConfig["purge"]>,
): Purge {
  const { most, purge } = DIALECTS[kind];
  const to = new URL(url).hostname;
  return async (tags, jobSignal) => {
    const names = tags.map(cdnTag);
    for (let at = 0; at < names.length; at += most) {
      const request = purge(names.slice(at, at + most), token);
      const signal = AbortSignal.any([jobSignal, AbortSignal.timeout(TIMEOUT_MS)]);
      const ask = async () => {
        const { ok, status, body } = await fetch(url, { ...request, signal, redirect: "error" });
        await body?.cancel();
        return { ok, status };
      };
      const { ok, status } = await outsideCalls
        .tracePromise(ask, { to, what: request.method })
        .catch(() => {
          throw new JobFailure("the CDN: no answer");
        });
      if (!ok) throw new JobFailure(`the CDN answered ${status}`);
    }
  };
}
