import type { User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { getNewsletterChoice, putNewsletterChoice } from "@suvarna/contract/newsletter/calls";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { ALERTS } from "../site-map.ts";
import { LoadFailure } from "./load-failure.tsx";

/** The optional letters of a user: the newsletter and the price alerts. */
export function LetterChoices({ user }: { user: User }) {
  const client = useQueryClient();
  // The answer depends on the address and on whether it is confirmed.
  const key = ["newsletter", user.email, user.emailVerified];
  const { data, error, refetch } = usePersonalQuery(key, (api, signal) =>
    api.call(getNewsletterChoice, {}, { signal }),
  );
  if (!data && error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <div className="grid gap-6">
      {data ? (
        <Newsletter
          subscribed={data.subscribed}
          email={user.email}
          keep={(subscribed) => client.setQueryData(personalKey(...key), { subscribed })}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
      <p className="text-ink-soft">
        When a rate or a piece falls below your price, we write to you too.
      </p>
      <div>
        <ButtonLink to={ALERTS} look="secondary">
          Your price alerts
        </ButtonLink>
      </div>
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
      if (answer.asked) toast.success("Please look into your inbox and confirm that it was you.");
      else toast.success(answer.subscribed ? "You are on our list now." : "You are off our list.");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className="wrap-anywhere text-ink-soft">
        {subscribed
          ? `Our letter with new pieces and what the rates do goes to ${email}.`
          : "Our letter tells of new pieces and what the rates do, seldom."}
      </p>
      <div>
        <Button look="secondary" busy={busy && "Saving..."} onClick={() => void choose()}>
          {subscribed ? "Unsubscribe from the letter" : "Subscribe to the letter"}
        </Button>
      </div>
    </>
  );
}
