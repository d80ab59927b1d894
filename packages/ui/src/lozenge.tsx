/** The shop's mark, shaped like the stamp beside a hallmark. */
export function Lozenge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" aria-hidden className={className}>
      <path d="M32 6 58 32 32 58 6 32z" />
      <path d="M32 16 48 32 32 48 16 32z" />
      <path d="M32 26l6 6-6 6-6-6z" fill="currentColor" stroke="none" />
    </svg>
  );
}
