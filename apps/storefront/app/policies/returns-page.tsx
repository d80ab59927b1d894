import {
  CONFIRMATION_MINUTES,
  REPAIR_MONTHS,
  RETURN_DAYS,
  REVIEW_HOURS,
} from "@suvarna/domain/policies";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/returns";
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
  navigation.returnPolicy,
  say.description(RETURN_DAYS, REPAIR_MONTHS),
);

export default function ReturnsPage() {
  const shop = useShop();
  const parts: PolicyPart[] = [
    {
      id: "cancellation",
      title: say.cancellation,
      body: (
        <>
          <p>{say.cancellationText}</p>
          <p>
            {say.howToCancel(
              <a key="email" href={`mailto:${shop.email}`}>
                {shop.email}
              </a>,
            )}
          </p>
        </>
      ),
    },
    {
      id: "returns",
      title: say.returns,
      body: (
        <>
          <p>{say.returnsText(RETURN_DAYS)}</p>
          <ul>
            <li>{say.paidBack}</li>
            <li>{say.exchange}</li>
            <li>{say.wayBack}</li>
          </ul>
        </>
      ),
    },
    {
      id: "exceptions",
      title: say.exceptions,
      body: (
        <>
          <ul>
            <li>{say.coins}</li>
            <li>{say.customOrders}</li>
            <li>{say.nosePins}</li>
          </ul>
          <p>{say.exceptionsText}</p>
        </>
      ),
    },
    {
      id: "how",
      title: say.how,
      body: (
        <ol>
          <li>{say.tellUs(RETURN_DAYS)}</li>
          <li>{say.ticket(CONFIRMATION_MINUTES, REVIEW_HOURS)}</li>
          <li>{say.giveThePiece}</li>
          <li>{say.weCheck}</li>
        </ol>
      ),
    },
    {
      id: "refunds",
      title: say.refunds,
      body: <p>{say.refundsText}</p>,
    },
    {
      id: "repair",
      title: say.repair,
      body: (
        <>
          <p>{say.repairText(REPAIR_MONTHS)}</p>
          <p>{say.repairLater}</p>
        </>
      ),
    },
    {
      id: "help",
      title: say.help,
      body: (
        <p>
          {say.helpText(
            shop.supportHours,
            <Link key="terms" to="/terms#grievances">
              {say.terms}
            </Link>,
          )}
        </p>
      ),
    },
  ];
  return (
    <PolicyPage
      title={navigation.returnPolicy}
      lead={say.lead(RETURN_DAYS, REPAIR_MONTHS)}
      parts={parts}
    />
  );
}
