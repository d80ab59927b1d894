import { REVIEW_HOURS } from "@suvarna/domain/policies";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/support";
import type { MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { ContactCard } from "./contact-card.tsx";
import { ContactForm } from "./contact-form.tsx";
import { RecentQueries } from "./recent-queries.tsx";
import { useRecentQueries } from "./use-recent-queries.ts";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: navigation.contact, description: say.contactDescription }, place);

/** The contact page: the shop's contacts, a form, and recent questions of other visitors. */
export default function ContactPage() {
  const recent = useRecentQueries();
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: navigation.home, to: "/" }, { label: navigation.contact }]} />
      <PageHead title={navigation.contact}>
        <p className="max-w-[36em]">{say.contactLead(REVIEW_HOURS)}</p>
      </PageHead>
      <div className="grid grid-cols-1 gap-11 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-16">
        <ContactForm onSent={recent.ask} />
        <ContactCard />
      </div>
      <RecentQueries recent={recent} />
    </div>
  );
}
