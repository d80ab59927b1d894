import type { User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { getNewsletterChoice, putNewsletterChoice } from "@suvarna/contract/newsletter/calls";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/accounts-profile";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { ALERTS } from "../site-map.ts";
import { LoadFailure } from "./load-failure.tsx";
import { ProfileRow } from "./profile-row.tsx";

const PushChoice = optionalPart(() =>
  import("./push-choice.tsx").then(({ PushChoice }) => PushChoice),
);

/**
 * The optional messages to a user: the newsletter, the price alerts, and notifications on this
 * device.
 */
export function LetterChoices({ user }: { user: User }) {
  const client = useQueryClient();
  // The newsletter choice depends on the e-mail address and on whether the address is confirmed.
  const key = ["newsletter", user.email, user.emailVerified];
  const { data, error, refetch } = usePersonalQuery(key, (api, signal) =>
    api.call(getNewsletterChoice, {}, { signal }),
  );
  if (!data && error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <div>
      {data ? (
        <Newsletter
          subscribed={data.subscribed}
          email={user.email}
          keep={(subscribed) => client.setQueryData(personalKey(...key), { subscribed })}
        />
      ) : (
        <Skeleton className="mb-3.5 h-12" />
      )}
      <div className="border-t border-line pt-3.5">
        <ProfileRow
          label={say.priceAlerts}
          action={
            <Link to={ALERTS} className="link-gold">
              {say.see}
              <span className="sr-only">{say.seeWhat}</span>
            </Link>
          }
        >
          {say.priceAlertsText}
        </ProfileRow>
      </div>
      <Suspense>
        <PushChoice />
      </Suspense>
    </div>
  );
}

function Newsletter({
  subscribed,
  email,
  keep,
}: {
  subscribed: boolean;
  email: string;
  keep(subscribed: boolean): void;
}) {
  const [busy, setBusy] = useState(false);

  async function choose(): Promise<void> {
    setBusy(true);
    try {
      const body = { subscribed: !subscribed };
      const answer = await browserApi.call(putNewsletterChoice, { body });
      keep(answer.subscribed);
      if (answer.asked) toast.success(say.lookIntoYourInbox);
      else toast.success(answer.subscribed ? say.onOurList : say.offOurList);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ProfileRow
      label={say.ourLetter}
      action={
        <TextButton busy={busy} onClick={() => void choose()}>
          {subscribed ? say.unsubscribe : say.subscribe}
          <span className="sr-only">
            {subscribed ? say.unsubscribeFromWhat : say.subscribeToWhat}
          </span>
        </TextButton>
      }
    >
      {subscribed ? say.letterGoesTo(email) : say.letterSeldom}
    </ProfileRow>
  );
}
