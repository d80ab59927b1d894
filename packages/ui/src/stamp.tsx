/** The purity of gold as it is stamped into the metal: `22K · 91.7%`. */
export function Stamp({ children }: { children: string }) {
  return (
    <span className="rounded-control border border-gold px-2.5 py-1 text-[0.75rem] leading-[1.4] font-medium tracking-[0.03em] text-gold-ink tabular-nums">
      {children}
    </span>
  );
}
