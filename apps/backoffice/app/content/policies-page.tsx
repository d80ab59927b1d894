import type { PolicyName } from "@suvarna/contract/content/constants";
import { listPolicies, savePolicy } from "@suvarna/contract/content/staff";
import type { StaffPolicy } from "@suvarna/contract/content/staff-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { istDate } from "@suvarna/words/en/indian-time";
import { ExternalLink, History } from "lucide";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { isNewer } from "../parts/newer-version.ts";
import { PageHead, Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { ContentTabs } from "./content-tabs.tsx";
import { LeaveContent } from "./leave-content.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { readBuiltInPolicy } from "./policy-markdown.ts";
import { mayBeginAnew, textAfterCall } from "./policy-text.ts";
import { trustedMarkup } from "./trusted-markup.ts";
import { usePreview } from "./use-preview.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

const NAMES: Readonly<Record<PolicyName, string>> = {
  terms: "Terms and conditions",
  "privacy-policy": "Privacy policy",
  shipping: "Shipping policy",
  "return-policy": "Return policy",
};

/**
 * The page of the shop's policies: whether each policy has the shop's own text, since when, and the
 * text itself.
 */
export function PoliciesPage() {
  const [params] = useSearchParams();
  const policies = useRead(listPolicies, {});
  return (
    <>
      <ContentTabs />
      <PageHead
        title="Policies"
        caption="Each has the text that comes with the shop until you write your own."
      />
      <Answer of={policies} what="The policies">
        {(all) => {
          const chosen = all.find(({ name }) => name === params.get("policy"));
          return (
            <>
              <ul>
                {all.map((policy) => (
                  <PolicyRow key={policy.name} policy={policy} isCurrent={policy === chosen} />
                ))}
              </ul>
              {chosen ? <PolicyEditor key={chosen.name} policy={chosen} /> : null}
            </>
          );
        }}
      </Answer>
    </>
  );
}

function PolicyRow({ policy, isCurrent }: { policy: StaffPolicy; isCurrent: boolean }) {
  const { name, text, changedAt } = policy;
  return (
    <li
      className={`flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 ${isCurrent ? "bg-wine-tint md:-mx-2.5 md:px-2.5" : ""}`}
    >
      <Link to={`?policy=${name}`} className="link" aria-current={isCurrent || undefined}>
        {NAMES[name]}
      </Link>
      <span className="text-caption text-ink-mute">
        {changedAt ? `changed ${istDate(Date.parse(changedAt))}` : "never changed"}
      </span>
      <span className="ml-auto">
        {text === null ? <Pill>As it came</Pill> : <Pill tone="leaf">Own words</Pill>}
      </span>
    </li>
  );
}

function PolicyEditor({ policy }: { policy: StaffPolicy }) {
  const { name } = policy;
  const mayEdit = useMay("content.edit");
  const save = useChange(savePolicy, "/staff/policies", "/staff/content");
  const [text, setText] = useState(policy.text ?? "");
  /** The version of the policy to which the text in the editor belongs. */
  const [base, setBase] = useState(policy);
  const [failure, setFailure] = useState<string | null>(null);
  const [history, setHistory] = useState(false);
  const isChanged = text !== (base.text ?? "");
  const preview = usePreview(text);
  function show(stored: StaffPolicy): void {
    setBase(stored);
    setText(stored.text ?? "");
    setFailure(null);
  }
  // An editor in which nothing is typed shows at once what a colleague has saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text on the screen changes only together with these values.
  useEffect(() => {
    if (!save.isPending && !isChanged && isNewer(policy, base)) show(policy);
  }, [policy, save.isPending, isChanged]);

  const isGoingBack = save.isPending && save.variables?.body.text === null;
  async function publish(next: string | null): Promise<void> {
    if (save.isPending) return;
    try {
      const saved = await save.mutateAsync({
        params: { name },
        headers: { "if-match": base.version },
        body: { text: next },
      });
      setBase(saved);
      // A text that was typed but not published stays, also when the shop goes back to its own.
      setText((typed) => textAfterCall(typed, next ?? base.text ?? "", saved.text ?? ""));
      setFailure(null);
      toast.done(`${NAMES[name]} is in force from now on`);
    } catch (error) {
      setFailure(
        hasCode(error, "changed_meanwhile")
          ? "Somebody else has changed this policy. Open it again to see their text; copy yours first."
          : sentenceOf(error),
      );
    }
  }
  async function begin(): Promise<void> {
    try {
      const builtIn = await readBuiltInPolicy(`/${name}`);
      setText((typed) => textAfterCall(typed, "", builtIn));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }
  return (
    <Section
      title={NAMES[name]}
      end={
        <>
          <a
            className="link flex items-center gap-1.5"
            href={`/${name}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon of={ExternalLink} size={15} /> See it in the shop
          </a>
          <Button small icon={History} onClick={() => setHistory(true)}>
            History
          </Button>
        </>
      }
    >
      {failure ? (
        <Bar tone="alert" live="alert" className="mb-4">
          {failure}
        </Bar>
      ) : null}
      <Bar className="mb-4" tone={policy.text === null ? "plain" : "amber"}>
        {policy.text === null
          ? "The page has the text that comes with the shop. Its days, limits and shares follow the settings."
          : "The page has your own text. Its figures do not follow the settings any more."}
      </Bar>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 wide:grid-cols-[repeat(2,minmax(0,1fr))] wide:gap-10">
        <div className="min-w-0">
          <MarkdownField label="Own text" value={text} readOnly={!mayEdit} onChange={setText} />
          {mayEdit ? (
            <div className="mt-4 flex flex-wrap gap-2">
              <Button
                kind="primary"
                disabled={!isChanged || text.trim() === ""}
                busy={save.isPending && !isGoingBack && "Publishing"}
                onClick={() => void publish(text)}
              >
                Publish it
              </Button>
              {mayBeginAnew(policy.text, text) ? (
                <Button onClick={() => void begin()}>Begin with the text as it came</Button>
              ) : null}
              {policy.text === null ? null : (
                <Button
                  kind="text"
                  busy={isGoingBack && "Going back"}
                  onClick={() => void publish(null)}
                >
                  Go back to the text that comes with the shop
                </Button>
              )}
            </div>
          ) : null}
        </div>
        {text === "" ? null : (
          <div className="min-w-0 border border-line bg-ivory px-5 py-6 md:px-8">
            <div
              className="article"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made the HTML from Markdown and sanitised it.
              dangerouslySetInnerHTML={{ __html: trustedMarkup(preview?.html ?? "") }}
            />
          </div>
        )}
      </div>
      <LeaveContent isDirty={isChanged && mayEdit} />
      <VersionsDialog
        open={history}
        kind="policy"
        subject={name}
        titleOf={({ text: storedText }) =>
          storedText === null ? "The text as it came" : String(storedText).slice(0, 80)
        }
        onClose={() => setHistory(false)}
        onTake={({ text: storedText }) => {
          setText(typeof storedText === "string" ? storedText : "");
          setHistory(false);
        }}
      />
    </Section>
  );
}
