import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import * as account from "@suvarna/words/here/accounts";
import { register } from "@suvarna/words/here/accounts-login";
import * as navigation from "@suvarna/words/here/navigation";
import { Gem, MessageCircle } from "lucide";
import { useLocation } from "react-router";
import { loginAddress, SIGN_UP, SUPPORT } from "../site-map.ts";
import { type EmptyListLink, EmptyListPage } from "./empty-list-page.tsx";

/**
 * The content of a page for users while nobody is logged in: the links to the login and to the
 * sign-up, which both lead back to the page, and the pages that need no login.
 */
export function LoginPrompt({
  to,
}: {
  /** The action that needs the login, such as "see your cart". */
  to: string;
}) {
  const { pathname, search } = useLocation();
  const login = loginAddress(pathname + search);
  const signUp = SIGN_UP.to + login.slice(login.indexOf("?"));
  return (
    <EmptyListPage
      title={account.pleaseLogIn(to)}
      picture="maroon-velvet"
      ways={WAYS}
      action={
        <>
          <ButtonLink to={login}>{account.logIn}</ButtonLink>
          <ButtonLink to={signUp} look="secondary">
            {register}
          </ButtonLink>
        </>
      }
    >
      {account.whatAnAccountKeeps}
    </EmptyListPage>
  );
}

const WAYS: readonly EmptyListLink[] = [
  {
    to: "/shop",
    label: navigation.allJewellery,
    icon: Gem,
    detail: account.noLoginToLook,
  },
  {
    to: SUPPORT,
    label: navigation.support,
    icon: MessageCircle,
    detail: account.answersWithoutLogin,
  },
];
