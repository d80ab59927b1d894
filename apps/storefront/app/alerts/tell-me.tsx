import type { Paise } from "@suvarna/domain/money";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSessionKnown } from "../platform/session.ts";
import type { Watched } from "./alert-queries.ts";

const TellMeContent = lazy(() =>
  import("./tell-me-content.tsx").then(({ TellMeContent }) => ({ default: TellMeContent })),
);

/** The end of an address whose page opens with the question: who had to log in comes back to it. */
const ASKED = "#tell-me";

/** "Tell me when the price falls": a quiet button; nothing of what it opens is fetched before. */
export function TellMe({
  watched,
  what,
  now,
  words = "Tell me when the price falls",
}: {
  watched: Watched;
  /** What it is, in a sentence: "22K gold per gram". */
  what: string;
  /** What it costs now; null without a valid rate, and then there is nothing to wait for. */
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
      <Dialog open={open} onClose={() => setOpen(false)} title="Tell me when the price falls">
        <Suspense fallback={<div className="min-h-72" />}>
          <TellMeContent
            watched={watched}
            what={what}
            now={now}
            comeBack={pathname + search + ASKED}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
