import { Notice } from "@suvarna/ui/notice.tsx";
import * as say from "@suvarna/words/here/rates";
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
      {say.noPricesNow}
    </Notice>
  );
}
