const DOTS = ["first", "second", "third", "fourth"];

/**
 * Four lozenges below a row of cards, the first of them filled, as an ornament on wide screens. A
 * phone shows no lozenges, because its row scrolls sideways.
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
