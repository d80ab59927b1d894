import type { UseFormRegisterReturn } from "react-hook-form";

/** A field that nobody sees: what is written into it was written by a program. */
export function HiddenField(field: UseFormRegisterReturn) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input type="text" {...field} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
