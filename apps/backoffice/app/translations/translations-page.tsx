import { Link, useParams, useSearchParams } from "react-router";
import { Filter } from "../parts/filter.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { PageHead } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { Filters, SearchField } from "../parts/search-field.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { type TranslationPage, useTranslationPage } from "./calls.ts";
import { KINDS, kindNamed, TARGET } from "./kinds.ts";

/** The page on which staff find the texts of the shop that are not translated yet. */
export function TranslationsPage() {
  const params = useParams();
  const [search] = useSearchParams();
  const { kind, name } = kindNamed(params["kind"]);
  const [q, cursor] = [search.get("q"), search.get("cursor")];
  const page = useTranslationPage(kind, {
    ...(q ? { q } : {}),
    ...(search.get("missing") === "true" ? { missing: "true" } : {}),
    ...(cursor ? { cursor } : {}),
  });
  return (
    <>
      <Tabs
        name="What is translated"
        tabs={KINDS.map((each) => ({
          to: `/translations/${each.kind}`,
          name: each.name,
          current: each.kind === kind,
        }))}
      />
      <PageHead
        title={`${TARGET.name}: ${name}`}
        crumbs={[{ to: "/content", name: "Content" }]}
        crumb={TARGET.name}
        caption={`A text that is not translated is shown in English on the ${TARGET.name} pages.`}
      />
      <Filters search={<SearchField placeholder="Find by the English name" />}>
        <Filter
          name="Translation"
          parameter="missing"
          options={[{ value: "true", name: "missing" }]}
        />
      </Filters>
      <Answer of={page} what="The translations">
        {(loaded) => <List kind={kind} page={loaded} isSearch={Boolean(q)} />}
      </Answer>
    </>
  );
}

function List({
  kind,
  page,
  isSearch,
}: {
  kind: string;
  page: TranslationPage;
  isSearch: boolean;
}) {
  const { items, total, nextCursor } = page;
  if (items.length === 0) {
    return <Empty title={isSearch ? "Nothing matches the search" : "Nothing is missing here"} />;
  }
  return (
    <>
      <ul className="border-t border-line">
        {items.map(({ _id, title, texts, missing, outdated }) => (
          <li key={_id} className="border-b border-line">
            <Link
              to={`/translations/${kind}/${_id}`}
              className="flex items-center gap-3 py-2.5 hover:bg-wine-tint"
            >
              <span className="clip min-w-0 flex-1 font-medium" title={title}>
                {title}
              </span>
              {missing > 0 ? (
                <Pill tone="amber">
                  {missing} of {texts} missing
                </Pill>
              ) : null}
              {outdated > 0 ? <Pill tone="sand">{outdated} outdated</Pill> : null}
              {missing + outdated === 0 ? <Pill tone="leaf">Translated</Pill> : null}
            </Link>
          </li>
        ))}
      </ul>
      <ListFoot summary={`${total.toLocaleString("en-IN")} in all`} nextCursor={nextCursor} />
    </>
  );
}
