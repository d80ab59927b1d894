import * as accountsCalls from "@suvarna/contract/accounts/calls";
import * as accountsSchemas from "@suvarna/contract/accounts/schemas";
import { pair } from "@suvarna/contract/endpoint";
import * as identityCalls from "@suvarna/contract/identity/calls";
import * as identitySchemas from "@suvarna/contract/identity/schemas";
import { act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Accounts } from "./accounts.ts";
import { pictureInText, removeAvatar, setAvatar } from "./avatars.ts";
import { addAddress, removeAddress, replaceAddress } from "./change-addresses.ts";
import { countLogin } from "./count-tries.ts";
import { deviceWords } from "./device-words.ts";
import { endSession } from "./sessions.ts";
import { signInByPassword } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { updateUser } from "./update-user.ts";
import { wireAddress } from "./wire-user.ts";

const identityEndpoints = pair(identityCalls, identitySchemas);
const accountsEndpoints = pair(accountsCalls, accountsSchemas);

/** Signing up, in and out, and what the account says of its user. */
export function registerAccounts(api: Api, accounts: Accounts): void {
  const { app, limits, makePortrait, describeUser } = accounts;
  const { db } = app.database;

  handle(api, identityEndpoints.signup, async ({ body }) => {
    const userId = await signUp(accounts, body);
    return { message: "Signup successful!", user: await describeUser(userId) };
  });

  handle(api, identityEndpoints.login, async ({ body }, { request }) => {
    const right = await countLogin(limits, body.email, request.ip);
    const device = deviceWords(request.headers["user-agent"]);
    const session = await signInByPassword(accounts, body, device);
    if (!session) throw new Refusal("credentials_wrong");
    await right();
    return { token: session.token, user: await describeUser(session.userId) };
  });

  handle(api, identityEndpoints.logout, async (_input, { user }) => {
    await endSession(db, user.token);
    return undefined;
  });

  handle(api, accountsEndpoints.getMe, async (_input, { user }) => describeUser(user.userId));

  handle(api, accountsEndpoints.updateMe, async ({ body }, { user, actor }) => {
    const { fullName: name, profileImage, ...changes } = body;
    const picture = profileImage ? await makePortrait(pictureInText(profileImage)) : null;
    await updateUser(accounts, actor, user, { name, ...changes });
    if (picture) await setAvatar(accounts, actor, user.userId, picture);
    else if (profileImage === null) await removeAvatar(accounts, actor, user.userId);
    return describeUser(user.userId);
  });

  handle(api, accountsEndpoints.addAddress, async ({ body }, { actor }) =>
    wireAddress(await act(app, actor, (act) => addAddress(act, actor.userId, body))),
  );

  handle(api, accountsEndpoints.updateAddress, async ({ params, body }, { actor }) =>
    wireAddress(await act(app, actor, (act) => replaceAddress(act, actor.userId, params.id, body))),
  );

  handle(api, accountsEndpoints.deleteAddress, async ({ params }, { actor }) => {
    await act(app, actor, (act) => removeAddress(act, actor.userId, params.id));
    return undefined;
  });
}
