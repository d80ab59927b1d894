import { wholeRupees } from "@suvarna/domain/formats";
import {
  ACKNOWLEDGEMENT_HOURS,
  ADVANCE_PERCENT,
  CONFIRMATION_MINUTES,
  REVIEW_HOURS,
} from "@suvarna/domain/policies";
import * as navigation from "@suvarna/words/here/navigation";
import { MAKING } from "@suvarna/words/here/policy-spans";
import * as say from "@suvarna/words/here/terms";
import { Link } from "react-router";
import { browserLoad, serverLoad } from "../platform/load.ts";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { loadPolicy } from "./load-policy.ts";
import { policyMeta } from "./policy-meta.ts";
import { PolicyPage, type PolicyPart } from "./policy-page.tsx";
import { GrievanceFacts, SellerFacts } from "./seller-facts.tsx";

const load = loadPolicy("terms");
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = policyMeta("/terms", navigation.termsAndConditions, say.description);

export default function TermsPage() {
  const shop = useShop();
  const parts: PolicyPart[] = [
    {
      id: "seller",
      title: say.whoSells,
      body: (
        <>
          <p>{say.sellerText(shop.name, shop.legalName)}</p>
          <SellerFacts />
          <p>
            {say.complaintsGoTo(
              <a key="officer" href="#grievances">
                {say.grievanceOfficer}
              </a>,
            )}
          </p>
        </>
      ),
    },
    {
      id: "buyers",
      title: say.whoMayBuy,
      body: (
        <>
          <p>{say.adultsOnly}</p>
          <p>{say.ownAccount}</p>
        </>
      ),
    },
    {
      id: "prices",
      title: say.howPricesAreMade,
      body: (
        <>
          <p>{say.priceFollowsRate}</p>
          <p>{say.gstOnTop(shop.gstPercent)}</p>
          <p>{say.ratesMove}</p>
        </>
      ),
    },
    {
      id: "purity",
      title: say.purity,
      body: (
        <>
          <p>{say.hallmarkText}</p>
          <p>{say.testedText}</p>
          <p>{say.weightsText}</p>
        </>
      ),
    },
    {
      id: "payment",
      title: say.payment,
      body: (
        <>
          <p>{say.waysToPay(wholeRupees(shop.codBelow))}</p>
          <p>{say.panText(wholeRupees(shop.panAbove))}</p>
        </>
      ),
    },
    {
      id: "orders",
      title: say.yourOrder,
      body: (
        <>
          <p>{say.acceptance}</p>
          <p>{say.picturesText}</p>
        </>
      ),
    },
    {
      id: "custom-orders",
      title: say.customOrders,
      body: (
        <>
          <p>{say.advanceText(ADVANCE_PERCENT, MAKING)}</p>
          <p>{say.restText}</p>
        </>
      ),
    },
    {
      id: "delivery-and-return",
      title: say.deliveryAndReturn,
      body: (
        <p>
          {say.otherPolicies(
            <Link key="shipping" to="/shipping">
              {say.shippingPolicy}
            </Link>,
            <Link key="returns" to="/return-policy">
              {say.returnPolicy}
            </Link>,
          )}
        </p>
      ),
    },
    {
      id: "support",
      title: say.support,
      body: (
        <>
          <p>
            {say.supportText(
              shop.supportHours,
              <a key="email" href={`mailto:${shop.email}`}>
                {shop.email}
              </a>,
              <a key="phone" href={telephoneAddress(shop.phone)} className="whitespace-nowrap">
                {shop.phone}
              </a>,
            )}
          </p>
          <p>{say.ticketText(CONFIRMATION_MINUTES, REVIEW_HOURS)}</p>
        </>
      ),
    },
    {
      id: "grievances",
      title: say.complaints,
      body: (
        <>
          <p>{say.complaintsText(ACKNOWLEDGEMENT_HOURS)}</p>
          <GrievanceFacts />
          <p>{say.helplineText}</p>
        </>
      ),
    },
    {
      id: "law",
      title: say.law,
      body: (
        <>
          <p>{say.lawText}</p>
          <p>{say.changesText}</p>
        </>
      ),
    },
  ];
  return (
    <PolicyPage
      title={navigation.termsAndConditions}
      lead={say.lead}
      parts={parts}
      always={{
        id: "seller",
        title: navigation.company,
        body: (
          <>
            <SellerFacts />
            <GrievanceFacts />
          </>
        ),
      }}
    />
  );
}
