import { deleteAddress, updateAddress } from "@suvarna/contract/accounts/calls";
import type { Address, AddressInput, User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { Button } from "@suvarna/ui/button.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-profile";
import * as countries from "@suvarna/words/here/countries";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useRef, useState } from "react";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { AddressForm } from "./address-form.tsx";
import { phoneWords } from "./phone-words.ts";
import { placeWords } from "./place-words.ts";

/**
 * Why the dialog is open: to add an address (null), to edit an address, or to remove an address.
 */
type Open = { readonly edit: Address | null } | { readonly remove: Address };

/** The addresses of an account: the user can add, edit and remove them and choose the default. */
export function AddressList({ user: { addresses, phone } }: { user: User }) {
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const close = () => setOpen(undefined);

  /** Loads the changed addresses from the server, then closes the dialog. */
  async function settle(): Promise<void> {
    await client.refetchQueries({ queryKey: personalKey("me") });
    close();
  }

  async function change(act: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      await act();
      await settle();
      toast.success(done);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const remove = ({ _id: id }: Address) =>
    change(() => browserApi.call(deleteAddress, { params: { id } }), say.addressIsRemoved);

  const makeDefault = async ({ _id: id, ...fields }: Address) => {
    const body = { ...(fields as z.input<typeof AddressInput>), isDefault: true };
    const ask = () => browserApi.call(updateAddress, { params: { id }, body });
    // The pressed button leaves the page with its focus.
    if (await change(ask, say.defaultIsChanged)) list.current?.focus();
  };

  return (
    <>
      {addresses.length === 0 ? <p className="text-ink-soft">{say.firstAddress}</p> : null}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={say.addresses}
        className="grid gap-3 outline-none sm:grid-cols-2"
      >
        {addresses.map((address) => (
          <li key={address._id} className="border border-line bg-surface px-4.5 py-4">
            <AddressWords address={address} />
            <p className="mt-2 flex flex-wrap gap-x-5">
              <TextButton onClick={() => setOpen({ edit: address })}>
                {say.edit}
                <AddressForScreenReaders address={address} />
              </TextButton>
              <TextButton onClick={() => setOpen({ remove: address })}>
                {say.deleteWord}
                <AddressForScreenReaders address={address} />
              </TextButton>
              {address.isDefault ? null : (
                <TextButton busy={busy} onClick={() => void makeDefault(address)}>
                  {say.makeDefault}
                  <AddressForScreenReaders address={address} />
                </TextButton>
              )}
            </p>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="mt-3 inline-flex min-h-11 items-center gap-2.5 text-caption font-medium tracking-[0.08em] text-wine uppercase"
        onClick={() => setOpen({ edit: null })}
      >
        <Icon of={Plus} size={17} />
        <span className="border-b border-gold pb-0.75">{say.addAnAddress}</span>
      </button>
      <Dialog
        open={open !== undefined && "edit" in open}
        onClose={close}
        title={open && "edit" in open && open.edit ? say.changeTheAddress : say.addAnAddress}
      >
        {open && "edit" in open ? (
          <AddressForm
            address={open.edit}
            phone={phoneWords(phone)}
            saved={settle}
            cancel={close}
          />
        ) : null}
      </Dialog>
      <Dialog
        open={open !== undefined && "remove" in open}
        onClose={close}
        title={say.deleteThisAddress}
        description={open && "remove" in open ? <AddressWords address={open.remove} /> : null}
        actions={
          <>
            <Button
              busy={busy && say.deleting}
              onClick={() => open && "remove" in open && void remove(open.remove)}
            >
              {say.deleteAddress}
            </Button>
            <Button look="secondary" onClick={close}>
              {say.keepIt}
            </Button>
          </>
        }
      />
    </>
  );
}

function AddressWords({ address }: { address: Address }) {
  const { type, isDefault, addressLine, city, state, zipcode, country, primaryPhone } = address;
  return (
    <>
      <h3 className="font-medium">
        {fields.addressKind(type)}
        {isDefault ? <span className="font-normal text-ink-mute">{say.isDefault}</span> : null}
      </h3>
      <address className="mt-1 text-[0.9375rem] leading-[1.65] wrap-anywhere text-ink-soft not-italic">
        {addressLine}
        <br />
        {placeWords({ city, state, postalCode: zipcode })}
        <br />
        {countries.countryWords(country)}
        <br />
        {phoneWords(primaryPhone)}
      </address>
    </>
  );
}

/** Text for screen readers that distinguishes equal-looking buttons of different addresses. */
function AddressForScreenReaders({ address: { type, city } }: { address: Address }) {
  return <span className="sr-only">{` ${fields.addressKind(type)}, ${city}`}</span>;
}
