import type { ComponentProps, MouseEvent } from "react";
import { useAlive } from "./use-alive.ts";

/**
 * What makes a button send its form. Until the page is alive it is no submit button: the browser's
 * own way of sending would leave the page and lose what was typed. A press is kept meanwhile
 * (early-press.ts) and may reach a part of the page that React takes over for its sake, before
 * that part knows that the page is alive: then the press itself sends the form.
 */
export function useSubmitPress(): Pick<ComponentProps<"button">, "type" | "onClick"> {
  return useAlive() ? { type: "submit" } : { type: "button", onClick: send };
}

function send(press: MouseEvent<HTMLButtonElement>): void {
  press.preventDefault();
  press.currentTarget.form?.requestSubmit();
}
