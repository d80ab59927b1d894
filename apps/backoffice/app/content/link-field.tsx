import { listCategories } from "@suvarna/contract/catalogue/calls";
import { useId } from "react";
import { FormField } from "../parts/field.tsx";
import { useRead } from "../platform/queries.ts";
import { FormOptional } from "./form-parts.tsx";

/**
 * A field for the address of a page of the shop. The field suggests the addresses of the
 * categories.
 */
export function LinkField({
  name,
  label,
  optional = false,
}: {
  name: string;
  label: string;
  /** The typed address; null when the field is empty, so that there is no link. */
  optional?: boolean;
}) {
  const id = useId();
  const { data = [] } = useRead(listCategories, {});
  const Field = optional ? FormOptional : FormField;
  return (
    <>
      <Field
        name={name}
        label={label}
        list={id}
        hint={optional ? "a place in the shop; empty: nowhere" : "a place in the shop"}
      />
      <datalist id={id}>
        {data.map(({ _id, title }) => (
          <option key={_id} value={`/shop?${new URLSearchParams({ category: title })}`}>
            {title}
          </option>
        ))}
        <option value="/shop">All pieces</option>
        <option value="/blog">The blog</option>
      </datalist>
    </>
  );
}
