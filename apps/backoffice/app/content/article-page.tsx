import { getArticle } from "@suvarna/contract/content/staff-articles";
import { useState } from "react";
import { useParams } from "react-router";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { ContentTabs } from "./content-tabs.tsx";

/**
 * The page on which staff edit an article: the text is at the left, and a preview of the shop's
 * page at the right.
 */
export function ArticlePage() {
  const { id = "" } = useParams();
  const [isRemoving, setIsRemoving] = useState(false);
  // An article that is being deleted is not read again, because a message of the socket can arrive
  // before the answer to the deletion.
  const article = useRead(getArticle, { params: { id } }, { enabled: !isRemoving });
  const isThis = article.data?._id === id;
  return (
    <>
      <ContentTabs />
      <Answer of={isThis ? article : { ...article, data: undefined }} what="The article">
        {(stored) => (
          <ArticleEditor
            key={stored._id}
            loaded={stored}
            onRemoving={setIsRemoving}
            reload={async () => {
              // After a failure, `data` is still the old article, which must not replace the text.
              const { data, error } = await article.refetch();
              if (error) throw error;
              return data ?? stored;
            }}
          />
        )}
      </Answer>
    </>
  );
}
