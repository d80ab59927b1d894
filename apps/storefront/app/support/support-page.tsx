import { CONFIRMATION_MINUTES, REVIEW_HOURS } from "@suvarna/domain/policies";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import { useState } from "react";
import { Link, type MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { useShop } from "../platform/root-data.ts";
import { CONTACT, TICKETS } from "../site-map.ts";
import { type SentTicket, TicketForm } from "./ticket-form.tsx";

const DESCRIPTION = `Open a support ticket about an order, a bill or a fault on our pages: it has a number, and is looked at within ${REVIEW_HOURS} hours.`;

export const meta = (place: MetaArgs) =>
  pageMeta({ title: "Support", description: DESCRIPTION }, place);

/** The page on which a visitor opens a ticket. */
export default function SupportPage() {
  const [sent, setSent] = useState<SentTicket>();
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: "Home", to: "/" }, { label: "Support" }]} />
      <PageHead title="Support">
        <p className="max-w-[40em] text-pretty">
          Tell us what is wrong, or what you wish for. Every ticket has a number and an end.
        </p>
      </PageHead>
      <div className="grid grid-cols-1 gap-11 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-16">
        <div>
          {sent ? (
            <Notice kind="success" className="mb-8">
              Your ticket is <b className="num font-semibold">{sent.number}</b>.{" "}
              {sent.confirmed
                ? "A confirmation is on its way to you by e-mail."
                : "We confirm it by e-mail once we have read it."}
            </Notice>
          ) : null}
          <TicketForm onSent={setSent} onTyping={() => setSent(undefined)} />
        </div>
        <WhatHappens />
      </div>
    </div>
  );
}

function WhatHappens() {
  const { supportHours } = useShop();
  return (
    <section aria-label="What happens next" className="self-start bg-shell p-6 sm:p-9">
      <h2 className="heading-3">What happens next</h2>
      <ol className="mt-6 grid list-decimal gap-3.5 pl-5 text-ink-soft marker:text-gold-ink">
        <li>
          A confirmation comes by e-mail within {CONFIRMATION_MINUTES} minutes, with the ticket's
          number.
        </li>
        <li>We look at it within {REVIEW_HOURS} hours and answer by e-mail.</li>
        <li>You reply, and open it again if it was not settled.</li>
      </ol>
      <p className="mt-6 border-t border-line pt-5 text-small text-ink-soft">
        Support hours: {supportHours}. In a hurry?{" "}
        <Link to={CONTACT} className="link-gold text-wine">
          Call us
        </Link>
        .
      </p>
      <TextLink to={TICKETS} className="mt-3">
        Your tickets
      </TextLink>
    </section>
  );
}
