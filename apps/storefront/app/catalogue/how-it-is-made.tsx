import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/product-facts";
import { CollapsibleOnPhone } from "./collapsible-on-phone.tsx";

/** The shop's text on how a piece is made. */
export function HowItIsMade({ text, hasSizes }: { text: string; hasSizes: boolean }) {
  return (
    <CollapsibleOnPhone title={say.howItIsMade}>
      <div className="grid max-w-[34em] gap-3.5 text-ink-soft">
        <p lang={language.langOf(text)}>{text}</p>
        {hasSizes ? <p>{say.smallerCostsLess}</p> : null}
      </div>
    </CollapsibleOnPhone>
  );
}
