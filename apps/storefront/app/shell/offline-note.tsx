import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/shell";
import { WifiOff } from "lucide";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";

const ACTION =
  "inline-flex min-h-11 items-center text-caption tracking-[0.08em] text-gold-soft uppercase underline underline-offset-4";

/**
 * Says that the connection is lost. Meanwhile the note keeps links to other pages from opening,
 * because the browser would replace the current page by its own error page. A page that the device
 * has opens at once. Another page can be opened when the connection is back, or at once too, because
 * a browser may be wrong about the connection.
 */
export function OfflineNote() {
  const online = useSyncExternalStore(followConnection, isOnline);
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    function keep(event: MouseEvent) {
      const address = isOnline() ? null : addressOf(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      void openKept(address, () => setWanted(address));
    }
    document.addEventListener("click", keep, { capture: true });
    return () => document.removeEventListener("click", keep, { capture: true });
  }, []);

  if (online && wanted === null) return null;
  return (
    <div
      role={wanted === null ? "status" : "alert"}
      className="sticky bottom-0 z-30 bg-ink text-ivory"
    >
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-[0.9375rem]">
        <Icon of={WifiOff} size={18} className="text-gold-soft" />
        <p className="flex-1 basis-60">{wordsOf({ online, isAsked: wanted !== null })}</p>
        {wanted === null ? null : online ? (
          <Link to={wanted} onClick={() => setWanted(null)} className={ACTION}>
            {say.openThePage}
          </Link>
        ) : (
          <button type="button" onClick={() => window.location.assign(wanted)} className={ACTION}>
            {say.openAnyway}
          </button>
        )}
      </div>
    </div>
  );
}

/** Opens a page that the device has; `otherwise` is called for another page. */
async function openKept(address: string, otherwise: () => void): Promise<void> {
  const kept = "caches" in window ? await caches.match(address, { ignoreVary: true }) : undefined;
  if (kept) window.location.assign(address);
  else otherwise();
}

function wordsOf({ online, isAsked }: { online: boolean; isAsked: boolean }): string {
  if (online) return say.onlineAgain;
  return isAsked ? say.offlinePageAsked : say.offline;
}

function isOnline(): boolean {
  return navigator.onLine;
}

function followConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** The address of another page of the shop that a click would open; null for any other click. */
function addressOf({ target }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || link.origin !== window.location.origin) return null;
  const { pathname, search } = window.location;
  if (link.pathname === pathname && link.search === search) return null;
  return link.pathname + link.search + link.hash;
}
