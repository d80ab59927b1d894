import type { Paise } from "@suvarna/domain/money";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/alerts";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSessionKnown } from "../platform/session.ts";
import type { WatchedPrice } from "./alert-queries.ts";

const PriceAlertContent = optionalPart(() =>
  import("./price-alert-content.tsx").then(({ PriceAlertContent }) => PriceAlertContent),
);

/**
 * The address fragment with which a page opens the dialog at once, for a visitor who comes back
 * from the login.
 */
const ASKED = "#tell-me";

/** "Tell me when the price falls": a button whose dialog is loaded when it is first opened. */
export function PriceAlertButton({
  watched,
  what,
  now,
  words = say.tellMeWhenFalls,
}: {
  watched: WatchedPrice;
  /** The price that the alert watches, as part of a sentence: "22K gold per gram". */
  what: string;
  /** The current price; null without a valid rate, when no alert can be set. */
  now: Paise | null;
  words?: string;
}) {
  const { hash, pathname, search } = useLocation();
  const sessionKnown = useSessionKnown();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (sessionKnown && hash === ASKED) setOpen(true);
  }, [sessionKnown, hash]);
  if (now === null) return null;
  return (
    <>
      <TextButton onClick={() => setOpen(true)} className="min-h-11! text-small! noscript:hidden">
        {words}
      </TextButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={say.tellMeWhenFalls}>
        <Suspense fallback={<div className="min-h-72" />}>
          <PriceAlertContent
            watched={watched}
            what={what}
            now={now}
            returnTo={pathname + search + ASKED}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
