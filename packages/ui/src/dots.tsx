import * as say from "@suvarna/words/here/ui";
/** Shows a lozenge for each slide. Pressing a lozenge shows its slide. */
export function Dots({
  count,
  current,
  onChoose,
  label = say.chooseSlide,
  of = say.slide,
  className,
}: {
  count: number;
  current: number;
  onChoose(index: number): void;
  label?: string;
  /** The name of what a lozenge represents, such as "slide". */
  of?: string;
  className?: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons that belong together, no form
    <div role="group" aria-label={label} className={`-ml-3 flex items-center ${className ?? ""}`}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={index}
          type="button"
          aria-label={say.goTo(of, index + 1)}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onChoose(index)}
          className={`grid size-8 place-items-center before:block ${LOZENGE}`}
        />
      ))}
    </div>
  );
}

const LOZENGE =
  "before:size-2 before:rotate-45 before:border before:border-line-strong before:transition-colors " +
  "aria-[current]:before:border-wine aria-[current]:before:bg-wine [.on-wine_&]:before:border-ivory/75 " +
  "[.on-wine_&]:aria-[current]:before:border-gold-soft [.on-wine_&]:aria-[current]:before:bg-gold-soft";
