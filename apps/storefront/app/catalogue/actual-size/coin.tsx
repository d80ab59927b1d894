/** The diameter of a ten rupee coin in millimetres. */
export const COIN_DIAMETER = 27;

const CENTRE = COIN_DIAMETER / 2;

/** The face of a ten rupee coin, in millimetres, as the content of an `<svg>`. */
export function Coin() {
  return (
    <g fill="none" stroke="var(--color-ink-soft)" strokeWidth={0.35}>
      <circle cx={CENTRE} cy={CENTRE} r={CENTRE - 0.2} fill="var(--color-ivory)" />
      {/* The notches on the edge of the coin. */}
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r={CENTRE - 1.1}
        strokeWidth={0.9}
        strokeDasharray="0.22 1.08"
      />
      <circle cx={CENTRE} cy={CENTRE} r={9} />
      {/* The drawing has a name, and a screen reader would read these signs after it. */}
      <g aria-hidden fill="var(--color-ink-soft)" stroke="none" textAnchor="middle">
        <text x={CENTRE} y={17} fontSize={9.5} fontWeight={300}>
          10
        </text>
        <text x={CENTRE} y={8.4} fontSize={2.6}>
          ₹
        </text>
      </g>
    </g>
  );
}
