/** A bar that shows the progress of work, from 0 to 1. */
export function Progress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={name}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden bg-sand"
    >
      <i className="block h-full bg-wine" style={{ width: `${percent}%` }} />
    </div>
  );
}
