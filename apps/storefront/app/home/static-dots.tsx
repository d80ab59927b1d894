const DOTS = ["first", "second", "third", "fourth"];

/**
 * Four lozenges below a strip, the first of them full, as an ornament. A phone has a row that scrolls
 * sideways instead, and no dots.
 */
export function StaticDots() {
  return (
    <div aria-hidden className="flex justify-center gap-5.5 pt-7.5 max-sm:hidden sm:pt-9">
      {DOTS.map((dot, index) => (
        <i
          key={dot}
          className={`size-2 rotate-45 border ${index === 0 ? "border-wine bg-wine" : "border-line-strong"}`}
        />
      ))}
    </div>
  );
}
