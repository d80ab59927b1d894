import { openSupportForm } from "@suvarna/contract/support/calls";
import { useCallback, useEffect, useRef } from "react";
import { browserApi } from "../platform/api.ts";

/**
 * A signed stamp of the time at which a form was opened, for the spam check. A form without a stamp
 * is accepted too, so the form does not wait for the stamp, and a failure to get the stamp is not
 * shown.
 */
export function useFormStamp() {
  const stamp = useRef<string>(undefined);
  const renew = useCallback(async () => {
    stamp.current = undefined;
    const answer = await browserApi.call(openSupportForm, {}).catch(() => undefined);
    stamp.current = answer?.stamp;
  }, []);
  useEffect(() => void renew(), [renew]);
  return {
    current: () => stamp.current,
    /** Requests a new stamp after a message was sent. */
    renew,
  };
}
