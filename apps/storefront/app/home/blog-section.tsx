import { SectionHead } from "@suvarna/ui/page.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as say from "@suvarna/words/here/home";
import { BlogLead, BlogRow, type BlogTeaser } from "../content/index.ts";

/** The number of articles that the section shows. */
export const BLOGS_SHOWN = 3;

/**
 * The newest articles, the first with a large card. The section is left out if there are no
 * articles.
 */
export function BlogSection({ blogs }: { blogs: readonly BlogTeaser[] }) {
  const [first, ...others] = blogs;
  if (!first) return null;
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead
          title={say.fromOurBlogs}
          action={<TextLink to="/blog">{say.allArticles}</TextLink>}
        />
        <ul className="grid gap-x-14 gap-y-5.5 lg:grid-cols-[7fr_5fr] lg:gap-y-6">
          <li className="lg:row-span-2">
            <BlogLead blog={first} />
          </li>
          {others.map((blog) => (
            <li key={blog.slug}>
              <BlogRow blog={blog} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
