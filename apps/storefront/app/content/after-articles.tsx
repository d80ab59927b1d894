import * as say from "@suvarna/words/here/newsletter";
import type { ReactNode } from "react";
import { FollowUs } from "./follow-us.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The section below an article and below the list of articles: the newsletter form and the shop's social profiles. */
export function AfterArticles() {
  return (
    <div className="border-t border-line bg-shell">
      <div className="wrap grid gap-11 py-13 sm:py-16 lg:grid-cols-2 lg:gap-20">
        <Box title={say.newsletter} words={say.newsletterText}>
          <NewsletterForm place="blog" action={say.subscribe} />
        </Box>
        <FollowUs />
      </div>
    </div>
  );
}

function Box({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="heading-3">{title}</h2>
      <p className="mt-2 text-ink-soft">{words}</p>
      {children}
    </section>
  );
}
