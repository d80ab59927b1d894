import type { Settings, ShopIdentity } from "@suvarna/contract/settings/staff-schemas";
import { SETTING_SECTIONS, type SettingName } from "@suvarna/domain/staff/shop-setting";
import { Stamp } from "lucide";
import { type ReactNode, useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { useKey } from "../platform/keys.ts";
import { useMay } from "../platform/session.ts";
import { changesOf, type Draft } from "./changes.ts";
import { EnvironmentTable } from "./environment-table.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import { KeepDialog } from "./keep-dialog.tsx";
import { SettingFields } from "./setting-fields.tsx";
import { SECTION_NAMES } from "./setting-words.ts";
import { TaxCodeFields } from "./tax-code-fields.tsx";

const USUAL_GST_BP = 300;
const NO_CHANGES: Draft = { values: {}, identity: {}, codes: {} };

/**
 * The form of the settings. Changes take effect when the form is saved. Changes that affect money
 * need a second person.
 */
export function SettingsForm({ data, children }: { data: Settings; children: ReactNode }) {
  const mayEdit = useMay("settings.edit");
  const [draft, setDraft] = useState(NO_CHANGES);
  const [isKeeping, setIsKeeping] = useState(false);
  const changes = changesOf(data, draft);
  const setValue = (name: SettingName, text: string) =>
    setDraft({ ...draft, values: { ...draft.values, [name]: text } });
  const setIdentity = (part: Partial<ShopIdentity>) =>
    setDraft({ ...draft, identity: { ...draft.identity, ...part } });
  const canKeep = changes.all.length > 0 && changes.wrong === 0;
  useKey("mod+s", () => canKeep && setIsKeeping(true));
  const gst = data.settings.find(({ name }) => name === "gstRateBp")?.value ?? 0;
  return (
    <>
      <Section
        first
        id="identity"
        title="Shop identity"
        beside={
          <span className="text-caption text-ink-mute">
            on invoices, mails and the foot of each page
          </span>
        }
      >
        <IdentityFields
          stored={data.identity}
          draft={draft.identity}
          disabled={!mayEdit}
          onChange={setIdentity}
        />
      </Section>
      {SETTING_SECTIONS.map((section) => {
        const settings = data.settings.filter((each) => each.section === section);
        return (
          <Section
            key={section}
            id={section}
            title={SECTION_NAMES[section]}
            end={
              settings.every(({ needsSecond }) => needsSecond) ? (
                <Pill tone="amber" icon={Stamp}>
                  Needs a second person
                </Pill>
              ) : null
            }
          >
            <SettingFields
              settings={settings}
              draft={draft.values}
              disabled={!mayEdit}
              onChange={setValue}
            />
            {section === "tax" ? (
              <TaxCodeFields
                stored={data.taxCodes}
                draft={draft.codes}
                disabled={!mayEdit}
                onChange={(part) => setDraft({ ...draft, codes: { ...draft.codes, ...part } })}
              />
            ) : null}
            {section === "tax" && gst !== USUAL_GST_BP ? (
              <Bar tone="amber" className="mt-3">
                The shop computes with {gst / 100}%, as configured. The usual rate for HSN 7113 is
                3%. Ask your accountant; a change counts for new orders only.
              </Bar>
            ) : null}
          </Section>
        );
      })}
      {children}
      <Section
        id="environment"
        title="Set at the start"
        beside={
          <span className="text-caption text-ink-mute">
            in the environment of the server; read only
          </span>
        }
      >
        <EnvironmentTable settings={data.environment} />
      </Section>
      {changes.all.length > 0 ? (
        <SaveBar
          words={
            <>
              <b className="font-medium text-ink">
                {changes.all.length} {changes.all.length === 1 ? "change" : "changes"}
              </b>
              {changes.wrong > 0 ? `, ${changes.wrong} cannot be kept` : null}
              {changes.needsSecond ? ", with a second person" : null}
            </>
          }
        >
          <Button onClick={() => setDraft(NO_CHANGES)}>Undo</Button>
          <Button
            kind="primary"
            hotkey="Ctrl S"
            disabled={!canKeep}
            onClick={() => setIsKeeping(true)}
          >
            Keep
          </Button>
        </SaveBar>
      ) : null}
      <KeepDialog
        open={isKeeping}
        data={data}
        changes={changes}
        onClose={() => setIsKeeping(false)}
        onSaved={() => {
          setIsKeeping(false);
          setDraft(NO_CHANGES);
        }}
      />
    </>
  );
}
