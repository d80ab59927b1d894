import { ApiError, type Client } from "@suvarna/contract/client";
import { toast } from "@suvarna/ui/toast.ts";
import { useState } from "react";
import { browserApi } from "../platform/api.ts";

/**
 * Makes an API call when a button is pressed. A refusal is shown as a toast.
 * @returns whether the call is pending, and the function that makes the call, which resolves with
 *   null after a refusal
 */
export function useOrderCall<Answer>(ask: (api: Client) => Promise<Answer>) {
  const [busy, setBusy] = useState(false);
  async function call(): Promise<Answer | null> {
    setBusy(true);
    try {
      return await ask(browserApi);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
      return null;
    } finally {
      setBusy(false);
    }
  }
  return [busy, call] as const;
}
