import { Icon } from "@suvarna/ui/icon.tsx";
import { ChevronDown } from "lucide";
import { type ReactNode, useId, useState } from "react";

/** A section of a page that is collapsed on a phone until its heading is pressed. */
export function CollapsibleOnPhone({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="min-w-0 max-sm:border-t max-sm:border-line max-sm:last:border-b">
      <h2 className="text-[1.375rem] sm:mb-4.5 sm:text-[1.625rem]">
        <span className="max-sm:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-14 w-full items-center justify-between text-left sm:hidden"
        >
          {title}
          <Icon
            of={ChevronDown}
            className={`text-ink-mute transition-transform duration-(--duration-base) ease-quiet noscript:hidden ${open ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      <div id={id} className={`max-sm:pb-5 ${open ? "" : "max-sm:hidden max-sm:noscript:block"}`}>
        {children}
      </div>
    </section>
  );
}
