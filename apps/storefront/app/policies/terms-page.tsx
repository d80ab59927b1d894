import { wholeRupees } from "@suvarna/domain/formats";
import {
  ACKNOWLEDGEMENT_HOURS,
  ADVANCE_PERCENT,
  CONFIRMATION_MINUTES,
  MAKING,
  REVIEW_HOURS,
} from "@suvarna/domain/policies";
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

export const meta = policyMeta(
  "/terms",
  "Terms and conditions",
  "Who may buy, how a price is made from the live rate, PAN and GST, hallmark and HUID, custom orders, support and complaints.",
);

export default function TermsPage() {
  const shop = useShop();
  const parts: PolicyPart[] = [
    {
      id: "seller",
      title: "Who sells",
      body: (
        <>
          <p>
            Whoever buys at {shop.name} buys from {shop.legalName}. We sell our own jewellery;
            nobody else sells on this site. All pieces are made in India unless their page names
            another country of origin.
          </p>
          <SellerFacts />
          <p>
            Complaints go to our <a href="#grievances">grievance officer</a>.
          </p>
        </>
      ),
    },
    {
      id: "buyers",
      title: "Who may buy",
      body: (
        <>
          <p>
            Users must be 18 or older. By opening an account or placing an order you say that you
            are, and that what you tell us of yourself is true.
          </p>
          <p>
            Your account is yours alone. Keep the password to yourself, and tell us at once when you
            think that somebody else has used it.
          </p>
        </>
      ),
    },
    {
      id: "prices",
      title: "How a price is made",
      body: (
        <>
          <p>
            A price follows the live gold or silver rate: rate per gram of the piece’s purity × net
            weight, plus the making charge in per cent of the metal, plus the stones, less the
            discount if there is one. The product page shows each of these figures.
          </p>
          <p>
            GST of {shop.gstPercent}% comes on top, rounded to the whole rupee. The product page
            shows the sum with GST, and the cart shows GST and delivery before you order: nothing is
            added after that.
          </p>
          <p>
            Rates move while the market is open, and prices move with them. Your order keeps for
            good the rates and prices at which it was placed, whether they rise or fall later.
            Should the total have changed since you last saw it, we ask you before we take the
            order. When we have no valid rate, the price is on request and the piece can’t be
            ordered.
          </p>
        </>
      ),
    },
    {
      id: "purity",
      title: "Purity, hallmark and weight",
      body: (
        <>
          <p>
            Gold that falls under mandatory hallmarking is sold with the BIS hallmark: the BIS mark,
            the purity in carat and fineness, and the six-character HUID that belongs to this one
            piece. You can check the HUID yourself in the BIS CARE app under Verify HUID. Pieces
            made to order get theirs before dispatch. The invoice names net weight, purity and HUID
            of each piece.
          </p>
          <p>
            You may have a piece tested at any BIS recognised assaying and hallmarking centre.
            Should it be less pure than it is marked, we pay what the BIS Rules, 2018 provide: twice
            the value of the shortage, and the test.
          </p>
          <p>
            Weights are net of stones, to a thousandth of a gram. “Diamond” without another word is
            a natural diamond; laboratory-grown stones are named as such.
          </p>
        </>
      ),
    },
    {
      id: "payment",
      title: "Payment and PAN",
      body: (
        <>
          <p>
            The checkout lists the ways to pay that are open for your order. Cash on delivery is for
            orders below {wholeRupees(shop.codBelow)}.
          </p>
          <p>
            The law asks for the buyer’s PAN above 2 lakh rupees. We need it for every order above{" "}
            {wholeRupees(shop.panAbove)}, all taxes included, however it is paid. An order may not
            be split to stay below.
          </p>
        </>
      ),
    },
    {
      id: "orders",
      title: "Your order",
      body: (
        <>
          <p>
            Your order is accepted when we confirm it on the screen and by its order number. We may
            decline an order when a piece is no longer there, when a payment can’t be verified, or
            when a price was plainly wrong; whatever was paid goes back in full.
          </p>
          <p>
            Pictures show pieces larger than they are, and colours differ from screen to screen.
            Weight, dimensions and purity on the page are what counts.
          </p>
        </>
      ),
    },
    {
      id: "custom-orders",
      title: "Custom orders",
      body: (
        <>
          <p>
            A piece made to order, or made to your own measure or drawing, needs a {ADVANCE_PERCENT}
            % advance and takes {MAKING} before it is ready for dispatch. You choose at the checkout
            whether you pay the advance or the whole; cash on delivery is not open for such a piece.
          </p>
          <p>
            The rest is due before the piece leaves us: we write to you with a link when it is
            ready. The metal’s rate of the rest is that of the order, so the rest stays the same,
            whatever the rates do. Of a piece made to your own drawing the weight may differ
            slightly from the drawing; its final price follows the weight as made, at the rate of
            the order.
          </p>
        </>
      ),
    },
    {
      id: "delivery-and-return",
      title: "Delivery, cancellation, return and repair",
      body: (
        <p>
          How we deliver stands in the <Link to="/shipping">shipping policy</Link>; how you cancel,
          send back or have a piece repaired in the <Link to="/return-policy">return policy</Link>.
          Both are part of these terms.
        </p>
      ),
    },
    {
      id: "support",
      title: "Support",
      body: (
        <>
          <p>
            Support hours are {shop.supportHours}, Indian Standard Time: every day except Sunday and
            national holidays. Write to <a href={`mailto:${shop.email}`}>{shop.email}</a> or call{" "}
            <a href={telephoneAddress(shop.phone)} className="whitespace-nowrap">
              {shop.phone}
            </a>
            .
          </p>
          <p>
            Each request becomes a ticket with a number. You get its confirmation by e-mail within{" "}
            {CONFIRMATION_MINUTES} minutes, and we review it within {REVIEW_HOURS} hours.
          </p>
        </>
      ),
    },
    {
      id: "grievances",
      title: "Complaints",
      body: (
        <>
          <p>
            If support did not settle it, write to the grievance officer. A complaint is
            acknowledged within {ACKNOWLEDGEMENT_HOURS} hours and resolved within one month of its
            receipt, as the Consumer Protection (E-Commerce) Rules, 2020 ask.
          </p>
          <GrievanceFacts />
          <p>
            You may also turn to the National Consumer Helpline (telephone 1915) or to a consumer
            commission.
          </p>
        </>
      ),
    },
    {
      id: "law",
      title: "Law and changes",
      body: (
        <>
          <p>
            Indian law applies. Nothing here takes away a right that the Consumer Protection Act,
            2019 gives you. Courts are those of our registered office, and for a consumer those of
            the place where you live or work.
          </p>
          <p>
            When we change these terms, the date at the top changes with them. An order stays under
            the terms of the day on which it was placed.
          </p>
        </>
      ),
    },
  ];
  return (
    <PolicyPage
      title="Terms and conditions"
      lead="What we promise when you buy from us, and what we ask of you."
      parts={parts}
      always={{
        id: "seller",
        title: "Company and grievance officer",
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
