import { Icon } from "@suvarna/ui/icon.tsx";
import type { IconNode } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";

export interface MenuItem {
  readonly name: string;
  readonly icon?: IconNode;
  /** Whether the action deletes data. Its entry is then red. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** The reason why the action is disabled, or the consequence of the action. */
  readonly hint?: string;
  run(): void;
}

/** A menu of actions that opens below its button. The button is the child element. */
export function Menu({ items, children }: { items: readonly MenuItem[]; children: ReactNode }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="z-30 min-w-52 bg-surface py-1.5 shadow-float"
        >
          {items.map(({ name, icon, danger = false, disabled = false, hint, run }) => (
            <DropdownMenu.Item
              key={name}
              disabled={disabled}
              onSelect={run}
              className={`flex cursor-pointer items-center gap-2.5 px-3.5 py-2 outline-none max-md:min-h-11 data-disabled:cursor-not-allowed data-disabled:text-ink-mute data-highlighted:bg-wine-tint ${danger ? "text-alert" : ""}`}
            >
              {icon ? <Icon of={icon} size={16} /> : null}
              <span>
                {name}
                {hint ? <span className="block text-hint text-ink-mute">{hint}</span> : null}
              </span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
