import { Button } from "@suvarna/ui/button.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/size-guide";
import { Printer } from "lucide";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { PrintedSizer } from "./printed-sizer.tsx";
import type { SizeKind } from "./size-kind.ts";

/** Prints a sheet on which a ring or bangle is laid, without the page around it. */
export function PrintSizer({ kind, className = "" }: { kind: SizeKind; className?: string }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener("afterprint", done);
    // The sheet is rendered at this point, so the browser's print dialog can open.
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [printing]);
  return (
    <div className={className}>
      <p className="text-small text-ink-soft">{say.printNote(kind)}</p>
      <Button
        look="secondary"
        size="small"
        className="mt-4 noscript:hidden"
        onClick={() => setPrinting(true)}
      >
        <Icon of={Printer} size={17} />
        {say.printSizer(kind)}
      </Button>
      {printing ? createPortal(<PrintedSizer kind={kind} />, document.body) : null}
    </div>
  );
}
