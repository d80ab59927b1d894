import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";

/** A form that holds `Values` and, when it is sent, gives what the schema makes of them. */
export function useZodForm<Values extends FieldValues, Sent>(
  schema: z.ZodMiniType<Sent, Values>,
  defaultValues: DefaultValues<Values>,
) {
  return useForm<Values, unknown, Sent>({
    defaultValues,
    mode: "onTouched",
    resolver: zodResolver(schema),
  });
}

/** The library's check by one of our schemas; the first complaint on each field counts. */
export function zodResolver<Values extends FieldValues, Sent>(
  schema: z.ZodMiniType<Sent, Values>,
): Resolver<Values, unknown, Sent> {
  return async (values) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Tree = {};
    for (const { path, message } of result.error.issues) put(errors, path.map(String), message);
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

interface Tree {
  [key: string]: Tree | { type: string; message: string } | undefined;
}

/** Errors nest as the values do: `addresses.0.city`. */
function put(tree: Tree, path: string[], message: string): void {
  const [name = "root", ...rest] = path;
  if (rest.length === 0) {
    tree[name] ??= { type: "schema", message };
    return;
  }
  tree[name] ??= {};
  put(tree[name] as Tree, rest, message);
}

/**
 * Puts what the API refused at the fields it names, and the focus on the first.
 * @param nameOf the form's name of a field of the API, where they differ; null: it has none
 * @returns whether a field of the form took it; else the message is for a toast or a notice
 */
export function setServerErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  refusal: { readonly fields: Readonly<Record<string, string>> },
  nameOf: (field: string) => string | null = (field) => field,
): boolean {
  let shown = false;
  for (const [field, message] of Object.entries(refusal.fields)) {
    const name = nameOf(field) as FieldPath<Values> | null;
    if (name === null || form.getValues(name) === undefined) continue;
    form.setError(name, { type: "server", message }, { shouldFocus: !shown });
    shown = true;
  }
  return shown;
}
