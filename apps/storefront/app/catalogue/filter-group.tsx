import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/listing";
import { ChevronDown } from "lucide";
import type { ReactNode } from "react";

/**
 * A group of filters that can be collapsed. The group is a `<details>` element, so it opens without
 * JavaScript.
 * @param chosen how many filters of the group are chosen
 * @param open whether the group is open at first; without it, a group with a chosen filter is open
 */
export function FilterGroup({
  legend,
  chosen = 0,
  open = chosen > 0,
  children,
}: {
  legend: string;
  chosen?: number;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group/fold border-b border-line" open={open}>
      <summary className="flex min-h-12 list-none items-center justify-between text-small font-semibold">
        {legend}
        <span className="flex items-center gap-3">
          {chosen > 0 ? (
            <b className="font-medium text-wine tabular-nums">
              {/* The comma keeps the group's name and the number apart for screen readers. */}
              <span className="sr-only">, </span>
              {chosen}
              <span className="sr-only">{say.chosen}</span>
            </b>
          ) : null}
          <Icon
            of={ChevronDown}
            size={16}
            className="transition-transform duration-(--duration-base) group-open/fold:rotate-180"
          />
        </span>
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
    </details>
  );
}
