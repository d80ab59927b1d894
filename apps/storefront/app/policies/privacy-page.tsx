import { wholeRupees } from "@suvarna/domain/formats";
import { ACKNOWLEDGEMENT_HOURS } from "@suvarna/domain/policies";
import { browserLoad, serverLoad } from "../platform/load.ts";
import { useShop } from "../platform/root-data.ts";
import { loadPolicy } from "./load-policy.ts";
import { policyMeta } from "./policy-meta.ts";
import { PolicyPage, type PolicyPart } from "./policy-page.tsx";
import { GrievanceFacts } from "./seller-facts.tsx";

const load = loadPolicy("privacy-policy");
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = policyMeta(
  "/privacy-policy",
  "Privacy policy",
  "Which personal data the shop holds, what each is for, how long it is kept, who else sees it, and how to see, correct or erase it.",
);

export default function PrivacyPage() {
  const shop = useShop();
  const used: readonly [string, string][] = [
    ["Name, e-mail, telephone", "Your account, your orders, and answers to what you ask"],
    ["Password", "Signing in; only a salted hash of it is stored"],
    ["Addresses", "Delivery and the tax invoice"],
    ["Orders and payments", "Fulfilling the order; tax and company law"],
    [
      `PAN, for orders above ${wholeRupees(shop.panAbove)}`,
      "What income-tax law asks of us; for nothing else",
    ],
    ["Cart and Favorites", "To show them to you again"],
    ["Messages and tickets", "To answer and settle them"],
    ["E-mail for news", "Our newsletter, only once you confirmed that you want it"],
    ["Prices you wait for", "To tell you once, by e-mail, when a rate or a piece costs less"],
    [
      "That an article was read",
      "Counting each reader once a day, by a mark that can’t be led back to anybody and is deleted the next day",
    ],
    ["Network address and requests", "Security and finding faults"],
  ];
  const parts: PolicyPart[] = [
    {
      id: "who",
      title: "Who is responsible",
      body: (
        <p>
          {shop.legalName}, {shop.address}, is the data fiduciary under the Digital Personal Data
          Protection Act, 2023. Questions about your data go to the officer named{" "}
          <a href="#contact">below</a>.
        </p>
      ),
    },
    {
      id: "data",
      title: "What we hold, and why",
      body: (
        <>
          <table className="ledger [&_td]:whitespace-normal! [&_td]:text-left! [&_th+th]:text-left! [&_th]:pr-5">
            <thead>
              <tr>
                <th scope="col">Data</th>
                <th scope="col">Purpose</th>
              </tr>
            </thead>
            <tbody>
              {used.map(([data, purpose]) => (
                <tr key={data}>
                  <th scope="row">{data}</th>
                  <td>{purpose}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            We ask for nothing that these purposes do not need, sell nothing of it, and build no
            profiles for advertising. Card numbers and bank passwords never reach us: they stay with
            the payment provider.
          </p>
        </>
      ),
    },
    {
      id: "consent",
      title: "Consent",
      body: (
        <p>
          Where the law asks for consent we ask with a box that is empty until you tick it. You may
          withdraw consent at any time, as easily as you gave it; what was done until then stays
          lawful. News by e-mail is separate from your orders: to leave it changes nothing else. The
          link at the end of every newsletter, price alert and letter about a piece that is back, or
          your mail program’s own button, ends them with one press and without a login: for the
          newsletter we then delete your address from the list, for the others all that are waiting.
          An address that nobody confirmed gets no such letter and is deleted within 30 days, as is
          your request for a piece after its letter.
        </p>
      ),
    },
    {
      id: "browser",
      title: "What your browser keeps",
      body: (
        <p>
          We set no cookies for advertising or for following you. Your browser’s own storage holds
          what the shop needs: that you are signed in, your account’s details and the number of your
          cart until you log out, the pieces that you marked or looked at, what you searched for
          last, the PIN code that you asked about, the scale of your screen where you measured a
          size, and until you close the tab what you typed into the checkout (never a PAN). Clearing
          the site’s data in your browser removes all of it.
        </p>
      ),
    },
    {
      id: "others",
      title: "Who else sees it",
      body: (
        <ul>
          <li>the courier: name, address and telephone</li>
          <li>the payment provider, when you pay online: what the payment needs</li>
          <li>
            those who send our e-mails and one-time codes: the address or number, and the message
          </li>
          <li>authorities, where a law obliges us</li>
        </ul>
      ),
    },
    {
      id: "time",
      title: "How long we keep it",
      body: (
        <p>
          An account is kept until you erase it. Invoices and what belongs to them are kept for
          eight years, as tax and company law ask, also when the account is gone; your name is then
          on the invoice only. Messages and tickets are erased three years after they are settled,
          or after our last word when no answer came; what looks like spam after 90 days, server
          logs after one year.
        </p>
      ),
    },
    {
      id: "rights",
      title: "Your rights",
      body: (
        <>
          <p>You may, free of charge,</p>
          <ul>
            <li>see what we hold on you, and with whom it was shared</li>
            <li>have it corrected, completed or brought up to date</li>
            <li>have it erased, where no law obliges us to keep it</li>
            <li>withdraw consent</li>
            <li>name somebody who uses these rights if you die or can’t use them</li>
            <li>complain to us, and after that to the Data Protection Board of India</li>
          </ul>
          <p>We answer within one month.</p>
        </>
      ),
    },
    {
      id: "security",
      title: "Security",
      body: (
        <p>
          Connections are encrypted. Only staff who need data for their work can see it, and access
          is logged. Should data be breached, we tell you and the Data Protection Board without
          delay: what happened, what it means for you, and what you can do.
        </p>
      ),
    },
    {
      id: "age",
      title: "Age",
      body: (
        <p>
          Users must be 18 or older. We do not knowingly hold data of children; tell us if a child
          has opened an account, and we erase it.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Contact",
      body: (
        <>
          <p>
            Write to the officer below, from the e-mail address of your account where you have one.
            A complaint is acknowledged within {ACKNOWLEDGEMENT_HOURS} hours.
          </p>
          <GrievanceFacts />
        </>
      ),
    },
  ];
  return (
    <PolicyPage
      title="Privacy policy"
      lead="Which data of yours we hold, what each is for, and how you decide about it."
      parts={parts}
    />
  );
}
