import { ApiError } from "@suvarna/contract/client";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";

/**
 * The page of a link in a letter. It describes the action and carries it out on a press. Opening
 * the page changes no data, because mail programs open links to scan them.
 */
export function LetterAction({
  title,
  children,
  action,
  act,
}: {
  title: string;
  children: ReactNode;
  /** The button's label, and its label while the call is pending. */
  action: { words: string; busy: string };
  /** @returns the message to show afterwards */
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
      setFailed(error instanceof ApiError ? error.message : NO_ANSWER);
    }
    setBusy(false);
  }

  return (
    <div className="wrap pb-section">
      <div className="max-w-read">
        <PageHead title={title}>
          {done ? null : <p className="max-w-[34em]">{children}</p>}
        </PageHead>
        <NeedsJavaScript to="answer here, or answer the letter itself" />
        {done ? (
          <>
            <Notice kind="success">{done}</Notice>
            <div className="mt-7">
              <ButtonLink to="/shop" look="secondary">
                To the shop
              </ButtonLink>
            </div>
          </>
        ) : (
          <Button
            busy={busy && action.busy}
            disabled={hydrated && token === null}
            onClick={() => void press()}
          >
            {action.words}
          </Button>
        )}
        {hydrated && token === null ? (
          <Notice kind="warning" className="mt-6">
            This link is not whole. Please copy all of it from the letter.
          </Notice>
        ) : null}
        {failed ? (
          <Notice kind="error" className="mt-6">
            {failed}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

const NO_ANSWER = "No response from server. Please check your internet connection.";
