import type { Alert } from "@suvarna/contract/alerts/schemas";
import { INDIAN_MOBILE } from "@suvarna/domain/formats";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import * as say from "@suvarna/words/here/alerts";
import { useState } from "react";
import { Link } from "react-router";
import { useMe } from "../accounts/index.ts";
import { useSession } from "../platform/session.ts";
import { chooseSms } from "./alert-queries.ts";

/**
 * The checkbox "By SMS as well" of a price alert, for a user with a confirmed phone number. It is
 * left out where the shop sends no text messages for alerts.
 */
export function SmsAsWell({
  alert: { _id: id, bySms },
  asksForProof = false,
  className,
}: {
  alert: Pick<Alert, "_id" | "bySms">;
  /** Whether a user without a confirmed phone number is shown a link to confirm a number. */
  asksForProof?: boolean;
  className?: string;
}) {
  useMe();
  const { user } = useSession();
  const [isChosen, setChosen] = useState(bySms === true);
  const [error, setError] = useState<string>();
  if (bySms === null || !user) return null;
  if (!user.phoneVerified || !INDIAN_MOBILE.test(user.phone)) {
    return asksForProof ? (
      <p className={`text-small text-ink-soft ${className ?? ""}`}>
        {say.bySmsAfterProof(
          <Link key="profile" to="/profile" className="link-gold text-wine">
            {say.confirmNumber}
          </Link>,
        )}
      </p>
    ) : null;
  }

  async function choose(wanted: boolean): Promise<void> {
    setChosen(wanted);
    setError(undefined);
    await chooseSms(id, wanted).catch(() => {
      setChosen(!wanted);
      setError(say.notSaved);
    });
  }
  return (
    <Checkbox
      checked={isChosen}
      onChange={({ target }) => void choose(target.checked)}
      error={error}
      {...(className ? { className } : {})}
    >
      {say.bySms(
        <span key="phone" className="num whitespace-nowrap">
          {hiddenNumber(user.phone)}
        </span>,
      )}
    </Checkbox>
  );
}

/** A phone number with its middle hidden: `+91 98••• ••000`. */
function hiddenNumber(phone: string): string {
  return phone.replace(/^\+91(\d{2})\d{5}(\d{3})$/, "+91 $1••• ••$2");
}
