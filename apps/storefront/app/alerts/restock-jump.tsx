import { buttonClass } from "@suvarna/ui/button-look.ts";
import * as say from "@suvarna/words/here/restock";
import { RESTOCK_FIELD } from "./restock-field.ts";

/**
 * The button in a phone's buy bar for a sold-out piece, which scrolls to the e-mail field of the
 * restock request.
 */
export function RestockJump() {
  return (
    <a
      href={`#${RESTOCK_FIELD}`}
      onClick={(event) => {
        event.preventDefault();
        const field = document.getElementById(RESTOCK_FIELD);
        field?.scrollIntoView({ block: "center" });
        field?.focus({ preventScroll: true });
      }}
      className={buttonClass({
        look: "secondary",
        className: "flex-1 px-3! leading-tight whitespace-normal!",
      })}
    >
      {say.tellMeWhenBack}
    </a>
  );
}
