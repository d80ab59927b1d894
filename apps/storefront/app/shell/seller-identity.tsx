import type { Shop } from "@suvarna/contract/content/schemas";
import { telephoneAddress } from "../platform/telephone-address.ts";

/**
 * The seller's name and the address for complaints. The law requires them on every page with an
 * offer.
 */
export function SellerIdentity({ shop, linkClassName }: { shop: Shop; linkClassName: string }) {
  const { name, role, email, phone } = shop.grievanceOfficer;
  return (
    <div className="mt-4 max-w-[27em] space-y-2.5 text-caption text-pretty">
      <address className="not-italic">
        {shop.legalName}
        <br />
        {shop.address}
        <br />
        GSTIN <span className="num">{shop.gstin}</span>
        {shop.cin ? (
          <>
            <br />
            CIN <span className="num">{shop.cin}</span>
          </>
        ) : null}
        <br />
        <MailLink to={shop.email} className={linkClassName} />
      </address>
      <p>
        {role}: {name}
        <br />
        <MailLink to={email} className={linkClassName} />
        <br />
        <a href={telephoneAddress(phone)} className={`num inline-block py-1 ${linkClassName}`}>
          {phone}
        </a>
      </p>
    </div>
  );
}

function MailLink({ to, className }: { to: string; className: string }) {
  return (
    <a href={`mailto:${to}`} className={`inline-block py-1 ${className}`}>
      {to}
    </a>
  );
}
