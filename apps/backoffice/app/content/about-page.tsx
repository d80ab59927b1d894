import { getAboutDesk, saveAbout } from "@suvarna/contract/content/staff";
import { AboutInput } from "@suvarna/contract/content/staff-schemas";
import { History } from "lucide";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { FormField } from "../parts/field.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { ContentTabs } from "./content-tabs.tsx";
import { FormArea, FormPicture } from "./form-parts.tsx";
import { ItemForm } from "./item-form.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

/** The page on which staff edit the texts and the two pictures of the page about the shop. */
export function AboutPage() {
  const about = useRead(getAboutDesk, {});
  const save = useChange(saveAbout, "/staff/about", "/staff/content");
  const mayEdit = useMay("content.edit");
  const [open, setOpen] = useState(false);
  const [taken, setTaken] = useState<AboutInput | null>(null);
  return (
    <>
      <ContentTabs />
      <Answer of={about} what="The page about the shop">
        {({ version, changedAt, ...stored }) => (
          <>
            <PageHead
              title="About the shop"
              caption={changedAt ? `Changed ${sayTime(changedAt)}.` : "Not changed since it came."}
              actions={
                <Button icon={History} onClick={() => setOpen(true)}>
                  History
                </Button>
              }
            />
            <div className="max-w-230">
              <ItemForm
                schema={AboutInput}
                values={stored}
                taken={taken}
                version={version}
                locked={!mayEdit}
                action="Save and show"
                done="The page about the shop is saved"
                save={async (body, seen) => {
                  const saved = await save.mutateAsync({ headers: { "if-match": seen }, body });
                  setTaken(null);
                  return saved;
                }}
              >
                <FormField name="title" label="Title" />
                <FormField name="subtitle" label="Second line" />
                <FormArea name="description1" label="First part" rows={5} />
                <FormArea name="description2" label="Second part" rows={5} />
                <FormArea name="description3" label="Third part" rows={5} />
                <div className="grid gap-4 sm:grid-cols-2">
                  {[0, 1].map((place) => (
                    <div key={place} className="grid content-start gap-4">
                      <FormPicture
                        name={`pictures.${place}`}
                        label={place === 0 ? "First picture" : "Second picture"}
                      />
                      <FormField
                        name={`alts.${place}`}
                        label="What one sees"
                        hint="read aloud by screen readers"
                      />
                    </div>
                  ))}
                </div>
              </ItemForm>
            </div>
            <VersionsDialog
              open={open}
              kind="about"
              titleOf={({ title }) => String(title)}
              onClose={() => setOpen(false)}
              onTake={(value) => {
                // A version that was stored before the pictures had texts has no `alts`.
                const alts = Array.isArray(value["alts"]) ? value["alts"] : [];
                const both = [alts[0] ?? "", alts[1] ?? ""];
                const parsed = AboutInput.safeParse({ ...value, alts: both });
                if (parsed.success) setTaken(parsed.data);
                else toast.failed("This version does not fit into the form any more");
                setOpen(false);
              }}
            />
          </>
        )}
      </Answer>
    </>
  );
}
