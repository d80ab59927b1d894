import { sendPicture } from "@suvarna/contract/content/staff";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { isNewer } from "../parts/newer-version.ts";
import { toast } from "../parts/toast.ts";
import { hasCode } from "../platform/api.ts";
import { mayBeDone } from "../platform/failure-words.ts";
import { useKey } from "../platform/keys.ts";
import { useIsSending } from "../platform/queries.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import { LeaveContent } from "./leave-content.tsx";
import { resetToSent } from "./reset-to-sent.ts";

type Schema<Values, Sent> = Parameters<typeof useZodForm<Values & FieldValues, Sent>>[0];

/**
 * The form of an item of content. When another person saves the item, the form loads the new
 * values. If the form has unsaved changes, it shows a warning instead and keeps the changes.
 */
export function ItemForm<Values extends FieldValues, Sent>({
  schema,
  values,
  version,
  taken = null,
  save,
  action,
  done,
  locked = false,
  hasNewOrder = false,
  movesOn,
  more,
  children,
}: {
  schema: Schema<Values, Sent>;
  /** The values of the item that are stored in the shop. */
  values: Values;
  /** The stored version of the item; empty for a new item. */
  version: string;
  /** Values to put into the form without saving them, such as those of an earlier version. */
  taken?: Values | null;
  /**
   * Saves the values.
   * @param version the version that the user has seen
   * @returns the item as it is stored now
   */
  save(sent: Sent, version: string): Promise<{ readonly version: string }>;
  /** The label of the button that saves the item. */
  action: string;
  /** The message after a successful save. */
  done: string;
  /** Whether the form is read-only for the user. */
  locked?: boolean;
  /** Whether the list beside the form has an order that is not published. */
  hasNewOrder?: boolean;
  /** True while the page itself opens another address, so that the form does not ask. */
  movesOn?: { readonly current: boolean };
  /** Further buttons beside the button that saves. */
  more?: ReactNode;
  children: ReactNode;
}) {
  const form = useZodForm<Values, Sent>(schema, values as DefaultValues<Values>);
  const id = useId();
  /** The version to which the values without unsaved changes belong. */
  const [seen, setSeen] = useState(version);
  /** The version whose values were put into the form; the server may have trimmed saved texts. */
  const loaded = useRef(version);
  const [clash, setClash] = useState(false);
  /** Whether the answer to a save was lost, so that nobody knows whether it is stored. */
  const isLost = useRef(false);
  const { isDirty, isSubmitting } = form.formState;
  // During a save, the new version may arrive before the answer of the save itself.
  const isOther = !isSubmitting && isNewer({ version }, { version: seen });
  // A form that is sent before its picture has arrived would be refused for want of a picture.
  const isSendingPicture = useIsSending(sendPicture);

  function load(): void {
    form.reset(values);
    setSeen(version);
    loaded.current = version;
    isLost.current = false;
    setClash(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form loads new values only for a new version.
  useEffect(() => {
    if (isDirty || isSubmitting || loaded.current === version) return;
    if (!isNewer({ version: seen }, { version })) load();
  }, [version, isDirty, isSubmitting, seen]);

  useEffect(() => {
    if (!taken) return;
    for (const [name, value] of Object.entries(taken)) {
      form.setValue(name as never, value as never, { shouldDirty: true });
    }
  }, [taken, form.setValue]);

  async function send(sent: Sent): Promise<void> {
    const typed = structuredClone(form.getValues());
    try {
      const saved = await save(sent, seen);
      setSeen(saved.version);
      isLost.current = false;
    } catch (error) {
      if (error instanceof ProofLeft) return;
      if (mayBeDone(error)) isLost.current = true;
      if (!hasCode(error, "changed_meanwhile")) throw error;
      setClash(true);
      return;
    }
    setClash(false);
    resetToSent(form, typed);
    toast.done(done);
  }
  useKey(
    "mod+s",
    () => (document.getElementById(id) as HTMLFormElement).requestSubmit(),
    isDirty && !locked && !isSendingPicture && !isSubmitting,
  );

  return (
    <FormShell form={form} send={send} id={id}>
      <fieldset disabled={locked} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {clash || (isOther && isDirty) ? (
          <Bar
            tone="amber"
            live="alert"
            actions={
              // Until their version has arrived, there is nothing to load.
              isOther ? (
                <Button small onClick={load}>
                  Load theirs
                </Button>
              ) : undefined
            }
          >
            {isLost.current
              ? "This was saved meanwhile: by somebody else, or by your last try, whose answer was lost. What you typed is still here."
              : "Somebody else has saved this meanwhile. What you typed is still here and was not saved."}
          </Bar>
        ) : null}
        {children}
        <FormRefusal />
        {locked ? null : (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              kind="primary"
              type="submit"
              disabled={!isDirty && version !== ""}
              busy={isSendingPicture ? "Sending the picture" : isSubmitting && "Saving"}
            >
              {action}
            </Button>
            {more}
            {isDirty || version === "" ? null : (
              <span className="text-hint text-ink-mute">Nothing has changed.</span>
            )}
          </div>
        )}
      </fieldset>
      <LeaveContent isDirty={isDirty} hasNewOrder={hasNewOrder} {...(movesOn ? { movesOn } : {})} />
    </FormShell>
  );
}
