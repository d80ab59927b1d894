import { CONFIRMATION_MINUTES, REVIEW_HOURS } from "@suvarna/domain/policies";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/support";
import { useState } from "react";
import { Link, type MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { useShop } from "../platform/root-data.ts";
import { CONTACT, TICKETS } from "../site-map.ts";
import { type SentTicket, TicketForm } from "./ticket-form.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: navigation.support, description: say.supportDescription(REVIEW_HOURS) }, place);

/** The page on which a visitor opens a ticket. */
export default function SupportPage() {
  const [sent, setSent] = useState<SentTicket>();
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: navigation.home, to: "/" }, { label: navigation.support }]} />
      <PageHead title={navigation.support}>
        <p className="max-w-[40em] text-pretty">{say.supportLead}</p>
      </PageHead>
      <div className="grid grid-cols-1 gap-11 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-16">
        <div>
          {sent ? (
            <Notice kind="success" className="mb-8">
              <p className="font-semibold">
                <SentWords {...sent} />
              </p>
              <p>{sent.confirmed ? say.ticketConfirmed : say.ticketConfirmedLater}</p>
            </Notice>
          ) : null}
          <TicketForm onSent={setSent} onTyping={() => setSent(undefined)} />
        </div>
        <WhatHappens />
      </div>
    </div>
  );
}

/** The message of a sent ticket, with its number in figures of equal width. */
function SentWords({ words, number }: SentTicket) {
  const [before, after] = words.split(number);
  return (
    <>
      {before}
      <span className="num">{number}</span>
      {after}
    </>
  );
}

function WhatHappens() {
  const { supportHours } = useShop();
  return (
    <section aria-label={say.whatHappensNext} className="self-start bg-shell p-6 sm:p-9">
      <h2 className="heading-3">{say.whatHappensNext}</h2>
      <ol className="mt-6 grid list-decimal gap-3.5 pl-5 text-ink-soft marker:text-gold-ink">
        <li>{say.confirmationComes(CONFIRMATION_MINUTES)}</li>
        <li>{say.weLookAtIt(REVIEW_HOURS)}</li>
        <li>{say.youReply}</li>
      </ol>
      <p className="mt-6 border-t border-line pt-5 text-small text-ink-soft">
        {say.supportHoursAre(
          supportHours,
          <Link key="call" to={CONTACT} className="link-gold text-wine">
            {say.callUs}
          </Link>,
        )}
      </p>
      <TextLink to={TICKETS} className="mt-3">
        {say.yourTickets}
      </TextLink>
    </section>
  );
}
