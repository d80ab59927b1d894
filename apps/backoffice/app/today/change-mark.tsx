/**
 * The change of a figure, in percent or in percentage points. An increase is green, a decrease is
 * red, and no change is grey.
 */
export function ChangeMark({
  bp,
  of = "percent",
}: {
  bp: number | null;
  of?: "percent" | "points";
}) {
  if (bp === null) return <span className="text-ink-mute">–</span>;
  const words = `${(Math.abs(bp) / 100).toFixed(2)}${of === "percent" ? "%" : " points"}`;
  if (bp === 0) return <span className="num text-ink-mute">as before</span>;
  return (
    <span className={`num ${bp > 0 ? "text-leaf" : "text-alert"}`}>
      <span aria-hidden>{bp > 0 ? "▲" : "▼"}</span>
      <span className="sr-only">{bp > 0 ? "up" : "down"}</span> {words}
    </span>
  );
}
