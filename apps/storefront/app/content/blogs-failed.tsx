import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { isRouteErrorResponse } from "react-router";

/** In place of the articles when they can't be had. Whatever else broke is for the whole shop to say. */
export function BlogsFailed({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <div className="wrap pb-section">
      <PageHead title="Blog" />
      <Notice kind="error">Error loading blogs: {String(error.data)}</Notice>
      <p className="mt-6.5">
        <ButtonLink to="/" look="secondary">
          Go to Homepage
        </ButtonLink>
      </p>
    </div>
  );
}
