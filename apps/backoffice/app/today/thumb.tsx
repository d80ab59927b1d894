import { pictureVariant } from "@suvarna/contract/media/pictures";

/**
 * A small picture of a piece, 36 px wide. It has no alternative text, because the piece's name
 * stands beside it.
 */
export function Thumb({ picture, title }: { picture: string | null; title?: string }) {
  if (picture === null) {
    return (
      <span className="grid size-9 flex-none place-items-center bg-shell" title={title}>
        <i className="block size-2.5 rotate-45 border border-line-strong" />
      </span>
    );
  }
  return (
    <img
      src={pictureVariant(picture, 360, "webp")}
      alt=""
      title={title}
      width={36}
      height={36}
      loading="lazy"
      className="size-9 flex-none bg-shell object-cover"
    />
  );
}
