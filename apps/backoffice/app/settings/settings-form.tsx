import type { Settings } from "@suvarna/contract/settings/staff-schemas";
import { SETTING_SECTIONS } from "@suvarna/domain/staff/shop-setting";
import { Stamp } from "lucide";
import { type ReactNode, useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { LeaveDialog } from "../parts/leave-dialog.tsx";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { useKey } from "../platform/keys.ts";
import { useMay } from "../platform/session.ts";
import { changesOf } from "./changes.ts";
import {
  isOutdated,
  NO_DRAFT,
  type Part,
  textsOf,
  typeInto,
  withoutPart,
  withSeen,
} from "./draft.ts";
import { EnvironmentTable } from "./environment-table.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import { KeepDialog } from "./keep-dialog.tsx";
import { OutdatedNote } from "./outdated-note.tsx";
import { SettingFields } from "./setting-fields.tsx";
import { handRateHint, isSecondRequired, SECTION_NAMES } from "./setting-words.ts";
import { TaxCodeFields } from "./tax-code-fields.tsx";
import { useWaitingChanges } from "./waiting-change.tsx";
import { waitingWords } from "./waiting-words.ts";

const USUAL_GST_BP = 300;

/**
 * The form of the settings. Changes take effect when the form is saved. Changes that affect money
 * need a second person.
 */
export function SettingsForm({ data, children }: { data: Settings; children: ReactNode }) {
  const mayEdit = useMay("settings.edit");
  const [draft, setDraft] = useState(NO_DRAFT);
  const [isKeeping, setIsKeeping] = useState(false);
  const texts = textsOf(draft);
  const changes = changesOf(data, texts);
  const parts = changes.parts.map(({ part }) => part);
  const typeIn = (part: Part) => (name: string, saved: string, text: string) =>
    setDraft((now) => typeInto(now, data, { part, name, saved }, text));
  const requests = useWaitingChanges();
  const waitingIn = (part: Part) => (name: string, label: string) =>
    waitingWords(requests, { part, name, label });
  const canKeep = changes.all.length > 0 && changes.wrong === 0;
  useKey("mod+s", () => canKeep && setIsKeeping(true));
  const handRates = handRateHint(data.environment);
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
          draft={texts.identity}
          disabled={!mayEdit}
          waiting={waitingIn("identity")}
          onChange={typeIn("identity")}
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
              isSecondRequired(data.environment) &&
              settings.every(({ needsSecond }) => needsSecond) ? (
                <Pill tone="amber" icon={Stamp}>
                  Needs a second person
                </Pill>
              ) : null
            }
          >
            <SettingFields
              settings={settings}
              draft={texts.values}
              disabled={!mayEdit}
              waiting={waitingIn("values")}
              onChange={typeIn("values")}
            />
            {section === "limits" && handRates ? (
              <p className="mt-3 text-caption text-ink-soft">{handRates}</p>
            ) : null}
            {section === "tax" ? (
              <TaxCodeFields
                stored={data.taxCodes}
                draft={texts.codes}
                disabled={!mayEdit}
                waiting={waitingIn("codes")}
                onChange={typeIn("codes")}
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
              {isOutdated(draft, data, parts) ? (
                <OutdatedNote
                  onTheirs={() => setDraft(NO_DRAFT)}
                  onMine={() => setDraft(withSeen(draft, data))}
                />
              ) : null}
              <b className="font-medium text-ink">
                {changes.all.length} {changes.all.length === 1 ? "change" : "changes"}
              </b>
              {changes.wrong > 0 ? `, ${changes.wrong} cannot be kept` : null}
              {changes.needsSecond ? ", with a second person" : null}
            </>
          }
        >
          <Button onClick={() => setDraft(NO_DRAFT)}>Undo</Button>
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
      <LeaveDialog
        isDirty={changes.all.length > 0}
        isLeaving={(from, to) => from.pathname !== to.pathname}
        words={() => ({
          title: "Leave without keeping?",
          description: "The settings that you changed are not kept. They are lost when you leave.",
          drop: "Leave without keeping",
        })}
      />
      <KeepDialog
        open={isKeeping}
        changes={changes}
        seen={draft.seen}
        requests={requests}
        onClose={() => setIsKeeping(false)}
        onSaved={(part) => setDraft((now) => withoutPart(now, part))}
      />
    </>
  );
}
