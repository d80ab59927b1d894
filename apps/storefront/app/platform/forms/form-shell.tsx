import { ApiError, UnexpectedAnswer } from "@suvarna/contract/client";
import { Notice } from "@suvarna/ui/notice.tsx";
import type { ReactNode } from "react";
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import { setServerErrors } from "./server-errors.ts";

/** Why a form was not accepted: the server refused it, or gave no answer that can be read. */
export type Refusal = ApiError | UnexpectedAnswer;

/**
 * A form that sends its checked values. A refusal goes to the fields that the server names, with
 * the focus on the first; a refusal that names no field goes to `FormRefusal`, or to `onRefused`
 * where the form has its own way to say it. Its button is a `SubmitButton`.
 */
export function FormShell<Values extends FieldValues, Sent>({
  form,
  send,
  onRefused,
  onInvalid,
  onInput,
  className,
  children,
}: {
  form: UseFormReturn<Values, unknown, Sent>;
  send(values: Sent): Promise<void>;
  /** @param shown whether a field of the form shows it already */
  onRefused?: (refusal: Refusal, shown: boolean) => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  onInput?: () => void;
  className?: string;
  children: ReactNode;
}) {
  async function trySending(values: Sent): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof UnexpectedAnswer)) throw error;
      const shown = error instanceof ApiError && setServerErrors(form, error);
      if (onRefused) onRefused(error, shown);
      else if (!shown) form.setError("root", { message: error.message });
    }
  }
  return (
    <FormProvider {...form}>
      <form
        // Never sent by the browser itself; if it were, no password would stand in the address.
        method="post"
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          // A form in a dialog must not send the form around it: React lets the event pass on.
          event.stopPropagation();
          void form.handleSubmit(trySending, onInvalid)(event);
        }}
        className={className}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/** What the server refused, where that is about no field in particular. */
export function FormRefusal({ className, children }: { className?: string; children?: ReactNode }) {
  const { root } = useFormState().errors;
  if (!root?.message) return null;
  return (
    <Notice kind="error" {...(className ? { className } : {})}>
      {root.message} {children}
    </Notice>
  );
}
