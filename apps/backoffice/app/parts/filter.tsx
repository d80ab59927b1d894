import { Icon } from "@suvarna/ui/icon.tsx";
import { ChevronDown, X } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useSearchParams } from "react-router";

/**
 * A filter of a list by a query parameter of the page. A filter with a value is a chip that the
 * user can remove.
 */
export function Filter({
  name,
  parameter,
  options,
  unlisted,
}: {
  name: string;
  parameter: string;
  options: readonly { readonly value: string; readonly name: string }[];
  /** The words for a value that is not among the options, such as that of a deleted record. */
  unlisted?: string;
}) {
  const [value, set] = useFilter(parameter);
  const chosen =
    options.find((option) => option.value === value) ??
    (value !== null && unlisted ? { name: unlisted } : undefined);
  if (chosen) {
    return (
      <span className="inline-flex h-(--control) items-center gap-1.5 rounded-control bg-wine-tint pr-1.5 pl-2.5 font-medium whitespace-nowrap text-wine">
        {name}: {chosen.name}
        <button
          type="button"
          aria-label={`Take the filter ${name} off`}
          onClick={() => set(null)}
          className="grid size-6 place-items-center max-md:-mr-1.5 max-md:size-11"
        >
          <Icon of={X} size={14} />
        </button>
      </span>
    );
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="inline-flex h-(--control) items-center gap-1.5 rounded-control border border-line-strong bg-surface px-2.5 whitespace-nowrap">
        {name}
        <Icon of={ChevronDown} size={15} className="text-ink-mute" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          className="z-30 max-h-80 min-w-44 overflow-y-auto bg-surface py-1.5 shadow-float"
        >
          {options.map((option) => (
            <DropdownMenu.Item
              key={option.value}
              onSelect={() => set(option.value)}
              className="cursor-pointer px-3.5 py-2 outline-none data-highlighted:bg-wine-tint"
            >
              {option.name}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** A filter with a single value, which a click puts on and another click takes off. */
export function FilterSwitch({
  name,
  parameter,
  value,
}: {
  name: string;
  parameter: string;
  value: string;
}) {
  const [current, set] = useFilter(parameter);
  const isOn = current === value;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => set(isOn ? null : value)}
      className="inline-flex h-(--control) items-center rounded-control border border-line-strong bg-surface px-2.5 whitespace-nowrap aria-pressed:border-transparent aria-pressed:bg-wine-tint aria-pressed:font-medium aria-pressed:text-wine"
    >
      {name}
    </button>
  );
}

/** The value of a filter in the address, and the function that changes it. */
function useFilter(parameter: string): [string | null, (next: string | null) => void] {
  const [params, setParams] = useSearchParams();
  function set(next: string | null): void {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === null) after.delete(parameter);
      else after.set(parameter, next);
      after.delete("cursor");
      return after;
    });
  }
  return [params.get(parameter), set];
}
