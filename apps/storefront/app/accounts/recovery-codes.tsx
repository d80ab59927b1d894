import { Button } from "@suvarna/ui/button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/accounts-security";
import { useEffect, useRef } from "react";

/** Shows the recovery codes of the second factor, which the user can see only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join("\n")).then(
      () => toast.success(say.copied),
      () => toast.error(say.copyYourself),
    );
  }
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 bg-amber-tint px-5 py-5 outline-none">
      <div>
        <h3 className="text-[1.1875rem]">{say.yourRecoveryCodes}</h3>
        <p className="mt-1.5">{say.keepTheCodes}</p>
      </div>
      <ul className="num grid gap-x-8 gap-y-1.5 select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" size="small" onClick={() => void copy()}>
          {say.copy}
        </Button>
        <Button size="small" onClick={onDone}>
          {say.keptThem}
        </Button>
      </div>
    </div>
  );
}
