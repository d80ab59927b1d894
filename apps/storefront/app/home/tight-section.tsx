import type { ReactNode } from "react";

/**
 * A section of the home page, with less space above and below than a section elsewhere. `joined`
 * removes the space above.
 */
export function TightSection({
  children,
  joined = false,
  label,
}: {
  children: ReactNode;
  joined?: boolean;
  /** The accessible name of a section that has no heading. */
  label?: string;
}) {
  const space = joined ? "pb-[clamp(3rem,2rem+3vw,5rem)]" : "py-[clamp(3rem,2rem+3vw,5rem)]";
  return (
    <section aria-label={label} className={space}>
      <div className="wrap">{children}</div>
    </section>
  );
}
