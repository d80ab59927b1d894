import { getMe } from "@suvarna/contract/accounts/calls";
import { SkipLink } from "@suvarna/ui/skip-link.tsx";
import { ToastOutlet } from "@suvarna/ui/toast-outlet.tsx";
import { Suspense, useEffect, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { keepFocus } from "../parts/focus-path.ts";
import { NoPermission } from "../parts/no-permission.tsx";
import { LoadFailure, LoadingRows } from "../parts/states.tsx";
import { undoLast } from "../parts/toast.ts";
import { api } from "../platform/api.ts";
import { useKey } from "../platform/keys.ts";
import { startLive } from "../platform/live.ts";
import { useRole, useSession } from "../platform/session.ts";
import { FirstFactorPage, needsFactor } from "../sign-in/first-factor.tsx";
import { ProofDialog, SessionOver } from "../sign-in/proof-dialog.tsx";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import { CountsKeeper } from "./counts-keeper.tsx";
import { Finder } from "./finder.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { LongWorkList } from "./long-work-list.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { PhoneTabs, PhoneTop } from "./phone-bars.tsx";
import { findForbiddenPage, PLACES } from "./places.ts";
import { Rail } from "./rail.tsx";
import { RateBar } from "./rate-bar.tsx";

/**
 * The layout of the back office: the sign-in page or, after the sign-in, the navigation around the
 * current page.
 */
export function Frame() {
  const { token, user, ended } = useSession();
  const [lacksFactor, setLacksFactor] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);

  useEffect(() => {
    if (token === null) {
      setLacksFactor(null);
      return;
    }
    setFailure(null);
    Promise.all([api.call(getMe, {}), needsFactor()]).then(
      ([me, lacks]) => {
        if (me.role !== "staff") return useSession.getState().signOut();
        useSession.getState().setUser(me);
        setLacksFactor(lacks);
      },
      (error: Error) => setFailure(error),
    );
  }, [token]);

  if (token === null && !ended) {
    return (
      <>
        <SignInPage />
        <ToastOutlet at="bottom" />
      </>
    );
  }
  if (failure && !user) {
    return (
      <main className="p-8">
        <LoadFailure
          what="The back office"
          error={failure}
          retry={() => window.location.reload()}
        />
      </main>
    );
  }
  if (lacksFactor) return <FirstFactorPage onReady={() => setLacksFactor(false)} />;
  if (!user || (lacksFactor === null && !ended)) {
    return (
      <main className="p-8">
        <LoadingRows of="the back office" />
      </main>
    );
  }
  return <Desk />;
}

function Desk() {
  const { pathname, hash, key } = useLocation();
  const closed = findForbiddenPage(useRole(), pathname);
  useEffect(startLive, []);
  useEffect(keepFocus, []);
  useKey("mod+z", undoLast);
  useEffect(() => {
    // A new page begins at its top, and its title gets the focus for screen readers.
    window.scrollTo(0, 0);
    document.querySelector("h1")?.focus({ preventScroll: true });
    void pathname;
  }, [pathname]);
  useEffect(() => {
    // The router changes the hash without scrolling to the section.
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
    void key;
  }, [hash, key]);
  return (
    <>
      <SkipLink to="main" />
      <div className="min-h-screen md:grid md:grid-cols-[212px_minmax(0,1fr)] md:grid-rows-[40px_1fr] print:block">
        <RateBar />
        <Rail />
        <PhoneTop />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 px-(--gutter) pt-2 pb-8 outline-none md:pt-6 md:pb-16 print:p-0"
        >
          <OfflineBar />
          {closed ? (
            <NoPermission what={closed.what} permission={closed.needs} />
          ) : (
            <Suspense fallback={<LoadingRows of="the page" />}>
              <Outlet />
            </Suspense>
          )}
        </main>
      </div>
      <LongWorkList />
      <PhoneTabs />
      <CountsKeeper />
      {PLACES.flat().map(({ to, key }) =>
        key ? <PlaceKey key={to} letter={key} to={to} /> : null,
      )}
      <Finder />
      <KeysDialog />
      <ProofDialog />
      <SessionOver />
      <ToastOutlet at="bottom" />
    </>
  );
}

/** The key G followed by a letter opens a page. */
function PlaceKey({ letter, to }: { letter: string; to: string }) {
  const navigate = useNavigate();
  useKey(`g>${letter}`, () => void navigate(to));
  return null;
}
