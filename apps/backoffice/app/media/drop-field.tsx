import { Icon } from "@suvarna/ui/icon.tsx";
import type { IconNode } from "lucide";
import { type ReactNode, useId } from "react";

/**
 * A dashed field that opens the browser's file dialog. Files can also be dropped anywhere on the
 * page (`useDrop`).
 */
export function DropField({
  icon,
  accept,
  multiple = false,
  over,
  className = "",
  onFiles,
  children,
}: {
  icon: IconNode;
  /** The accepted types of files, in the form of the attribute `accept` of an input. */
  accept: string;
  multiple?: boolean;
  /** Whether the user is dragging files over the page now. */
  over: boolean;
  className?: string;
  onFiles(files: readonly File[]): void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`grid place-items-center border border-dashed p-3 text-center text-caption text-ink-soft transition-colors duration-150 hover:border-wine hover:text-wine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine ${
        over ? "border-wine bg-wine-tint text-wine" : "border-line-strong"
      } ${className}`}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The file input is emptied, so that the user can choose the same file again after a
          // failure.
          event.currentTarget.value = "";
        }}
      />
      <span>
        <Icon of={icon} size={22} className="mx-auto" />
        <span className="mt-1.5 block">{children}</span>
      </span>
    </label>
  );
}
