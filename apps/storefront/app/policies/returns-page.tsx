import {
  CONFIRMATION_MINUTES,
  REPAIR_MONTHS,
  RETURN_DAYS,
  REVIEW_HOURS,
} from "@suvarna/domain/policies";
import { Link } from "react-router";
import { browserLoad, serverLoad } from "../platform/load.ts";
import { useShop } from "../platform/root-data.ts";
import { loadPolicy } from "./load-policy.ts";
import { policyMeta } from "./policy-meta.ts";
import { PolicyPage, type PolicyPart } from "./policy-page.tsx";

const load = loadPolicy("return-policy");
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = policyMeta(
  "/return-policy",
  "Return policy",
  `Cancel until dispatch, send back or exchange within ${RETURN_DAYS} days, repair free within ${REPAIR_MONTHS} months: how it works and when the money is back.`,
);

export default function ReturnsPage() {
  const shop = useShop();
  const mail = <a href={`mailto:${shop.email}`}>{shop.email}</a>;
  const parts: PolicyPart[] = [
    {
      id: "cancellation",
      title: "Cancellation",
      body: (
        <>
          <p>
            An order can be cancelled only before dispatch. Until then it costs nothing: you get
            back all that you paid, the advance of a custom order included.
          </p>
          <p>
            Press “Cancel order” on the order’s page, or write to {mail} with your order number.
            Once the parcel has left, it can be sent back instead.
          </p>
        </>
      ),
    },
    {
      id: "returns",
      title: "Returns and exchanges",
      body: (
        <>
          <p>
            Within {RETURN_DAYS} days of delivery a piece may be sent back or exchanged, for
            whatever reason, when it is unworn and comes with its seal tag, invoice and
            certificates.
          </p>
          <ul>
            <li>
              A return is paid back at the price and GST of your order, whatever the rate has done
              since.
            </li>
            <li>
              In an exchange that same sum counts towards another piece at its price of that day;
              you pay or get the difference.
            </li>
            <li>The way back is free within India, insured, and collected from your address.</li>
          </ul>
        </>
      ),
    },
    {
      id: "exceptions",
      title: "What can’t be sent back",
      body: (
        <>
          <ul>
            <li>coins and bars whose sealed pack was opened</li>
            <li>custom orders, and pieces engraved or resized for you</li>
            <li>nose pins and other piercing jewellery once the hygiene seal is broken</li>
          </ul>
          <p>
            None of this holds when the piece is damaged, wrong, or not what its page says: such a
            piece we always take back, at our cost.
          </p>
        </>
      ),
    },
    {
      id: "how",
      title: "How to send back",
      body: (
        <ol>
          <li>Tell us within the {RETURN_DAYS} days: order number, piece and reason.</li>
          <li>
            You get a ticket with a number by e-mail within {CONFIRMATION_MINUTES} minutes; we
            review it within {REVIEW_HOURS} hours and arrange the collection.
          </li>
          <li>Give the piece to the courier in its box, with tag, invoice and certificates.</li>
          <li>We check weight, purity and HUID and tell you the result within 3 business days.</li>
        </ol>
      ),
    },
    {
      id: "refunds",
      title: "Refunds",
      body: (
        <p>
          The money is on its way within 7 business days of the check, by the way you paid. For cash
          on delivery we ask for a bank account in your name. Delivery that you paid for is refunded
          too. With a refund you get a credit note.
        </p>
      ),
    },
    {
      id: "repair",
      title: "Repair and care",
      body: (
        <>
          <p>
            Repair is free within {REPAIR_MONTHS} months of delivery: loose stones, clasps, solder
            joints and the like, polish included. Loss, accident and work done elsewhere are not
            part of it; we tell you the price first and begin when you agree.
          </p>
          <p>
            Later, and for pieces of any age, we repair at cost. Send nothing without a ticket: the
            parcel would not be insured.
          </p>
        </>
      ),
    },
    {
      id: "help",
      title: "Questions and complaints",
      body: (
        <p>
          Support hours are {shop.supportHours}, Indian Standard Time, every day except Sunday. Who
          hears a complaint, and in what time, stands in the{" "}
          <Link to="/terms#grievances">terms</Link>. Nothing here takes away a right that the
          Consumer Protection Act, 2019 gives you.
        </p>
      ),
    },
  ];
  return (
    <PolicyPage
      title="Return policy"
      lead={`Cancel until dispatch, send back within ${RETURN_DAYS} days, repair free within ${REPAIR_MONTHS} months.`}
      parts={parts}
    />
  );
}
