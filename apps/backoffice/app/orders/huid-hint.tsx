import { HUID_PATTERN, huidFrom } from "@suvarna/domain/huid";
import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleCheck, CircleDashed } from "lucide";

const SIGNS = 6;

/**
 * The hint about a typed HUID. It says that the HUID is free only after the server has saved it,
 * because nobody knows that before.
 */
export function HuidHint({
  typed,
  saved,
  refused,
}: {
  typed: string;
  /** The saved HUID of the piece; empty for a piece without one. */
  saved: string;
  /** Whether the server has refused the typed HUID; the field then shows the reason. */
  refused: boolean;
}) {
  const huid = huidFrom(typed);
  if (huid === "" || refused) return null;
  const isWhole = HUID_PATTERN.test(huid);
  const whole = huid === saved ? "Free, six signs" : "Six signs";
  return (
    <span className={`flex items-center gap-1 ${isWhole ? "text-leaf" : "text-amber"}`}>
      <Icon of={isWhole ? CircleCheck : CircleDashed} size={14} />
      {isWhole ? whole : `${huid.length} of ${SIGNS} signs`}
    </span>
  );
}
