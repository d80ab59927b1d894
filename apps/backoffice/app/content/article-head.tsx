import { istShort, longMoment } from "@suvarna/words/en/indian-time";
import { CalendarClock, EllipsisVertical, ExternalLink, EyeOff, History, Trash2 } from "lucide";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button, IconButton } from "../parts/button.tsx";
import { Menu } from "../parts/menu.tsx";
import { PageHead } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { toast } from "../parts/toast.ts";
import { invalidateCalls } from "../platform/queries.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { saveStateWords } from "./save-state-words.ts";
import type { ArticleDraft } from "./use-article-draft.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

const STATES = {
  draft: { tone: "sand", words: "Draft" },
  planned: { tone: "amber", words: "Planned" },
  online: { tone: "leaf", words: "Online" },
} as const;

/** The title of an article, the time at which it goes online, and its actions. */
export function ArticleHead({
  draft,
  mayEdit,
  onRemoving,
}: {
  draft: ArticleDraft;
  mayEdit: boolean;
  onRemoving(isRemoving: boolean): void;
}) {
  const [open, setOpen] = useState<"plan" | "remove" | "versions" | null>(null);
  const navigate = useNavigate();
  const { article, values, busy } = draft;
  const { state, publishedAt, hasChanges, slug } = article;
  const { tone, words } = STATES[state];
  const isOnline = state === "online";
  const waits = isOnline && !hasChanges && !draft.isChanged;

  async function publish(at: string | null): Promise<void> {
    const isPublished = await draft.publish(at);
    // The page says what is missing, and the dialog would cover it.
    setOpen(null);
    if (!isPublished) return;
    if (at === null) toast.done("It is in the shop", { text: values.title });
    else toast.done(`It goes online ${istShort(at)}`, { text: values.title });
  }
  async function withdraw(): Promise<void> {
    if (await draft.withdraw()) toast.done("It is off the shop. The address and the text stay.");
  }
  async function remove(): Promise<void> {
    onRemoving(true);
    try {
      await draft.remove();
    } catch (error) {
      onRemoving(false);
      throw error;
    }
    toast.done("The article is deleted", { text: values.title });
    await navigate("/content", { replace: true });
    await invalidateCalls("/staff/articles", "/staff/content");
  }
  return (
    <>
      <PageHead
        title={values.title}
        beside={
          <>
            <Pill tone={tone} {...(state === "planned" ? { icon: CalendarClock } : {})}>
              {words}
            </Pill>
            {hasChanges ? <Pill tone="amber">Changes wait to be published</Pill> : null}
          </>
        }
        caption={`${saveStateWords(draft)} ${sayWhen(state, publishedAt)}`.trim()}
        actions={
          mayEdit ? (
            <>
              <Button icon={History} onClick={() => setOpen("versions")}>
                History
              </Button>
              {isOnline ? null : (
                <Button icon={CalendarClock} onClick={() => setOpen("plan")}>
                  {state === "planned" ? istShort(publishedAt) : "Plan"}
                </Button>
              )}
              <Button
                kind="primary"
                disabled={waits}
                busy={busy === "publish" && "Publishing"}
                onClick={() => void publish(null)}
              >
                {isOnline ? "Publish the changes" : "Publish now"}
              </Button>
              <Menu
                items={[
                  ...(isOnline
                    ? [
                        {
                          name: "See it in the shop",
                          icon: ExternalLink,
                          run: () => void window.open(`/blog/${slug}`, "_blank", "noopener"),
                        },
                      ]
                    : []),
                  {
                    name: state === "planned" ? "Take it off the plan" : "Take it off the shop",
                    icon: EyeOff,
                    disabled: state === "draft",
                    hint: "The address and the readers are kept.",
                    run: () => void withdraw(),
                  },
                  { name: "Delete", icon: Trash2, danger: true, run: () => setOpen("remove") },
                ]}
              >
                <IconButton icon={EllipsisVertical} name="More" />
              </Menu>
            </>
          ) : undefined
        }
      />
      {open === "plan" && !isOnline ? (
        // The dialog begins with the time that is planned now, which a colleague may have changed.
        <PlanDialog
          at={state === "planned" ? publishedAt : null}
          busy={busy === "publish"}
          onClose={() => setOpen(null)}
          onPlan={(at) => void publish(at)}
        />
      ) : null}
      <RemoveDialog
        open={open === "remove"}
        title={`Delete “${values.title}”?`}
        action="Delete the article"
        onClose={() => setOpen(null)}
        onRemove={remove}
      >
        {state === "online" ? "It leaves the shop at once, and its address leads nowhere. " : null}
        No page can bring it back. Its versions and its last text stay in the database, and the
        audit log says who deleted it.
      </RemoveDialog>
      <VersionsDialog
        open={open === "versions"}
        kind="article"
        subject={article._id}
        onClose={() => setOpen(null)}
        titleOf={(value) => String(value["title"] ?? "")}
        onTake={(value) => {
          const { title, author, content, picture, alt, tags } = value as typeof values;
          draft.set({ title, author, content, picture, alt, tags });
          setOpen(null);
        }}
      />
    </>
  );
}

function sayWhen(state: keyof typeof STATES, at: string): string {
  if (state === "draft") return "Only staff see it.";
  return state === "planned" ? `Goes online ${longMoment(at)}.` : `Online since ${longMoment(at)}.`;
}
