import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/listing";
import { ChevronDown } from "lucide";
import type { ReactNode } from "react";

/**
 * A group of filters that can be collapsed. The group is a `<details>` element, so it opens without
 * JavaScript.
 * @param chosen how many filters of the group are chosen
 */
export function FilterGroup({
  legend,
  chosen = 0,
  open,
  children,
}: {
  legend: string;
  chosen?: number;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group/fold border-b border-line" open={open || chosen > 0}>
      <summary className="flex min-h-12 list-none items-center justify-between text-small font-semibold">
        <span className="flex items-center gap-2">
          {legend}
          {chosen > 0 ? (
            <b className="grid size-5 place-items-center rounded-full bg-wine text-[0.6875rem] text-ivory tabular-nums">
              {/* The comma keeps the group's name and the number apart for screen readers. */}
              <span className="sr-only">, </span>
              {chosen}
              <span className="sr-only">{say.chosen}</span>
            </b>
          ) : null}
        </span>
        <Icon
          of={ChevronDown}
          size={16}
          className="transition-transform duration-(--duration-base) group-open/fold:rotate-180"
        />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
    </details>
  );
}
