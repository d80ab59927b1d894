import * as say from "@suvarna/words/here/collections";
import * as language from "@suvarna/words/here/language";

/** One quoted sentence on a wine-coloured background. */
export function StoryQuote({
  quote,
}: {
  quote: { readonly text: string; readonly source: string };
}) {
  return (
    <section aria-label={say.quoted} className="on-wine bg-wine-dark py-18">
      <figure lang={language.langOf(quote.text)} className="wrap text-center">
        <blockquote className="mx-auto max-w-[46rem] font-display text-[clamp(1.625rem,1.2rem+1.7vw,2.625rem)] leading-[1.28] font-light tracking-[-0.01em] text-balance">
          “{quote.text}”
        </blockquote>
        {quote.source === "" ? null : (
          <figcaption className="mt-6 text-[0.9375rem] text-gold-soft">{quote.source}</figcaption>
        )}
      </figure>
    </section>
  );
}
