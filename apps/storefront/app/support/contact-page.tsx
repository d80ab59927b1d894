import { REVIEW_HOURS } from "@suvarna/domain/policies";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import type { MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { ContactCard } from "./contact-card.tsx";
import { ContactForm } from "./contact-form.tsx";
import { RecentQueries } from "./recent-queries.tsx";
import { useRecentQueries } from "./use-recent-queries.ts";

const DESCRIPTION =
  "Write to the shop, call it or come by: its address, its hours, and what others have asked lately.";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: "Contact", description: DESCRIPTION }, place);

/** The contact page: the shop's contacts, a form, and recent questions of other visitors. */
export default function ContactPage() {
  const recent = useRecentQueries();
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: "Home", to: "/" }, { label: "Contact" }]} />
      <PageHead title="Contact">
        <p className="max-w-[36em]">
          Ask us about a piece, an order or the rates. We review it within {REVIEW_HOURS} hours and
          answer by e-mail.
        </p>
      </PageHead>
      <div className="grid grid-cols-1 gap-11 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-16">
        <ContactForm onSent={recent.ask} />
        <ContactCard />
      </div>
      <RecentQueries recent={recent} />
    </div>
  );
}
