const TONES = {
  good: "bg-leaf-tint text-leaf",
  waiting: "bg-amber-tint text-amber",
  bad: "bg-alert-tint text-alert",
  neutral: "bg-sand text-ink-soft",
} as const;
export type PillTone = keyof typeof TONES;

/** A status as text on a coloured background. The colour adds no meaning of its own. */
export function Pill({ tone, children }: { tone: PillTone; children: string }) {
  return (
    <span
      className={`inline-flex items-center rounded-round px-3 py-1.25 text-caption font-medium ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
