import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/policies";
import { useShop } from "../platform/root-data.ts";

/** The seller's name, address and registrations, from the shop's profile. */
export function SellerFacts() {
  const { legalName, address, gstin, cin, hallmarkLicence, phone, email, hours } = useShop();
  const facts: [string, string | undefined][] = [
    [say.seller, legalName],
    [say.registeredOffice, address],
    ["GSTIN", gstin],
    ["CIN", cin],
    [say.hallmarkLicence, hallmarkLicence],
    [say.telephone, phone],
    [say.email, email],
    [say.shopHours, hours],
  ];
  return <Facts facts={facts} />;
}

/** The contact of the grievance officer. */
export function GrievanceFacts() {
  const { grievanceOfficer } = useShop();
  const { role, name, email, phone } = grievanceOfficer;
  return (
    <Facts
      facts={[
        [role, name],
        [say.email, email],
        [say.telephone, phone],
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly [string, string | undefined][] }) {
  return (
    <dl className="grid gap-x-7 text-[0.9375rem] sm:grid-cols-[auto_1fr]">
      {facts.map(([term, fact]) =>
        fact ? (
          <div
            key={term}
            className="border-b border-line py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
          >
            <dt className="text-ink-mute">{term}</dt>
            <dd lang={language.langOf(fact)} className="break-words">
              {fact}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
