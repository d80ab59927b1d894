import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/blog";
import * as navigation from "@suvarna/words/here/navigation";
import * as shell from "@suvarna/words/here/shell";
import { isRouteErrorResponse } from "react-router";

/**
 * Says that the articles can't be loaded. Other errors go to the error boundary of the whole shop.
 */
export function BlogsFailed({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <div className="wrap pb-section">
      <PageHead title={navigation.blog} />
      <Notice kind="error">{say.blogsFailed(String(error.data))}</Notice>
      <p className="mt-6.5 flex flex-wrap gap-3">
        <ButtonLink to="" reloadDocument>
          {shell.reloadPage}
        </ButtonLink>
        <ButtonLink to="/" look="secondary">
          {say.goToHomepage}
        </ButtonLink>
      </p>
    </div>
  );
}
