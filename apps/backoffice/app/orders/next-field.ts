import type { KeyboardEvent } from "react";

/**
 * Handles the key Enter, which a scanner also sends: moves the focus to the next field of the
 * pieces and of the delivery, or removes the focus after the last field.
 */
export function focusNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const own = event.currentTarget;
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-pieces] input")];
  const next = fields[fields.indexOf(own) + 1];
  if (next) next.focus();
  else own.blur();
}
