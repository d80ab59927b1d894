/** Where a login leads when nothing else is asked for. */
export const AFTER_LOGIN = "/profile";

/** The same after a login by phone. */
export const AFTER_PHONE_LOGIN = "/shop";

/**
 * The page that a `?next=` asks for after login: a path of this site, or `otherwise`. Whatever a
 * browser would read as another site (`//host`, `/\host`, a full address) is refused.
 */
export function nextPath(search: string, otherwise = AFTER_LOGIN): string {
  const next = new URLSearchParams(search).get("next");
  if (!next?.startsWith("/")) return otherwise;
  const url = new URL(next, SITE);
  return url.origin === SITE ? url.pathname + url.search + url.hash : otherwise;
}

const SITE = "https://site.invalid";
