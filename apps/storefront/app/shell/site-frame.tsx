import { SkipLink } from "@suvarna/ui/skip-link.tsx";
import { lazy, type ReactNode, Suspense } from "react";
import { useRootData } from "../platform/root-data.ts";
import { useSession } from "../platform/session.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageOnItsWay } from "./page-on-its-way.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

const UNNAMED = "Suvarna";

/** Only for shoppers who are logged in, so that nobody else loads the library of queries. */
const SyncHeaderCounts = lazy(() =>
  import("./sync-header-counts.tsx").then(({ SyncHeaderCounts }) => ({
    default: SyncHeaderCounts,
  })),
);

/** What stands around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useFocusOnArrival<HTMLElement>();
  const shop = useRootData()?.shop;
  const name = shop?.name ?? UNNAMED;
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  return (
    <>
      <SkipLink to="main" />
      <PageOnItsWay />
      <Header name={name} shop={shop} />
      {/* As high as the window at least: what comes in late does not move a footer that is seen. */}
      <main id="main" ref={main} tabIndex={-1} className="min-h-svh outline-none">
        {children}
      </main>
      <Footer name={name} shop={shop} />
      {loggedIn ? (
        <Suspense>
          <SyncHeaderCounts />
        </Suspense>
      ) : null}
    </>
  );
}
