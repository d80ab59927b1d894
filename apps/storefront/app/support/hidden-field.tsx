import * as say from "@suvarna/words/here/support";
import type { UseFormRegisterReturn } from "react-hook-form";

/** A honeypot field that people don't see: only a bot fills it in. */
export function HiddenField(field: UseFormRegisterReturn) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {say.leaveThisEmpty}
        <input type="text" {...field} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
