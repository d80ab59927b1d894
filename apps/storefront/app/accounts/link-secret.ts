import { useEffect, useState } from "react";

/**
 * The secret of a mailed link, which stands behind the `#` of the address, so that no server sees
 * it. It is taken out of the address at once: what stands there stays in the browser's history.
 * @returns undefined until React runs the page; then the secret, or null when the link has none
 */
export function useLinkSecret(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    // Once: the effect runs again where the page is put together anew.
    if (hash.length > 1) {
      setSecret(hash.slice(1));
      window.history.replaceState(window.history.state, "", pathname + search);
    } else setSecret((known) => known ?? null);
  }, []);
  return secret;
}
