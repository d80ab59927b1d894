import { MIN_PASSWORD_LENGTH } from "@suvarna/contract/identity/constants";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-login";
import { passwordStrength } from "./password-strength.ts";

const SAYS = {
  short: { words: fields.atLeastCharacters(MIN_PASSWORD_LENGTH), bars: 0, look: "" },
  weak: {
    words: say.weakPassword,
    bars: 1,
    look: "bg-alert",
  },
  fair: { words: say.fairPassword, bars: 2, look: "bg-amber" },
  strong: { words: say.strongPassword, bars: 3, look: "bg-leaf" },
} as const;

/** Shows the strength of the password that is being typed, in words and as three bars. */
export function PasswordStrength({ password = "" }: { password: string | undefined }) {
  const { words, bars, look } = SAYS[passwordStrength(password)];
  return (
    <span className="flex items-center gap-3">
      {bars > 0 ? (
        <span aria-hidden className="flex gap-1">
          {[1, 2, 3].map((bar) => (
            <span key={bar} className={`h-1 w-7 ${bar <= bars ? look : "bg-sand"}`} />
          ))}
        </span>
      ) : null}
      {words}
    </span>
  );
}
