import type { ComponentProps, ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { SelectField, TextArea, TextField, Tick, useFieldError } from "../parts/field.tsx";
import { fromIndiaInput, toIndiaInput } from "../parts/india-input.ts";
import { PictureField } from "./picture-field.tsx";

/** A `TextArea` that is connected with the surrounding form. */
export function FormArea({
  name,
  ...field
}: { name: string } & Omit<ComponentProps<typeof TextArea>, "name" | "error">) {
  const { register } = useFormContext();
  return <TextArea {...field} {...register(name)} error={useFieldError(name)} />;
}

/** A `SelectField` that is connected with the surrounding form. */
export function FormSelect({
  name,
  ...field
}: { name: string } & Omit<ComponentProps<typeof SelectField>, "name" | "error">) {
  const { register } = useFormContext();
  return <SelectField {...field} {...register(name)} error={useFieldError(name)} />;
}

/** A checkbox that is connected with the surrounding form. */
export function FormTick({ name, children }: { name: string; children: ReactNode }) {
  const { register } = useFormContext();
  return <Tick {...register(name)}>{children}</Tick>;
}

/** A field for a whole number that is connected with the surrounding form. */
export function FormNumber({
  name,
  ...field
}: { name: string } & Omit<ComponentProps<typeof TextField>, "name" | "error">) {
  const { register } = useFormContext();
  const number = register(name, { valueAsNumber: true });
  return (
    <TextField
      {...field}
      {...number}
      type="number"
      inputMode="numeric"
      figures
      error={useFieldError(name)}
    />
  );
}

/** A field for a date and a time in India. An empty field has the value null. */
export function FormTime({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <TextField
          label={label}
          hint={hint}
          type="datetime-local"
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          value={toIndiaInput(field.value)}
          onChange={(event) => field.onChange(fromIndiaInput(event.currentTarget.value))}
          error={error}
        />
      )}
    />
  );
}

/** A text field whose value is null when the field is empty. */
export function FormOptional({
  name,
  ...field
}: { name: string } & Omit<ComponentProps<typeof TextField>, "name" | "error">) {
  const { register } = useFormContext();
  const text = register(name, { setValueAs: (value) => (value === "" ? null : value) });
  return <TextField {...field} {...text} error={useFieldError(name)} />;
}

/**
 * A field for a picture that is connected with the surrounding form.
 * @param edge the field for the colour of the picture's edge
 * @param optional whether the content can be without a picture; then the value is null
 */
export function FormPicture({
  name,
  edge,
  label,
  hint,
  optional = false,
}: {
  name: string;
  edge?: string;
  label: string;
  hint?: string;
  optional?: boolean;
}) {
  const { setValue } = useFormContext();
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <PictureField
          label={label}
          picture={field.value ?? ""}
          {...(hint ? { hint } : {})}
          error={error}
          onChange={({ picture, ground }) => {
            field.onChange(picture);
            if (edge) setValue(edge, ground, { shouldDirty: true });
          }}
          onRemove={optional ? () => field.onChange(null) : undefined}
        />
      )}
    />
  );
}
