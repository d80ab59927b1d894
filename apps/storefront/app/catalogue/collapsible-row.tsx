import { Icon } from "@suvarna/ui/icon.tsx";
import { ChevronDown, ChevronRight, type IconNode } from "lucide";
import type { ReactNode } from "react";

const ROW =
  "flex min-h-14 w-full items-center gap-3.5 py-2.5 text-left text-[0.9375rem] leading-[1.4] sm:py-0";

/** The short answer at the right end of a row, with a note below the answer. */
interface Answer {
  readonly answer: string;
  readonly note?: string | undefined;
}

/** A row of the product page that expands its content below itself. */
export function CollapsibleRow({
  icon,
  label,
  answer,
  note,
  open = false,
  children,
}: { icon: IconNode; label: string; open?: boolean; children: ReactNode } & Answer) {
  return (
    <details open={open} className="group border-t border-line">
      <summary className={`list-none ${ROW}`}>
        <RowContent icon={icon} label={label} answer={answer} note={note} />
        <Icon
          of={ChevronDown}
          size={18}
          className="text-ink-mute transition-transform duration-(--duration-base) ease-quiet group-open:rotate-180"
        />
      </summary>
      <div className="pt-0.5 pb-5 text-small">{children}</div>
    </details>
  );
}

/** A row of the product page that opens its content in a drawer. */
export function DrawerRow({
  icon,
  label,
  answer,
  note,
  onOpen,
}: { icon: IconNode; label: string; onOpen(): void } & Answer) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`border-t border-line hover:text-wine ${ROW}`}
    >
      <RowContent icon={icon} label={label} answer={answer} note={note} />
      <Icon of={ChevronRight} size={18} className="text-ink-mute" />
    </button>
  );
}

function RowContent({ icon, label, answer, note }: { icon: IconNode; label: string } & Answer) {
  return (
    <>
      <Icon of={icon} className="text-gold-ink" />
      <span className="min-w-0 max-sm:max-w-[45%]">{label}</span>
      <span className="ml-auto min-w-0 text-right text-small font-medium tabular-nums">
        {answer}
        {note ? <span className="block text-caption font-normal text-ink-mute">{note}</span> : null}
      </span>
    </>
  );
}
