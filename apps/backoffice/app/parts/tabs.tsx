import { Icon } from "@suvarna/ui/icon.tsx";
import type { IconNode } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";

export interface Tab {
  readonly to: string;
  readonly name: string;
  readonly count?: number | undefined;
  /** Whether the tab lists late or failed items. Its number is then red. */
  readonly alert?: boolean;
  readonly current: boolean;
}

/**
 * The saved views of a list, or the parts of a page, each with an address of its own. On a narrow
 * screen the tabs scroll sideways, and the current tab is always in view.
 */
export function Tabs({
  name,
  tabs,
  after,
}: {
  name: string;
  tabs: readonly Tab[];
  /** A button after the last tab. */
  after?: ReactNode;
}) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find(({ current }) => current)?.to;
  // The counts are read after the tabs, make them wider and can add a tab.
  const widths = tabs.map(({ name, count }) => `${name} ${count ?? ""}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs move when their widths change.
  useEffect(() => {
    const tab = current && bar.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (tab && bar.current) bar.current.scrollLeft = tab.offsetLeft - tab.offsetWidth;
  }, [current, widths]);
  return (
    <nav
      ref={bar}
      aria-label={name}
      className="relative mb-4 flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] max-md:-mr-(--gutter) max-md:pr-(--gutter)"
    >
      {tabs.map(({ to, name: words, count, alert = false, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current ? "page" : undefined}
          className={`flex items-center gap-1.5 border-b-2 whitespace-nowrap max-md:min-h-11 md:pt-0 md:pb-2.5 ${
            current ? "border-wine font-medium text-wine" : "border-transparent text-ink-soft"
          }`}
        >
          {words}
          {count === undefined ? null : (
            <span
              className={`text-hint font-medium ${alert && count > 0 ? "text-alert" : "text-ink-mute"}`}
            >
              {count.toLocaleString("en-IN")}
            </span>
          )}
        </Link>
      ))}
      {after}
    </nav>
  );
}

/** A choice between two to four values that takes effect at once, such as Day, Week and Month. */
export function Segments<Value extends string>({
  name,
  value,
  options,
  onChange,
}: {
  name: string;
  value: Value;
  options: readonly { readonly value: Value; readonly name: string; readonly icon?: IconNode }[];
  onChange(value: Value): void;
}) {
  return (
    <fieldset
      aria-label={name}
      className="inline-flex rounded-control border border-line-strong bg-surface"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="inline-flex min-h-[calc(var(--control)-2px)] items-center gap-1.75 px-3.5 text-ink-soft not-first:border-l not-first:border-line aria-pressed:bg-wine-tint aria-pressed:font-medium aria-pressed:text-wine"
        >
          {option.icon ? <Icon of={option.icon} size={16} /> : null}
          {option.name}
        </button>
      ))}
    </fieldset>
  );
}
