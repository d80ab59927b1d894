import { isAbroad } from "@suvarna/domain/countries";
import { wholeRupees } from "@suvarna/domain/formats";
import { ADVANCE_PERCENT, FREE_EXPRESS_ABOVE } from "@suvarna/domain/policies";
import { countryInWords, countryWords } from "@suvarna/words/here/countries";
import * as navigation from "@suvarna/words/here/navigation";
import {
  CUSTOMS_ABROAD,
  EXPRESS_DELIVERY,
  MAKING,
  ON_THE_WAY,
  ON_THE_WAY_ABROAD,
  PROCESSING,
} from "@suvarna/words/here/policy-spans";
import * as say from "@suvarna/words/here/shipping";
import { Link } from "react-router";
import { browserLoad, serverLoad } from "../platform/load.ts";
import { useShop } from "../platform/root-data.ts";
import { loadPolicy } from "./load-policy.ts";
import { policyMeta } from "./policy-meta.ts";
import { PolicyPage, type PolicyPart } from "./policy-page.tsx";

const load = loadPolicy("shipping");
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = policyMeta("/shipping", navigation.shippingPolicy, say.description);

export default function ShippingPage() {
  const shop = useShop();
  const [freeAbove, cost] = [wholeRupees(shop.freeShippingAbove), wholeRupees(shop.shippingCost)];
  const expressAbove = wholeRupees(FREE_EXPRESS_ABOVE);
  const abroad = shop.countries.filter(isAbroad).map(countryInWords);
  const parts: PolicyPart[] = [
    {
      id: "cost",
      title: say.whatItCosts,
      body: (
        <>
          <table className="ledger">
            <thead>
              <tr>
                <th scope="col">{say.order}</th>
                <th scope="col">{say.delivery}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">
                  {say.subtotalUpTo(freeAbove)}
                  <small>{say.standard}</small>
                </th>
                <td>{cost}</td>
              </tr>
              <tr>
                <th scope="row">
                  {say.subtotalAbove(freeAbove)}
                  <small>{say.standard}</small>
                </th>
                <td>{say.free}</td>
              </tr>
              <tr>
                <th scope="row">
                  {say.subtotalAbove(expressAbove)}
                  <small>{say.express(EXPRESS_DELIVERY)}</small>
                </th>
                <td>{say.free}</td>
              </tr>
            </tbody>
          </table>
          <p>{say.costText(expressAbove)}</p>
        </>
      ),
    },
    {
      id: "time",
      title: say.howLong,
      body: (
        <ul>
          <li>{say.processing(PROCESSING)}</li>
          <li>{say.onTheWay(ON_THE_WAY)}</li>
          <li>{say.onTheWayAbroad(abroad.join(say.between), ON_THE_WAY_ABROAD)}</li>
          <li>{say.customOrders(ADVANCE_PERCENT, MAKING)}</li>
          <li>{say.businessDays}</li>
        </ul>
      ),
    },
    {
      id: "where",
      title: say.where,
      body: (
        <>
          <p>{say.countries(shop.countries.map(countryWords).join(", "))}</p>
          <p>{CUSTOMS_ABROAD}</p>
          <p>{say.whereText}</p>
        </>
      ),
    },
    {
      id: "parcel",
      title: say.parcel,
      body: (
        <>
          <p>{say.insured}</p>
          <p>{say.handedOver(wholeRupees(shop.doorCodeAbove))}</p>
          <p>{say.brokenSeal}</p>
        </>
      ),
    },
    {
      id: "tracking",
      title: say.tracking,
      body: (
        <>
          <p>{say.trackingText}</p>
          <p>{say.inVain}</p>
        </>
      ),
    },
    {
      id: "late",
      title: say.late,
      body: (
        <p>
          {say.lateText(
            <a key="email" href={`mailto:${shop.email}`}>
              {shop.email}
            </a>,
            <Link key="returns" to="/return-policy">
              {say.returnPolicy}
            </Link>,
          )}
        </p>
      ),
    },
  ];
  return <PolicyPage title={navigation.shippingPolicy} lead={say.lead} parts={parts} />;
}
