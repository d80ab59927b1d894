import { loadCode } from "@suvarna/ui/load-code.ts";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { SkipLink } from "@suvarna/ui/skip-link.tsx";
import { type ReactNode, Suspense } from "react";
import { MiniCartOutlet } from "../cart/index.ts";
import { lazyPart } from "../platform/lazy-part.tsx";
import { UNNAMED_SHOP } from "../platform/meta.ts";
import { useRootData } from "../platform/root-data.ts";
import { useSession } from "../platform/session.ts";
import { Header } from "./header.tsx";
import { OfflineOutlet } from "./offline-outlet.tsx";
import { PageLoading } from "./page-loading.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useQuietFrame } from "./use-quiet-frame.ts";

/**
 * The component that synchronises the header's counts is loaded only for logged-in users, so that
 * other visitors do not load the query library.
 */
const SyncHeaderCounts = optionalPart(() =>
  import("./sync-header-counts.tsx").then(({ SyncHeaderCounts }) => SyncHeaderCounts),
);

/** The header of the pages on which a shopper pays; other pages do not load its code. */
const QuietHeader = requiredPart(() =>
  import("./quiet-frame.tsx").then(({ QuietHeader }) => QuietHeader),
);
const QuietFooter = requiredPart(() =>
  import("./quiet-frame.tsx").then(({ QuietFooter }) => QuietFooter),
);

/**
 * The footer of every page. The server renders it with the page; its code loads after the page's
 * own code. If the code can't be loaded, the page is shown without the footer.
 */
const { Part: Footer } = lazyPart(() =>
  loadCode(() => import("./footer.tsx")).then(
    ({ Footer }) => Footer,
    () => () => null,
  ),
);

/** The frame around every page: the header above it and the footer below it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useFocusOnArrival<HTMLElement>();
  const shop = useRootData()?.shop;
  const name = shop?.name ?? UNNAMED_SHOP;
  const quiet = useQuietFrame();
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  return (
    <>
      <SkipLink to="main" />
      <PageLoading />
      {quiet ? (
        <Suspense fallback={<div className="h-24" />}>
          <QuietHeader name={name} shop={shop} back={quiet} />
        </Suspense>
      ) : (
        <Header name={name} shop={shop} />
      )}
      {/* The main element has a minimum height, so that content that loads late does not move a
          footer that is already visible. */}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={`${quiet ? "min-h-[70svh]" : "min-h-svh"} outline-none`}
      >
        {children}
      </main>
      {quiet ? (
        <Suspense>
          <QuietFooter shop={shop} />
        </Suspense>
      ) : (
        <Footer name={name} shop={shop} />
      )}
      <MiniCartOutlet />
      <OfflineOutlet />
      {loggedIn ? (
        <Suspense>
          <SyncHeaderCounts />
        </Suspense>
      ) : null}
    </>
  );
}
