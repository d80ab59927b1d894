import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { type ReactNode, useEffect, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode } from "../platform/api.ts";
import { useKey } from "../platform/keys.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";

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
  /** Saves the values. `version` is the version that the user has seen. */
  save(sent: Sent, version: string): Promise<void>;
  /** The label of the button that saves the item. */
  action: string;
  /** The message after a successful save. */
  done: string;
  /** Whether the form is read-only for the user. */
  locked?: boolean;
  /** Further buttons beside the button that saves. */
  more?: ReactNode;
  children: ReactNode;
}) {
  const form = useZodForm<Values, Sent>(schema, values as DefaultValues<Values>);
  const [seen, setSeen] = useState(version);
  const [clash, setClash] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const isOther = seen !== version;

  function load(): void {
    form.reset(values);
    setSeen(version);
    setClash(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form loads new values only for a new version.
  useEffect(() => {
    if (isOther && !isDirty) load();
  }, [version, isDirty]);

  useEffect(() => {
    if (!taken) return;
    for (const [name, value] of Object.entries(taken)) {
      form.setValue(name as never, value as never, { shouldDirty: true });
    }
  }, [taken, form.setValue]);

  async function send(sent: Sent): Promise<void> {
    try {
      await save(sent, seen);
    } catch (error) {
      if (error instanceof ProofLeft) return;
      if (!hasCode(error, "changed_meanwhile")) throw error;
      setClash(true);
      return;
    }
    form.reset(form.getValues());
    toast.done(done);
  }
  useKey("mod+s", () => void form.handleSubmit(send)(), isDirty && !locked);

  return (
    <FormShell form={form} send={send}>
      <fieldset disabled={locked} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {clash || (isOther && isDirty) ? (
          <Bar
            tone="amber"
            live="alert"
            actions={
              <Button small onClick={load}>
                Load theirs
              </Button>
            }
          >
            Somebody else has saved this meanwhile. What you typed is still here and was not saved.
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
              busy={isSubmitting && "Saving"}
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
    </FormShell>
  );
}
