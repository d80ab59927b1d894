import { type CSSProperties, useId } from "react";

/** A slider with its label above. */
export function Slider({
  label,
  says,
  onChange,
  ...input
}: {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words, for screen readers. */
  says: string;
  onChange(value: number): void;
}) {
  const id = useId();
  return (
    <div className="mt-3">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        {...input}
        aria-valuetext={says}
        onChange={(event) => onChange(Number(event.target.value))}
        className="block h-11 w-full accent-(--color-wine)"
        style={{ touchAction: "none" } satisfies CSSProperties}
      />
    </div>
  );
}
