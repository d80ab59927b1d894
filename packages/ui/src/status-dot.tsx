const GROUNDS = { live: "bg-dot-live", wait: "bg-dot-wait", down: "bg-dot-down" } as const;

/** A status as a coloured dot and text. The text alone has the full meaning. */
export function StatusDot({ dot, words }: { dot: keyof typeof GROUNDS; words: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-caption text-ink-soft">
      <i aria-hidden className={`size-2 shrink-0 rounded-full ${GROUNDS[dot]}`} />
      <span className="inline-block first-letter:uppercase">{words}</span>
    </span>
  );
}
