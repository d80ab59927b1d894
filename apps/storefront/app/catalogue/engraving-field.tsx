import { canEngrave, engravingOf, MOST_LETTERS } from "@suvarna/domain/engraving";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/product";
import { ChevronDown, PenLine } from "lucide";
import { useId } from "react";

/**
 * The field for the letters to engrave in a piece that has room for them, with a preview of the
 * engraving.
 */
export function EngravingField({
  kind,
  letters,
  onChange,
}: {
  /**
   * The kind of jewellery, which decides the place of the engraving: a ring is engraved inside, any
   * other piece on its back.
   */
  kind: string;
  /** The letters that were typed so far. */
  letters: string;
  onChange(letters: string): void;
}) {
  const id = useId();
  const hydrated = useHydrated();
  const engraving = engravingOf(letters);
  const wrong = canEngrave(engraving) ? null : say.lettersWrong;
  const isRing = kind === "ring";
  return (
    <details className="group mt-3.5 border-y border-line noscript:hidden">
      <summary className="flex min-h-13 list-none items-center gap-3 text-[0.9375rem]">
        <Icon of={PenLine} size={18} />
        {isRing ? say.engraveInside : say.engraveBack}
        <span className="text-caption text-ink-mute">
          {engraving && !wrong ? `“${engraving}”` : say.engravingOptional(MOST_LETTERS)}
        </span>
        <Icon
          of={ChevronDown}
          size={18}
          className="ml-auto text-ink-mute transition-transform duration-(--duration-base) ease-quiet group-open:rotate-180"
        />
      </summary>
      <div className="grid items-center gap-5 pt-0.5 pb-4.5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div>
          <label htmlFor={id} className="sr-only">
            {say.lettersToEngrave}
          </label>
          <input
            id={id}
            value={letters}
            // The field is disabled until hydration, because letters typed earlier would be lost.
            disabled={!hydrated}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}note${wrong ? ` ${id}wrong` : ""}`}
            onChange={(event) => onChange(event.target.value)}
            className={`${CONTROL} uppercase`}
          />
          {wrong ? <FieldError id={`${id}wrong`}>{wrong}</FieldError> : null}
          <small id={`${id}note`} className="mt-1.5 block text-caption text-ink-mute">
            {say.engravedIsYours}
          </small>
        </div>
        <EngravedBand letters={wrong ? "" : engraving} />
      </div>
    </details>
  );
}

/** The inside of a band with the letters on it. */
function EngravedBand({ letters }: { letters: string }) {
  const id = useId();
  return (
    <svg
      aria-hidden
      viewBox="0 0 176 90"
      fill="none"
      stroke="var(--color-gold)"
      className="w-44 max-w-full"
    >
      <path d="M8,40 C30,74 146,74 168,40 M8,22 C30,56 146,56 168,22 M8,22 V40 M168,22 V40" />
      <path id={id} d="M14,37 C40,65 136,65 162,37" stroke="none" />
      <text fontSize={11} letterSpacing={1.2} fill="var(--color-gold-ink)" stroke="none">
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {letters}
        </textPath>
      </text>
    </svg>
  );
}
