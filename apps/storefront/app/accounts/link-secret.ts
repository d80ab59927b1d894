import { useEffect, useState } from "react";

/**
 * The secret of a mailed link. The secret is behind the `#` of the address, so that no server sees
 * it, and is removed from the address at once, because addresses stay in the browser's history.
 * @returns undefined until hydration; then the secret, or null for a link without a secret
 */
export function useLinkSecret(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    // React may run the effect a second time, when the address has no secret any more; the secret
    // from the first run is then kept.
    if (hash.length > 1) {
      setSecret(hash.slice(1));
      window.history.replaceState(window.history.state, "", pathname + search);
    } else setSecret((known) => known ?? null);
  }, []);
  return secret;
}
