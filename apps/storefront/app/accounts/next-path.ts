/** The page after a login if no other page is asked for. */
export const AFTER_LOGIN = "/profile";

/** The page after a login by phone if no other page is asked for. */
export const AFTER_PHONE_LOGIN = "/shop";

/**
 * The page that `?next=` asks for after the login: a path of this site, or else `otherwise`.
 * Whatever a browser would read as another site (`//host`, `/\host`, a full address) is refused.
 */
export function nextPath(search: string, otherwise = AFTER_LOGIN): string {
  const next = new URLSearchParams(search).get("next");
  if (!next?.startsWith("/")) return otherwise;
  const url = new URL(next, SITE);
  // Of `/.//host` the browser leaves `//host`, which is another site.
  if (url.origin !== SITE || url.pathname.startsWith("//")) return otherwise;
  return url.pathname + url.search + url.hash;
}

const SITE = "https://site.invalid";
