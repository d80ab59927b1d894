import type { Ticket } from "@suvarna/contract/support/schemas";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import { longMoment } from "@suvarna/words/here/indian-time";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/tickets";
import type { ReactNode } from "react";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { TICKETS } from "../site-map.ts";

/** The facts of a ticket beside its messages, and the ways to contact the shop about the ticket. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { phone, hours } = useShop();
  const { id, typeOfSupport, createdAt, answerDueAt } = ticket;
  return (
    <aside aria-label={say.aboutThisTicket} className="bg-shell p-6 lg:sticky lg:top-6 lg:p-8">
      <dl className="grid gap-4.5">
        <Fact label={say.ticket}>
          <span className="num">{id}</span>
        </Fact>
        <Fact label={say.about}>{say.TYPE_WORDS[typeOfSupport]}</Fact>
        <Fact label={say.opened}>
          <time dateTime={createdAt}>{longMoment(createdAt)}</time>
        </Fact>
        {answerDueAt ? (
          <Fact label={say.weAnswerBy}>
            <time dateTime={answerDueAt}>{longMoment(answerDueAt)}</time>
          </Fact>
        ) : null}
        <Fact label={say.inAHurry}>
          <a href={telephoneAddress(phone)} className="link-gold num text-wine">
            {phone}
          </a>
          <span lang={language.langOf(hours)} className="mt-1 block text-caption text-ink-mute">
            {hours}
          </span>
        </Fact>
      </dl>
      <TextLink to={TICKETS} className="mt-4.5">
        {say.allYourTickets}
      </TextLink>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-mute">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
