import { CARATS } from "@suvarna/domain/fineness";
import { SelectField } from "@suvarna/ui/select-field.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as say from "@suvarna/words/here/rates";
import type { UseFormRegisterReturn } from "react-hook-form";

/** The form fields of `MetalAmount`. */
export function MetalFields({
  carat,
  weight,
  start,
  wrong,
}: {
  carat: UseFormRegisterReturn;
  weight: UseFormRegisterReturn;
  /** The values that the fields have before hydration, and without JavaScript. */
  start: { readonly carat: string; readonly weight: string };
  /** The error message of the weight field. */
  wrong: string | undefined;
}) {
  return (
    <>
      <SelectField {...carat} label={say.metal} defaultValue={start.carat}>
        {CARATS.map((grade) => (
          <option key={grade} value={grade}>
            {say.metalOf(grade)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...weight}
        defaultValue={start.weight}
        label={say.netWeight}
        inputMode="decimal"
        autoComplete="off"
        error={wrong}
      />
    </>
  );
}
