import { useEffect, useState } from "react";

const GROUNDS = { live: "bg-dot-live", wait: "bg-dot-wait", down: "bg-dot-down" } as const;
/** An outage of this time, in milliseconds, is announced to screen readers. */
const ANNOUNCED_AFTER = 5_000;

/** A status as a coloured dot and text. The text alone has the full meaning. */
export function StatusDot({ dot, words }: { dot: keyof typeof GROUNDS; words: string }) {
  return (
    <>
      {/* The status is not announced with every change: each page connects when it opens and
          disconnects when the visitor leaves it. */}
      <span
        role="status"
        aria-live="off"
        className="inline-flex items-center gap-2 text-caption text-ink-soft"
      >
        <i aria-hidden className={`size-2 shrink-0 rounded-full ${GROUNDS[dot]}`} />
        {words}
      </span>
      <Outage words={dot === "down" ? words : ""} />
    </>
  );
}

/** Announces an outage that lasts. */
function Outage({ words }: { words: string }) {
  const [lasting, setLasting] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setLasting(words), words ? ANNOUNCED_AFTER : 0);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <span aria-live="polite" className="sr-only">
      {lasting}
    </span>
  );
}
