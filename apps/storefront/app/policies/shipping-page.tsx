import { countryInWords, isAbroad } from "@suvarna/domain/countries";
import { EXPRESS_DELIVERY } from "@suvarna/domain/delivery-way";
import { wholeRupees } from "@suvarna/domain/formats";
import {
  ADVANCE_PERCENT,
  CUSTOMS_ABROAD,
  FREE_EXPRESS_ABOVE,
  MAKING,
  ON_THE_WAY,
  ON_THE_WAY_ABROAD,
  PROCESSING,
} from "@suvarna/domain/policies";
import { Link } from "react-router";
import { browserLoad, serverLoad } from "../platform/load.ts";
import { useShop } from "../platform/root-data.ts";
import { loadPolicy } from "./load-policy.ts";
import { policyMeta } from "./policy-meta.ts";
import { PolicyPage, type PolicyPart } from "./policy-page.tsx";

const load = loadPolicy("shipping");
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = policyMeta(
  "/shipping",
  "Shipping policy",
  "What delivery costs, how long it takes, how a parcel is insured, and where we deliver: standard and express, in India and abroad.",
);

export default function ShippingPage() {
  const shop = useShop();
  const [freeAbove, cost] = [wholeRupees(shop.freeShippingAbove), wholeRupees(shop.shippingCost)];
  const abroad = shop.countries.filter(isAbroad).map(countryInWords);
  const parts: PolicyPart[] = [
    {
      id: "cost",
      title: "What delivery costs",
      body: (
        <>
          <table className="ledger">
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Delivery</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">
                  Subtotal up to {freeAbove}
                  <small>Standard, tracked and insured</small>
                </th>
                <td>{cost}</td>
              </tr>
              <tr>
                <th scope="row">
                  Subtotal above {freeAbove}
                  <small>Standard, tracked and insured</small>
                </th>
                <td>Free</td>
              </tr>
              <tr>
                <th scope="row">
                  Subtotal above {wholeRupees(FREE_EXPRESS_ABOVE)}
                  <small>{EXPRESS_DELIVERY}, tracked, worldwide</small>
                </th>
                <td>Free</td>
              </tr>
            </tbody>
          </table>
          <p>
            The subtotal is the price of the pieces before GST. Free shipping above{" "}
            {wholeRupees(FREE_EXPRESS_ABOVE)} is the express way, to every country that we deliver
            to: we choose it for you and it costs nothing. The cart shows the cost of delivery
            before you order.
          </p>
        </>
      ),
    },
    {
      id: "time",
      title: "How long it takes",
      body: (
        <ul>
          <li>Processing takes {PROCESSING}: the piece is checked, weighed, packed and sealed.</li>
          <li>Standard delivery takes {ON_THE_WAY} after dispatch within India.</li>
          <li>
            Delivery to {abroad.join(" and ")} takes {ON_THE_WAY_ABROAD} after dispatch, the customs
            with it.
          </li>
          <li>
            Custom orders need a {ADVANCE_PERCENT}% advance and {MAKING} to be made; delivery is
            counted from their dispatch.
          </li>
          <li>
            Sundays and national holidays are no business days. An order placed in the evening is
            processed from the next morning.
          </li>
        </ul>
      ),
    },
    {
      id: "where",
      title: "Where we deliver",
      body: (
        <>
          <p>Countries we deliver to: {shop.countries.join(", ")}.</p>
          <p>{CUSTOMS_ABROAD}</p>
          <p>
            An order costs the same delivery wherever it goes, and GST is part of every price. Cash
            on delivery is only for addresses in India: an order from abroad is paid online.
          </p>
        </>
      ),
    },
    {
      id: "parcel",
      title: "The parcel and its insurance",
      body: (
        <>
          <p>
            Every parcel is insured by us for its full value until it is handed to you. The box is
            sealed, has no mark of a jeweller outside, and holds the invoice and the certificates.
          </p>
          <p>
            The courier hands it over only to you, or to somebody you name, and never leaves it at
            the door. An order above {wholeRupees(shop.doorCodeAbove)} is handed over against a code
            of six digits: we send it when the parcel leaves us, and it stands on the page of the
            order. Tell it only to the courier who holds the sealed parcel.
          </p>
          <p>
            Please do not take a parcel whose seal is broken, and call us while the courier is
            there. If something is wrong inside, tell us within 48 hours with a few photographs or a
            film of the opening.
          </p>
        </>
      ),
    },
    {
      id: "tracking",
      title: "Tracking and changes",
      body: (
        <>
          <p>
            Once your order is dispatched, its page under Order history shows how far it has come.
            The address can be changed until dispatch.
          </p>
          <p>
            After two attempts in vain the parcel comes back to us, and we ask you how to go on. If
            you no longer want it, you get back what you paid.
          </p>
        </>
      ),
    },
    {
      id: "late",
      title: "When it is late",
      body: (
        <p>
          If a parcel is more than 7 days later than said here, or lost, write to{" "}
          <a href={`mailto:${shop.email}`}>{shop.email}</a>: you may choose between a new delivery
          and your money back. Cancelling before dispatch is always possible, as the{" "}
          <Link to="/return-policy">return policy</Link> says.
        </p>
      ),
    },
  ];
  return (
    <PolicyPage
      title="Shipping policy"
      lead="What delivery costs, how long it takes, and who carries the risk on the way: we do."
      parts={parts}
    />
  );
}
