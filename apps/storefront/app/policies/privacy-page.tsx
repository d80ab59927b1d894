import { wholeRupees } from "@suvarna/domain/formats";
import { ACKNOWLEDGEMENT_HOURS } from "@suvarna/domain/policies";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/privacy";
import { browserLoad, serverLoad } from "../platform/load.ts";
import { useShop } from "../platform/root-data.ts";
import { loadPolicy } from "./load-policy.ts";
import { policyMeta } from "./policy-meta.ts";
import { PolicyPage, type PolicyPart } from "./policy-page.tsx";
import { GrievanceFacts } from "./seller-facts.tsx";

const load = loadPolicy("privacy-policy");
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = policyMeta("/privacy-policy", navigation.privacyPolicy, say.description);

export default function PrivacyPage() {
  const shop = useShop();
  const used: readonly [string, string][] = [
    [say.contacts, say.contactsPurpose],
    [say.password, say.passwordPurpose],
    [say.logins, say.loginsPurpose],
    [say.addresses, say.addressesPurpose],
    [say.orders, say.ordersPurpose],
    [say.panAbove(wholeRupees(shop.panAbove)), say.panPurpose],
    [say.cart, say.cartPurpose],
    [say.messages, say.messagesPurpose],
    [say.newsEmail, say.newsEmailPurpose],
    [say.awaitedPrices, say.awaitedPricesPurpose],
    [say.devices, say.devicesPurpose],
    [say.readArticle, say.readArticlePurpose],
    [say.network, say.networkPurpose],
  ];
  const parts: PolicyPart[] = [
    {
      id: "who",
      title: say.who,
      body: (
        <p>
          {say.whoText(
            shop.legalName,
            shop.address,
            <a key="below" href="#contact">
              {say.below}
            </a>,
          )}
        </p>
      ),
    },
    {
      id: "data",
      title: say.whatWeHold,
      body: (
        <>
          <table className="ledger [&_td]:whitespace-normal! [&_td]:text-left! [&_th+th]:text-left! [&_th]:pr-5">
            <thead>
              <tr>
                <th scope="col">{say.data}</th>
                <th scope="col">{say.purpose}</th>
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
          <p>{say.nothingElse}</p>
        </>
      ),
    },
    {
      id: "consent",
      title: say.consent,
      body: <p>{say.consentText}</p>,
    },
    {
      id: "browser",
      title: say.browser,
      body: <p>{say.browserText}</p>,
    },
    {
      id: "others",
      title: say.others,
      body: (
        <ul>
          <li>{say.courier}</li>
          <li>{say.paymentProvider}</li>
          <li>{say.senders}</li>
          <li>{say.pushService}</li>
          <li>{say.authorities}</li>
        </ul>
      ),
    },
    {
      id: "time",
      title: say.time,
      body: <p>{say.timeText}</p>,
    },
    {
      id: "rights",
      title: say.rights,
      body: (
        <>
          <p>{say.youMay}</p>
          <ul>
            <li>{say.seeIt}</li>
            <li>{say.correctIt}</li>
            <li>{say.eraseIt}</li>
            <li>{say.withdrawConsent}</li>
            <li>{say.nameSomebody}</li>
            <li>{say.complain}</li>
          </ul>
          <p>{say.weAnswer}</p>
        </>
      ),
    },
    {
      id: "security",
      title: say.security,
      body: <p>{say.securityText}</p>,
    },
    {
      id: "age",
      title: say.age,
      body: <p>{say.ageText}</p>,
    },
    {
      id: "contact",
      title: say.contact,
      body: (
        <>
          <p>{say.contactText(ACKNOWLEDGEMENT_HOURS)}</p>
          <GrievanceFacts />
        </>
      ),
    },
  ];
  return <PolicyPage title={navigation.privacyPolicy} lead={say.lead} parts={parts} />;
}
