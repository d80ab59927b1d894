import { openSupportForm } from "@suvarna/contract/support/calls";
import { useCallback, useEffect, useRef } from "react";
import { browserApi } from "../platform/api.ts";

/**
 * The mark of the moment at which this form was opened here. Without one the form is sent all the
 * same, so nobody waits for it and no failure is told.
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
    /** What is sent next is something else. */
    renew,
  };
}
