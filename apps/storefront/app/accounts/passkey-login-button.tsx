import { Button } from "@suvarna/ui/button.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/accounts-login";
import { KeyRound } from "lucide";
import { useState } from "react";

/**
 * The button to log in by a passkey, without e-mail and password. The page around the button
 * navigates on once the session exists.
 */
export function PasskeyLoginButton({ className }: { className: string }) {
  const [busy, setBusy] = useState(false);

  async function press(): Promise<void> {
    setBusy(true);
    try {
      // Few logins use a passkey, so the code for passkeys is loaded when the button is pressed.
      const { logInWithPasskey } = await import("./log-in-by-passkey.ts");
      await logInWithPasskey();
      toast.success(say.loginSuccessful);
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <Button
      look="secondary"
      className={className}
      aria-label={say.signInWithPasskey}
      busy={busy && say.passkey}
      onClick={() => void press()}
    >
      <Icon of={KeyRound} size={18} />
      {say.passkey}
    </Button>
  );
}
