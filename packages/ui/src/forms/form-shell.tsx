import { ApiError, UnexpectedAnswer } from "@suvarna/contract/client";
import type { ReactNode } from "react";
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import { Notice } from "../notice.tsx";
import { setServerErrors } from "./server-errors.ts";

/** Why a form was not accepted: the server refused it, or its answer was missing or unreadable. */
export type Refusal = ApiError | UnexpectedAnswer;

/**
 * A form that sends its validated values. When the server refuses them, each message goes to the
 * field that the server names, and the first of these fields takes the focus. A message for no
 * field goes to `FormRefusal`, or to `onRefused` if the form gives it. Its button is a
 * `SubmitButton`.
 */
export function FormShell<Values extends FieldValues, Sent>({
  form,
  send,
  onRefused,
  onInvalid,
  onInput,
  id,
  className,
  children,
}: {
  form: UseFormReturn<Values, unknown, Sent>;
  send(values: Sent): Promise<void>;
  /** @param shown whether a field of the form already shows the message */
  onRefused?: (refusal: Refusal, shown: boolean) => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  onInput?: () => void;
  /** For a button outside of the form. */
  id?: string;
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
        // React sends the form. If the browser ever sent it, `post` keeps passwords out of the
        // address.
        method="post"
        id={id}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          // React events bubble through portals: a form in a dialog must not submit the form around
          // it.
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

/** The server's message where it belongs to no field in particular. */
export function FormRefusal({ className, children }: { className?: string; children?: ReactNode }) {
  const { root } = useFormState().errors;
  if (!root?.message) return null;
  return (
    <Notice kind="error" {...(className ? { className } : {})}>
      {root.message} {children}
    </Notice>
  );
}
