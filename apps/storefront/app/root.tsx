import { ToastOutlet } from "@suvarna/ui/toast-outlet.tsx";
import { base, lang } from "@suvarna/words/here/language";
import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { FIRST_FONTS, STYLES } from "#fonts";
import { FIRST_SCREEN_FIRST } from "./platform/first-paint/defer-scripts.ts";
import { EARLY_CALLS, earlyCallsOf } from "./platform/first-paint/early-calls.ts";
import { STORE_LANGUAGE } from "./platform/first-paint/store-language.ts";
import { startLiveRates } from "./platform/live-rates/live-rates.ts";
import { RatesData } from "./platform/live-rates/rates-data.tsx";
import { serverLoad } from "./platform/load.ts";
import { pageMeta } from "./platform/meta.ts";
import { loadRootData, type RootData, RootDataContext } from "./platform/root-data.ts";
import { followOtherTabs, restoreSession } from "./platform/session.ts";
import { NotFound, PageFailed, SiteFrame } from "./shell/index.ts";
import { startFavoritesSync } from "./wishlist/index.ts";

const FONT = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: LinksFunction = () => [
  ...FIRST_FONTS.map((href) => ({ ...FONT, href })),
  { rel: "stylesheet", href: STYLES },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: `${base}/site.webmanifest` },
];

/** The meta tags of a page that sets no meta tags of its own. */
export const meta = (place: MetaArgs) => pageMeta({}, place);

export const loader = serverLoad(loadRootData);

/** The root's data is not loaded again at a navigation: the shop's profile stays the same. */
export const shouldRevalidate = () => false;

/** The HTML document around every page and around every error. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>("root");
  const hasSocket = root?.shop.liveSocket ?? true;
  useEffect(() => {
    const stops = [followOtherTabs(), startFavoritesSync(), startLiveRates(hasSocket)];
    void restoreSession();
    return () => {
      for (const stop of stops) stop();
    };
  }, [hasSocket]);

  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#2a0810" />
        <FirstScript />
        <Meta />
        <Links />
      </head>
      <body>
        <RootDataContext value={root}>
          {/* Only the server writes the rates; React skips unknown scripts in the body. */}
          {import.meta.env.SSR ? <RatesData /> : null}
          <SiteFrame>{children}</SiteFrame>
        </RootDataContext>
        <ToastOutlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The script that runs while the document is read. It stands before the style sheets, for which it
 * would otherwise wait. The browser has run it before React does, so React's copy is empty.
 */
function FirstScript() {
  const matches = useMatches();
  const calls = import.meta.env.SSR ? earlyCallsOf(matches) : undefined;
  const script = FIRST_SCREEN_FIRST + STORE_LANGUAGE + (calls ? EARLY_CALLS : "");
  return (
    <script
      data-calls={calls}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the storefront without data
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : "" }}
      suppressHydrationWarning
    />
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return notFound ? <NotFound /> : <PageFailed />;
}
