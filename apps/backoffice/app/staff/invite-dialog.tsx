import { invitePerson } from "@suvarna/contract/staff/staff";
import { PersonInput } from "@suvarna/contract/staff/staff-schemas";
import { STAFF_ROLES, type StaffRole } from "@suvarna/domain/staff/permission";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { useId } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { FormField, SelectField } from "../parts/field.tsx";
import { ROLE_NAMES } from "../parts/role-names.ts";
import { toast } from "../parts/toast.ts";
import { useChange } from "../platform/queries.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import { ROLE_HINTS } from "./role-hints.ts";

/** The dialog that invites a person as staff by a letter, with a role. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const invite = useChange(invitePerson, "/staff/people");
  const form = useZodForm(PersonInput, { name: "", email: "", role: "orders" });
  const id = useId();
  const role = form.watch("role") as StaffRole;
  async function send(person: PersonInput): Promise<void> {
    try {
      await invite.mutateAsync({ body: person });
    } catch (error) {
      // The user has closed the question for the second factor. The form stays as it is.
      if (error instanceof ProofLeft) return;
      throw error;
    }
    toast.done(`${person.name} is invited`, {
      text: "The link in the letter works for 48 hours, once.",
    });
    form.reset();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite a person"
      description="They get a letter with a link, choose a password, and add a second factor before anything else."
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button kind="primary" type="submit" form={id} busy={invite.isPending && "Inviting"}>
            Send the invitation
          </Button>
        </>
      }
    >
      <FormShell form={form} send={send} id={id} className="mt-5 grid gap-4">
        <FormRefusal />
        <FormField name="name" label="Name" autoComplete="off" />
        <FormField name="email" label="E-mail" type="email" autoComplete="off" />
        <SelectField label="Role" hint={ROLE_HINTS[role]} {...form.register("role")}>
          {STAFF_ROLES.map((each) => (
            <option key={each} value={each}>
              {ROLE_NAMES[each]}
            </option>
          ))}
        </SelectField>
      </FormShell>
    </Dialog>
  );
}
