import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { type ReactNode, useEffect, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode } from "../platform/api.ts";
import { useKey } from "../platform/keys.ts";

type Schema<Values, Sent> = Parameters<typeof useZodForm<Values & FieldValues, Sent>>[0];

/**
 * The form of one thing. What another person saves meanwhile appears at once, or, while something is
 * typed here, is told and not overwritten.
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
  /** What is stored now. */
  values: Values;
  /** Its version; empty for a new one. */
  version: string;
  /** Values to be put into the form, such as those of an earlier version. They are not saved. */
  taken?: Values | null;
  /** Saves it on the version that the person has seen. */
  save(sent: Sent, version: string): Promise<void>;
  /** The words of the button. */
  action: string;
  /** What is said when it is saved. */
  done: string;
  /** The person may only read. */
  locked?: boolean;
  /** Other actions, beside the first. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is loaded.
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
