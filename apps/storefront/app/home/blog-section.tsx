import { Section, SectionHead } from "@suvarna/ui/page.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import { BlogGrid, type BlogTeaser } from "../content/index.ts";

/** How many articles are shown. */
export const BLOGS_SHOWN = 3;

/** The newest articles. The section is left out when there are no articles. */
export function BlogSection({ blogs }: { blogs: readonly BlogTeaser[] }) {
  if (blogs.length === 0) return null;
  return (
    <Section className="border-t border-line">
      <SectionHead
        title="From Our Blogs"
        action={
          <TextLink to="/blog" className="max-sm:hidden">
            All articles
          </TextLink>
        }
      />
      <BlogGrid blogs={blogs} />
    </Section>
  );
}
