import { Picture } from "@suvarna/ui/picture.tsx";
import * as language from "@suvarna/words/here/language";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { ZOOMS } from "../pieces/index.ts";
import { blogAddress } from "../site-map.ts";
import { BLOG_PICTURE, type BlogTeaser, blogFocus } from "./blog-teaser.ts";

/** The picture of an article on its card. It zooms while the pointer is over the card. */
export function BlogPicture({
  blog,
  ...picture
}: { blog: Pick<BlogTeaser, "image"> } & Pick<
  ComponentProps<typeof Picture>,
  "sizes" | "className" | "priority"
>) {
  return (
    <Picture
      src={blog.image}
      alt=""
      {...BLOG_PICTURE}
      {...picture}
      imageClassName={`${blogFocus(blog.image)} ${ZOOMS}`}
    />
  );
}

/** The title of an article on its card, as a link that covers the whole card. */
export function BlogTitleLink({ blog }: { blog: Pick<BlogTeaser, "slug" | "title"> }) {
  return (
    <Link
      to={blogAddress(blog)}
      lang={language.langOf(blog.title)}
      className="after:absolute after:inset-0"
    >
      {blog.title}
    </Link>
  );
}
