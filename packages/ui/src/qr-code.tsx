import encodeQR from "qr";

/** The width of the light border that QR code readers need, in squares of the code. */
const QUIET = 4;

/** A QR code as a single SVG path, dark on light in any theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { border: QUIET, ecc: "medium" });
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-48 rounded-control border border-line bg-white"
    >
      <path d={path} fill="#1b1613" />
    </svg>
  );
}
