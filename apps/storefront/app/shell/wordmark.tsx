import * as language from "@suvarna/words/here/language";

/** The shop's name, set as its logo. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      lang={language.langOf(name)}
      className={`-mr-[0.2em] block font-display leading-none font-[350] tracking-[0.2em] uppercase [font-variation-settings:'opsz'_72] ${className ?? ""}`}
    >
      {name}
    </span>
  );
}
