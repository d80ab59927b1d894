import { Icon } from "@suvarna/ui/icon.tsx";
import { Check } from "lucide";
import { useRef, useState } from "react";

/** The direction of the next cell to open; null to open no cell. */
export type CellStep = "down" | "right" | "left" | null;

/**
 * A cell that looks like text until a click or the key E opens it for editing. Enter saves the
 * value and opens the cell below, Tab opens the next cell, and Esc cancels. If the value is
 * refused, the cell stays open with the message.
 */
export function EditableCell({
  name,
  shown,
  value,
  isOpen,
  isSaved,
  onOpen,
  onLeave,
  keep,
}: {
  /** The name of the cell for screen readers, such as "Stock of Jali Bangle". */
  name: string;
  /** The value of the cell as text, such as `14%`. */
  shown: string;
  /** The value of the cell in the form in which the input field shows it. */
  value: string;
  isOpen: boolean;
  /** Whether the value was saved a moment ago. */
  isSaved: boolean;
  onOpen(): void;
  onLeave(step: CellStep): void;
  /**
   * Saves the value.
   * @returns the reason why the value is refused; null when the value was saved
   */
  keep(text: string): Promise<string | null>;
}) {
  if (isOpen) return <CellField name={name} value={value} onLeave={onLeave} keep={keep} />;
  return (
    <button
      type="button"
      aria-label={`${name}: ${shown}. Change it`}
      onClick={onOpen}
      className={`-my-1 -mr-2.25 inline-flex min-h-7.5 min-w-12 items-center justify-end gap-2 rounded-control border px-2 hover:border-line-strong hover:bg-surface ${isSaved ? "border-leaf-tint bg-leaf-tint" : "border-transparent"}`}
    >
      {isSaved ? <Icon of={Check} size={14} className="text-leaf" /> : null}
      {shown}
    </button>
  );
}

function CellField({
  name,
  value,
  onLeave,
  keep,
}: {
  name: string;
  value: string;
  onLeave(step: CellStep): void;
  keep(text: string): Promise<string | null>;
}) {
  const [typed, setTyped] = useState(value);
  const [refusal, setRefusal] = useState<string | null>(null);

  const isLeaving = useRef(false);
  async function leaveBy(step: CellStep): Promise<void> {
    // The browser also reports the loss of focus when the field is removed. The value must not be
    // saved a second time then.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const refused = typed.trim() === value ? null : await keep(typed.trim());
    if (refused === null) onLeave(step);
    else setRefusal(refused);
    isLeaving.current = false;
  }
  return (
    <span className="relative -my-1 -mr-2.25 inline-block">
      <input
        // The field takes the focus, because the user has opened the cell to type.
        // biome-ignore lint/a11y/noAutofocus: the user has opened the cell to type.
        autoFocus
        aria-label={name}
        aria-invalid={refusal !== null || undefined}
        inputMode="decimal"
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefusal(null);
        }}
        onBlur={() => void leaveBy(null)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Enter") void leaveBy("down");
          else if (event.key === "Escape") {
            isLeaving.current = true;
            onLeave(null);
          } else if (event.key === "Tab") {
            event.preventDefault();
            void leaveBy(event.shiftKey ? "left" : "right");
          }
        }}
        className={`h-7.5 w-16 rounded-control border-2 bg-surface px-2 text-right max-md:h-9 max-md:text-base ${refusal ? "border-alert" : "border-wine"}`}
      />
      {refusal ? (
        <span
          role="alert"
          className="absolute top-full right-0 z-10 mt-1 w-52 bg-alert-tint p-2 text-left text-hint whitespace-normal text-alert"
        >
          {refusal}
        </span>
      ) : null}
    </span>
  );
}
