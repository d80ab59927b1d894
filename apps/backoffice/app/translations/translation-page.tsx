import { ApiError } from "@suvarna/contract/client";
import { translationSubject, VERSIONED_KINDS } from "@suvarna/contract/translations/constants";
import type { ThingTranslation } from "@suvarna/contract/translations/schemas";
import { History } from "lucide";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { VersionsDialog } from "../content/index.ts";
import { Bar } from "../parts/bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { TextArea, Tick } from "../parts/field.tsx";
import { PageHead } from "../parts/page.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { Answer } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useKey } from "../platform/keys.ts";
import { useMay } from "../platform/session.ts";
import { useSaveTranslation, useTranslation } from "./calls.ts";
import { type Kind, kindNamed, labelOf, TARGET } from "./kinds.ts";

/** The page on which staff translate the texts of one thing, with the English beside each field. */
export function TranslationPage() {
  const params = useParams();
  const id = params["id"] ?? "";
  const { kind } = kindNamed(params["kind"]);
  const translation = useTranslation(kind, id);
  return (
    <Answer of={translation} what="The translation">
      {(loaded) => (loaded._id === id ? <Editor key={id} kind={kind} loaded={loaded} /> : null)}
    </Answer>
  );
}

const textsOf = ({ fields }: ThingTranslation) =>
  Object.fromEntries(fields.map(({ name, text }) => [name, text]));

/** The editor. Texts that were typed stay when another person saves the translation meanwhile. */
function Editor({ kind, loaded }: { kind: Kind; loaded: ThingTranslation }) {
  const mayEdit = useMay(kind === "product" ? "products.edit" : "content.edit");
  const save = useSaveTranslation(kind, loaded._id);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [seen, setSeen] = useState(loaded.version);
  const [isBusy, setIsBusy] = useState(false);
  const [stillRight, setStillRight] = useState<readonly string[]>([]);
  /** The error of each refused text, by the name of the text. */
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const isDirty = Object.keys(typed).length + stillRight.length > 0;
  const isOther = seen !== loaded.version;
  const { editor } = kindNamed(kind);

  useEffect(() => {
    if (!isDirty) setSeen(loaded.version);
  }, [isDirty, loaded.version]);

  function forgetChanges(): void {
    setTyped({});
    setStillRight([]);
  }

  async function send(): Promise<void> {
    setIsBusy(true);
    setWrong({});
    try {
      const saved = await save({ ...textsOf(loaded), ...typed }, stillRight, seen);
      forgetChanges();
      setSeen(saved.version);
      toast.done(`The ${TARGET.name} texts are in the shop`);
    } catch (error) {
      if (error instanceof ApiError) setWrong(error.fields);
      const isClash = hasCode(error, "changed_meanwhile");
      toast.failed(
        "The translation was not saved",
        isClash
          ? "Somebody has changed it or the English texts meanwhile. What you typed is still here."
          : sentenceOf(error),
      );
    }
    setIsBusy(false);
  }
  /** Puts an earlier version into the form, as if it had been typed. */
  function take(value: Readonly<Record<string, unknown>>): void {
    setTyped(
      Object.fromEntries(loaded.fields.map(({ name }) => [name, String(value[name] ?? "")])),
    );
    setIsHistoryOpen(false);
  }
  useKey("mod+s", () => void send(), isDirty && mayEdit);

  return (
    <>
      <PageHead
        title={loaded.title}
        caption={`${TARGET.name}. Shoppers see a saved text at once; an empty one is shown in English.`}
        actions={
          <>
            {VERSIONED_KINDS.includes(kind) ? (
              <Button icon={History} onClick={() => setIsHistoryOpen(true)}>
                History
              </Button>
            ) : null}
            <ButtonLink to={editor(loaded._id)}>The English texts</ButtonLink>
          </>
        }
      />
      {isOther && isDirty ? (
        <Bar
          tone="amber"
          live="alert"
          actions={
            <Button small onClick={forgetChanges}>
              Load theirs
            </Button>
          }
        >
          Somebody has changed this translation or its English texts meanwhile.
        </Bar>
      ) : null}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="grid max-w-260 gap-5">
          {loaded.fields.map(({ name, original, text, isOutdated }) => (
            <div key={name} className="grid gap-x-6 gap-y-2 md:grid-cols-2">
              <div className="min-w-0">
                <p className="text-caption font-medium text-ink">{labelOf(name)}, English</p>
                <p
                  lang="en"
                  className="mt-1.5 text-caption whitespace-pre-line text-ink-soft wrap-anywhere"
                >
                  {original}
                </p>
              </div>
              <div className="min-w-0">
                <TextArea
                  label={`${labelOf(name)}, ${TARGET.name}`}
                  lang={TARGET.lang}
                  rows={Math.min(20, Math.max(1, Math.ceil(original.length / 60)))}
                  value={typed[name] ?? text}
                  disabled={!mayEdit}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    setTyped((before) => ({ ...before, [name]: value }));
                  }}
                  hint={hintOf(text, isOutdated)}
                  error={wrong[name]}
                />
                {isOutdated && mayEdit ? (
                  <Tick
                    className="mt-1.5 py-1.5 text-caption"
                    checked={stillRight.includes(name)}
                    onChange={({ currentTarget: { checked } }) =>
                      setStillRight((before) => [
                        ...before.filter((other) => other !== name),
                        ...(checked ? [name] : []),
                      ])
                    }
                  >
                    The {TARGET.name} text is still right
                  </Tick>
                ) : null}
              </div>
            </div>
          ))}
        </div>
        {mayEdit ? (
          <SaveBar words={isDirty ? "Not saved yet" : "Nothing has been changed"}>
            <Button kind="primary" type="submit" disabled={!isDirty} busy={isBusy && "Saving"}>
              Save and show
            </Button>
          </SaveBar>
        ) : null}
      </form>
      <VersionsDialog
        open={isHistoryOpen}
        kind="translation"
        subject={translationSubject(kind, loaded._id, TARGET.code)}
        titleOf={(value) => String(value["title"] ?? Object.values(value)[0] ?? "")}
        onClose={() => setIsHistoryOpen(false)}
        onTake={take}
      />
    </>
  );
}

function hintOf(text: string, isOutdated: boolean): string | undefined {
  if (text === "") return "missing";
  return isOutdated ? "The English text has changed since." : undefined;
}
