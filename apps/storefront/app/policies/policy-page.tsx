import { POLICIES_SINCE } from "@suvarna/domain/policies";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { longDate } from "@suvarna/words/here/indian-time";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/policies";
import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Link, useLoaderData } from "react-router";
import { useShop } from "../platform/root-data.ts";
import { trustedMarkup } from "../platform/trusted-types.ts";
import { POLICY_LINKS } from "../site-map.ts";
import type { OwnPolicy } from "./load-policy.ts";

/**
 * A section of a policy. Its id is its anchor, which other sites may link to, so an id must never
 * change.
 */
export interface PolicyPart {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A policy page: an introduction, a table of contents and the sections in one column. */
export function PolicyPage({
  title,
  lead,
  parts,
  always,
}: {
  title: string;
  lead: string;
  parts: readonly PolicyPart[];
  /** A section that is always shown, also below the shop's own text, which replaces `parts`. */
  always?: PolicyPart;
}) {
  const { own } = useLoaderData<{ own: OwnPolicy }>();
  const since = own?.since ?? POLICIES_SINCE;
  return (
    <article className="wrap pb-section">
      <Breadcrumb trail={[{ label: navigation.home, to: "/" }, { label: title }]} />
      <PageHead title={title}>
        {own ? null : <p className="max-w-read text-lead text-pretty">{lead}</p>}
        <p className="mt-2.5 text-caption text-ink-mute">
          {say.inForceSince(
            <time key="day" dateTime={since}>
              {longDate(since)}
            </time>,
          )}
        </p>
      </PageHead>
      <DemonstrationNote />
      {own ? (
        <div className="max-w-read">
          <div
            lang={language.langOf(own.html)}
            className="article"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown and sanitised by the server
            dangerouslySetInnerHTML={{ __html: trustedMarkup(own.html) }}
          />
          {always ? (
            <div className="reading mt-11">
              <PartSection part={always} />
            </div>
          ) : null}
          <OtherPolicies than={title} />
        </div>
      ) : (
        <Parts title={title} parts={parts} />
      )}
    </article>
  );
}

/** The built-in text of a policy: a table of contents and the sections. */
function Parts({ title, parts }: { title: string; parts: readonly PolicyPart[] }) {
  return (
    <div className="grid gap-9 lg:grid-cols-[15.25rem_minmax(0,var(--container-read))] lg:gap-14">
      <Contents parts={parts} />
      <div>
        <div className="reading">
          {parts.map((part) => (
            <PartSection key={part.id} part={part} />
          ))}
        </div>
        <OtherPolicies than={title} />
      </div>
    </div>
  );
}

function PartSection({ part: { id, title, body } }: { part: PolicyPart }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="heading-3">
        {title}
      </h2>
      {body}
    </section>
  );
}

function DemonstrationNote() {
  const { demonstration, legalName } = useShop();
  if (!demonstration) return null;
  return (
    <p className="mb-9 bg-amber-tint px-5 py-4 text-[0.9375rem] text-amber sm:mb-11">
      {say.demonstrationNote(legalName)}
    </p>
  );
}

/**
 * The table of contents of a policy: beside the text where there is room, otherwise collapsed above
 * it.
 */
function Contents({ parts }: { parts: readonly PolicyPart[] }) {
  return (
    <nav aria-label={say.onThisPage} className="lg:sticky lg:top-6 lg:self-start print:hidden">
      <details className="group lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between border-y border-line text-small font-medium">
          {say.onThisPage}
          <Icon of={ChevronDown} className="group-open:rotate-180" />
        </summary>
        <ContentLinks parts={parts} />
      </details>
      <div className="hidden lg:block">
        <p className="border-b border-line pb-2 text-small font-medium">{say.onThisPage}</p>
        <ContentLinks parts={parts} />
      </div>
    </nav>
  );
}

function ContentLinks({ parts }: { parts: readonly PolicyPart[] }) {
  return (
    <ul>
      {parts.map(({ id, title }) => (
        <li key={id} className="border-b border-line">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-small leading-snug text-ink-soft hover:text-wine hover:underline hover:underline-offset-4"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function OtherPolicies({ than }: { than: string }) {
  return (
    <nav aria-label={say.otherPolicies} className="mt-11 border-t border-line pt-6 print:hidden">
      <p className="text-small text-ink-mute">{say.readAlso}</p>
      <ul className="mt-1 flex flex-wrap gap-x-7">
        {POLICY_LINKS.filter(({ label }) => label !== than).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="link-gold inline-flex min-h-11 items-center text-wine">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
