import { Picture } from "@suvarna/ui/picture.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/accounts-login";
import { intendedPiece } from "../platform/buying-intent.ts";

/** Shows the visitor on the login page which piece will be put into the cart after the login. */
export function IntendedPieceCard() {
  const piece = useHydrated() ? intendedPiece() : null;
  if (!piece) return null;
  const { name, picture, size } = piece;
  return (
    <div
      role="status"
      className="mt-4 grid grid-cols-[4.75rem_1fr] items-center gap-4 bg-shell pr-4"
    >
      <Picture
        src={picture}
        alt=""
        width={1200}
        height={1200}
        sizes="76px"
        className="aspect-square bg-sand!"
      />
      <p className="py-2 text-small text-ink-soft">
        <b className="block text-[0.9375rem] font-semibold text-ink">{say.loginFirst}</b>
        {say.goesIntoYourCart(name, size)}
      </p>
    </div>
  );
}
