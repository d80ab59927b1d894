import { getShopDesk, saveShop } from "@suvarna/contract/content/staff";
import { ShopInput } from "@suvarna/contract/content/staff-schemas";
import { Plus, Trash2 } from "lucide";
import { type ComponentProps, useId } from "react";
import { useFieldArray } from "react-hook-form";
import { Button, IconButton } from "../parts/button.tsx";
import { FormField } from "../parts/field.tsx";
import { Facts } from "../parts/ledger.tsx";
import { PageHead, Section, WithSide } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { ContentTabs } from "./content-tabs.tsx";
import { ItemForm } from "./item-form.tsx";

/**
 * The page on which staff edit the shop's details, which the footer, the contact page, the letters
 * and the invoices show.
 */
export function ShopPage() {
  const shop = useRead(getShopDesk, {});
  const save = useChange(saveShop, "/staff/shop", "/staff/content");
  const mayEdit = useMay("content.edit");
  return (
    <>
      <ContentTabs />
      <Answer of={shop} what="The shop's details">
        {({ version, changedAt, fixed, name, legalName, gstin, address, ...stored }) => (
          <>
            <PageHead
              title="Shop details"
              caption={changedAt ? `Changed ${sayTime(changedAt)}.` : "Not changed since it came."}
            />
            <WithSide
              side={
                <Section title="Registered" first>
                  <Facts
                    facts={[
                      { name: "Name", value: name },
                      { name: "Company", value: legalName },
                      { name: "Address", value: address },
                      { name: "GSTIN", value: <span className="code">{gstin}</span> },
                    ]}
                  />
                  <p className="mt-3 text-hint text-ink-mute">
                    Invoices carry these. They are changed in the settings, by two people.
                  </p>
                </Section>
              }
            >
              <ItemForm
                schema={ShopInput}
                values={stored}
                version={version}
                locked={!mayEdit}
                action="Save and show"
                done="The shop's details are saved"
                save={(body, seen) => save.mutateAsync({ headers: { "if-match": seen }, body })}
              >
                <DetailFields fixed={fixed} />
              </ItemForm>
            </WithSide>
          </>
        )}
      </Answer>
    </>
  );
}

function DetailFields({ fixed }: { fixed: readonly string[] }) {
  const field = (name: string, label: string): ComponentProps<typeof FormField> => ({
    name,
    label,
    ...(fixed.includes(name)
      ? { readOnly: true, hint: "named by the server's settings; change it there" }
      : {}),
  });
  return (
    <>
      <FormField {...field("tagline", "A line about the shop")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField {...field("phone", "Phone")} inputMode="tel" />
        <FormField {...field("email", "E-mail")} inputMode="email" />
        <FormField {...field("hours", "Open")} />
        <FormField {...field("supportHours", "Questions are answered")} />
      </div>
      <h2 className="mt-2">Grievance officer</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField {...field("grievanceOfficer.name", "Name")} />
        <FormField {...field("grievanceOfficer.role", "Role")} />
        <FormField {...field("grievanceOfficer.email", "E-mail")} inputMode="email" />
        <FormField {...field("grievanceOfficer.phone", "Phone")} inputMode="tel" />
      </div>
      <Networks />
    </>
  );
}

/** The fields of the shop's profiles in social networks. */
function Networks() {
  const { fields, append, remove } = useFieldArray({ name: "social" });
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="mt-2">
        Social networks
      </h2>
      {fields.map(({ id: key }, place) => (
        <div key={key} className="grid items-end gap-3 sm:grid-cols-[8rem_10rem_1fr_auto]">
          <FormField name={`social.${place}.network`} label="Network" />
          <FormField name={`social.${place}.handle`} label="Handle" />
          <FormField name={`social.${place}.link`} label="Address" inputMode="url" />
          <IconButton
            kind="text"
            icon={Trash2}
            name="Remove this network"
            onClick={() => remove(place)}
          />
        </div>
      ))}
      <p>
        <Button
          small
          icon={Plus}
          onClick={() => append({ network: "", handle: "", link: "" }, { shouldFocus: true })}
        >
          Add a network
        </Button>
      </p>
    </section>
  );
}
