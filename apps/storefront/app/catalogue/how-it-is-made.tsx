import { FoldOnPhone } from "./fold-on-phone.tsx";

/** The shop's text on how a piece is made. */
export function HowItIsMade({ text, hasSizes }: { text: string; hasSizes: boolean }) {
  return (
    <FoldOnPhone title="How it is made">
      <div className="grid max-w-[34em] gap-3.5 text-ink-soft">
        <p>{text}</p>
        {hasSizes ? (
          <p>
            A smaller size weighs less and costs less. The sum above follows the size you choose.
          </p>
        ) : null}
      </div>
    </FoldOnPhone>
  );
}
