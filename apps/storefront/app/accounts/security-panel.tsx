import { ApiError } from "@suvarna/contract/client";
import type { Factor } from "@suvarna/contract/identity/factor-schemas";
import { listFactors, removeFactor, renewRecoveryCodes } from "@suvarna/contract/identity/factors";
import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PasskeyError } from "@suvarna/ui/passkey-browser.ts";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/accounts-security";
import { longDate } from "@suvarna/words/here/indian-time";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { browserApi } from "../platform/api.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { AddTotp } from "./add-totp.tsx";
import { useFreshProof } from "./fresh-proof.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RenameFactor } from "./rename-factor.tsx";

const KINDS: Record<Factor["kind"], string> = { totp: say.authenticatorApp, passkey: say.passkey };

/** The form that the panel shows instead of its list: adding a factor, or renaming a factor. */
type Task =
  | { readonly what: "totp" | "passkey" }
  | { readonly what: "rename"; readonly id: string };

/**
 * The second factors of the account: the list to name and remove them, and the ways to add a
 * factor.
 */
export function SecurityPanel() {
  const { data, error, refetch } = usePersonalQuery(["factors"], (api, signal) =>
    api.call(listFactors, {}, { signal }),
  );
  const client = useQueryClient();
  const { run, dialog } = useFreshProof();
  const [task, setTask] = useState<Task | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);

  /** Runs a change with a fresh proof, and shows the reason if the change is refused. */
  async function change(act: () => Promise<void>): Promise<void> {
    try {
      await run(act);
    } catch (refusal) {
      if (!(refusal instanceof ApiError || refusal instanceof PasskeyError)) throw refusal;
      toast.error(refusal.message);
    }
  }

  async function added(recoveryCodes: readonly string[]): Promise<void> {
    setTask(null);
    setCodes(recoveryCodes);
    toast.success(say.askedAtNextLogin);
    // With a second factor a session of staff may make all calls, so all cached data is fetched
    // again.
    await client.invalidateQueries();
  }

  const remove = (id: string) =>
    change(async () => {
      await browserApi.call(removeFactor, { params: { id } });
      toast.success(say.removed);
      await refetch();
    });

  const renew = () =>
    change(async () => {
      setCodes((await browserApi.call(renewRecoveryCodes, {})).recoveryCodes);
      await refetch();
    });

  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24" />;
  const { factors, recoveryCodesLeft, obligatory } = data;
  const mayRemove = !obligatory || factors.length > 1;
  return (
    <div className="grid grid-cols-1 gap-6">
      {obligatory && factors.length === 0 ? (
        <Notice kind="warning">{say.staffNeedASecondStep}</Notice>
      ) : null}
      {factors.length > 0 ? (
        <ul className="border-t border-line">
          {factors.map(({ _id, kind, name, createdAt, lastUsedAt }) => (
            <li key={_id} className="border-b border-line py-3.5">
              {task?.what === "rename" && task.id === _id ? (
                <RenameFactor
                  factor={{ _id, name }}
                  run={run}
                  onDone={() => {
                    setTask(null);
                    void refetch();
                  }}
                />
              ) : (
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <div>
                    <p>
                      {name} <span className="text-ink-mute">· {KINDS[kind]}</span>
                    </p>
                    <p className="text-caption text-ink-mute">
                      {lastUsedAt
                        ? say.addedOnAndUsed(longDate(createdAt), longDate(lastUsedAt))
                        : say.addedOn(longDate(createdAt))}
                    </p>
                  </div>
                  <p className="flex gap-5">
                    <TextButton onClick={() => setTask({ what: "rename", id: _id })}>
                      {say.rename}
                      <span className="sr-only"> {name}</span>
                    </TextButton>
                    {mayRemove ? (
                      <TextButton onClick={() => void remove(_id)}>
                        {say.remove}
                        <span className="sr-only"> {name}</span>
                      </TextButton>
                    ) : null}
                  </p>
                </div>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {codes.length > 0 ? <RecoveryCodes codes={codes} onDone={() => setCodes([])} /> : null}
      {factors.length > 0 && codes.length === 0 ? (
        <p className="text-ink-soft">
          {say.recoveryCodesLeft(recoveryCodesLeft)}{" "}
          <TextButton className="text-body!" onClick={() => void renew()}>
            {say.makeNewOnes}
          </TextButton>
        </p>
      ) : null}
      {task?.what === "totp" ? (
        <AddTotp run={run} onAdded={added} onCancel={() => setTask(null)} />
      ) : null}
      {task?.what === "passkey" ? (
        <AddPasskey run={run} onAdded={added} onCancel={() => setTask(null)} />
      ) : null}
      {task === null ? (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setTask({ what: "totp" })}>
            {say.addAnAuthenticatorApp}
          </Button>
          <Button look="secondary" onClick={() => setTask({ what: "passkey" })}>
            {say.addAPasskey}
          </Button>
        </div>
      ) : null}
      {dialog}
    </div>
  );
}
