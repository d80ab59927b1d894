import type { ReactNode } from "react";
import { useSubmitPress } from "../platform/use-submit-press.ts";
import { Button } from "../ui/button.tsx";

/** Sends a form of the account. */
export function SubmitButton({ busy, children }: { busy: string | false; children: ReactNode }) {
  return (
    <Button {...useSubmitPress()} wide busy={busy}>
      {children}
    </Button>
  );
}
