import { Picture } from "@suvarna/ui/picture.tsx";

const SHOWN = 3;

/** The pictures of an order's first lines, and the number of the remaining lines. */
export function PiecesPictures({
  lines,
}: {
  lines: readonly { readonly name: string; readonly image: string }[];
}) {
  return (
    <span className="flex items-center gap-1 max-md:justify-end">
      {lines.slice(0, SHOWN).map(({ name, image }) => (
        <span key={`${name} ${image}`} title={name} className="block size-9 flex-none">
          <Picture
            src={image}
            alt=""
            width={72}
            height={72}
            sizes="36px"
            className="size-9"
            imageClassName="size-9 object-cover"
          />
        </span>
      ))}
      {lines.length > SHOWN ? (
        <span className="text-hint text-ink-mute">+{lines.length - SHOWN}</span>
      ) : null}
    </span>
  );
}
