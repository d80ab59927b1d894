import { Button } from "@suvarna/ui/button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import { useEffect, useRef } from "react";

/** Shows the recovery codes of the second factor, which the user can see only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join("\n")).then(
      () => toast.success("Copied."),
      () => toast.error("Please select the codes and copy them."),
    );
  }
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 bg-amber-tint px-5 py-5 outline-none">
      <div>
        <h3 className="text-[1.1875rem]">Your recovery codes</h3>
        <p className="mt-1.5">
          Keep them where you keep your papers. If you lose your phone, each lets you in once. We
          can't show them again.
        </p>
      </div>
      <ul className="num grid gap-x-8 gap-y-1.5 select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
