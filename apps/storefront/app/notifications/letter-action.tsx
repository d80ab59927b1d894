import { ApiError } from "@suvarna/contract/client";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/notifications";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";

/**
 * The page behind a link in an e-mail. The page describes an action and carries it out when its
 * button is pressed. Opening the page changes no data, because mail programs open links to scan
 * them.
 */
export function LetterAction({
  title,
  children,
  action,
  act,
}: {
  title: string;
  children: ReactNode;
  /** The label of the button, and its label while the call is pending. */
  action: { words: string; busy: string };
  /**
   * Carries out the action.
   * @returns the message to show afterwards
   */
  act(token: string): Promise<string>;
}) {
  const hydrated = useHydrated();
  const { search } = useLocation();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const token = new URLSearchParams(search).get("token");

  async function press(): Promise<void> {
    setBusy(true);
    setFailed(undefined);
    try {
      setDone(await act(token ?? ""));
    } catch (error) {
      setFailed(error instanceof ApiError ? error.message : say.noAnswer);
    }
    setBusy(false);
  }

  const isBroken = hydrated && token === null;
  return (
    <div className="grid min-h-[calc(100svh-6rem)] max-lg:grid-rows-[minmax(12rem,1fr)_auto] lg:min-h-svh lg:grid-cols-2">
      <Picture
        src="/pictures/social-marble.jpg"
        alt=""
        width={1200}
        height={1200}
        sizes="(min-width: 64rem) 50vw, 100vw"
        className="relative h-full"
        imageClassName="absolute inset-0"
      />
      <div className="flex flex-col justify-center px-gutter py-9 lg:py-12">
        <div className="w-full max-w-120 lg:mx-auto">
          <h1 className="text-[2rem] lg:text-[2.5rem]">{title}</h1>
          {done ? null : <p className="mt-3 text-ink-soft">{children}</p>}
          <NeedsJavaScript to={say.toAnswerHere} />
          {isBroken ? (
            <Notice kind="warning" className="mt-6">
              {say.linkNotComplete}
            </Notice>
          ) : null}
          {failed ? (
            <Notice kind="error" className="mt-6">
              {failed}
            </Notice>
          ) : null}
          {done ? (
            <Notice kind="success" className="mt-6">
              {done}
            </Notice>
          ) : null}
          <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
            {done || isBroken ? null : (
              <Button busy={busy && action.busy} onClick={() => void press()}>
                {action.words}
              </Button>
            )}
            <ButtonLink to="/shop" look="secondary">
              {say.toTheShop}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
