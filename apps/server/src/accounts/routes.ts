import * as calls from "@suvarna/contract/accounts/calls";
import * as schemas from "@suvarna/contract/accounts/schemas";
import { pair } from "@suvarna/contract/endpoint";
import { proveOwner, updateUser } from "../identity/index.ts";
import { act } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { AccountsDependencies } from "./accounts.ts";
import { pictureInText, removeAvatar, setAvatar } from "./avatars.ts";
import {
  addAddress,
  changesDestination,
  removeAddress,
  replaceAddress,
} from "./change-addresses.ts";
import { serializeAddress } from "./serialize-user.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls for a user's profile and addresses. */
export function registerProfile(api: Api, accounts: AccountsDependencies): void {
  const { app, makePortrait, signIn } = accounts;
  const { describe } = signIn.profiles;

  handle(api, endpoints.getMe, async (_input, { user }) => describe(user.userId));

  handle(api, endpoints.updateMe, async ({ body }, { user, actor }) => {
    const { fullName: name, profileImage, ...changes } = body;
    const picture = profileImage ? await makePortrait(pictureInText(profileImage)) : null;
    await updateUser(signIn, actor, user, { name, ...changes });
    if (picture) await setAvatar(accounts, actor, user.userId, picture);
    else if (profileImage === null) await removeAvatar(accounts, actor, user.userId);
    return describe(user.userId);
  });

  handle(api, endpoints.addAddress, async ({ body }, { user, actor }) => {
    await proveOwner(signIn, user, undefined);
    return serializeAddress(await act(app, actor, (act) => addAddress(act, actor.userId, body)));
  });

  handle(api, endpoints.updateAddress, async ({ params: { id }, body }, { user, actor }) => {
    if (await changesDestination(app.database.db, { userId: user.userId, id }, body)) {
      await proveOwner(signIn, user, undefined);
    }
    return serializeAddress(
      await act(app, actor, (act) => replaceAddress(act, actor.userId, id, body)),
    );
  });

  handle(api, endpoints.deleteAddress, async ({ params }, { actor }) => {
    await act(app, actor, (act) => removeAddress(act, actor.userId, params.id));
    return undefined;
  });
}
