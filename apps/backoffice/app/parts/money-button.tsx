import { Icon } from "@suvarna/ui/icon.tsx";
import { WifiOff } from "lucide";
import { type ComponentProps, useId } from "react";
import { useIsOnline } from "../platform/online.ts";
import { Button } from "./button.tsx";

const WHY = "Off until the connection is back";

/**
 * A button that moves money, dispatches an order or changes rates. It is disabled while the browser
 * is offline, and a text beside it says why.
 */
export function MoneyButton({
  quiet = false,
  ...button
}: {
  /**
   * Whether the reason why the button is disabled is only a tooltip, because another button already
   * shows it as text.
   */
  quiet?: boolean;
} & ComponentProps<typeof Button>) {
  const why = useId();
  if (useIsOnline()) return <Button {...button} />;
  if (quiet) return <Button {...button} disabled title={WHY} />;
  return (
    <>
      <span id={why} data-why className="flex items-center gap-1.5 text-hint text-amber">
        <Icon of={WifiOff} size={14} />
        {WHY}
      </span>
      <Button {...button} disabled title={WHY} aria-describedby={why} />
    </>
  );
}
