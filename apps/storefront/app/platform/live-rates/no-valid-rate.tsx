import { Notice } from "@suvarna/ui/notice.tsx";
import { useRateEntries } from "./live-rates.ts";

/**
 * Says, in place of a price, that prices are on request because the rates are missing or too old.
 * Nothing is shown while rates are valid.
 */
export function NoValidRate({ className }: { className?: string }) {
  const isValid = useRateEntries().length > 0;
  if (isValid) return null;
  return (
    <Notice kind="warning" className={className ?? ""}>
      No valid rate is known just now. Prices are on request, and nothing that follows the rate can
      be ordered until the next one comes.
    </Notice>
  );
}
