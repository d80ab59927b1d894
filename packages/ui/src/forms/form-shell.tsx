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

/**
 * Why a form was not accepted: the server refused it, or the server's answer was missing or
 * unreadable.
 */
export type Refusal = ApiError | UnexpectedAnswer;

/**
 * A form that sends its validated values. When the server refuses the values, each message is shown
 * at the field that the server names, and the first of these fields takes the focus. A message for
 * no field is shown by `FormRefusal`, or passed to `onRefused` if the form sets it. The form's
 * button is a `SubmitButton`.
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
  /** The id of the form, for a button outside of the form. */
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  async function trySending(values: Sent): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof UnexpectedAnswer)) throw error;
      const isAtFields = error instanceof ApiError && setServerErrors(form, error);
      if (onRefused) onRefused(error, isAtFields);
      else if (!isAtFields) form.setError("root", { message: error.message });
    }
  }
  return (
    <FormProvider {...form}>
      <form
        // React sends the form by an API call. If the browser ever sent the form itself, the method
        // `post` would keep passwords out of the address.
        method="post"
        id={id}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          // React events bubble through portals: a form in a dialog must not submit the form around
          // it.
          event.stopPropagation();
          const before = document.activeElement;
          void form.handleSubmit(trySending, (errors) => {
            onInvalid?.(errors);
            requestAnimationFrame(() => focusAgain(before));
          })(event);
        }}
        className={className}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/**
 * Focuses a field anew that had the focus when the form was sent and keeps it, because it is the
 * first invalid field. A screen reader reads a new error only with a new focus.
 */
function focusAgain(field: Element | null): void {
  if (!(field instanceof HTMLInputElement) || field !== document.activeElement) return;
  field.blur();
  field.focus();
}

/** Shows the server's message if it belongs to no particular field. */
export function FormRefusal({ className, children }: { className?: string; children?: ReactNode }) {
  const { root } = useFormState().errors;
  if (!root?.message) return null;
  return (
    <Notice kind="error" {...(className ? { className } : {})}>
      {root.message} {children}
    </Notice>
  );
}
