/** The page after a login if the address names no other page. */
export const AFTER_LOGIN = "/profile";

/**
 * The fragment of the profile page that leads to the section in which staff add their second
 * factor.
 */
export const SECURITY_HASH = "#security";

/** The page after a login by phone if the address names no other page. */
export const AFTER_PHONE_LOGIN = "/shop";

/**
 * The page that the parameter `?next=` names for the time after the login. The result is a path of
 * this site, or else `otherwise`. A text that a browser would read as another site (`//host`,
 * `/\host`, a full address) is refused.
 */
export function nextPath(search: string, otherwise = AFTER_LOGIN): string {
  const next = new URLSearchParams(search).get("next");
  if (!next?.startsWith("/")) return otherwise;
  const url = new URL(next, SITE);
  const path = url.pathname + url.search + url.hash;
  // Without its dot segments the path `/.//host` becomes `//host`, an address of another site.
  return url.origin === SITE && !path.startsWith("//") ? path : otherwise;
}

const SITE = "https://site.invalid";
