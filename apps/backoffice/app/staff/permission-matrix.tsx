import type { RoleOfStaff, SecondPersonLimits } from "@suvarna/contract/staff/staff-schemas";
import { may, STAFF_ROLES, type StaffRole } from "@suvarna/domain/staff/permission";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Check, Eye, Stamp } from "lucide";
import { Fragment, useState } from "react";
import { SelectField } from "../parts/field.tsx";
import { ROLE_NAMES } from "../parts/role-names.ts";
import { type PermissionScope, permissionGroups } from "./permission-words.ts";

/** The table of roles and their permissions. A phone shows one role at a time. */
export function PermissionMatrix({
  roles,
  limits,
}: {
  roles: readonly RoleOfStaff[];
  limits: SecondPersonLimits;
}) {
  const [shown, setShown] = useState<StaffRole>("owner");
  return (
    <>
      <SelectField
        label="Role"
        className="mb-3 md:hidden"
        value={shown}
        onChange={(event) => setShown(event.currentTarget.value as StaffRole)}
      >
        {STAFF_ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_NAMES[role]}
          </option>
        ))}
      </SelectField>
      <table className="w-full border-collapse [&_td]:h-9 [&_td]:border-b [&_td]:border-line">
        <caption className="sr-only">Roles and permissions</caption>
        <thead>
          <tr className="border-b border-line-strong text-hint text-ink-mute">
            <th scope="col" className="py-2 text-left font-medium">
              Permission
            </th>
            {STAFF_ROLES.map((role) => (
              <th
                key={role}
                scope="col"
                className={`py-2 font-medium max-md:text-right ${hiddenUnless(role, shown)}`}
              >
                {ROLE_NAMES[role]} {roles.find((each) => each.role === role)?.people || null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissionGroups(limits).map(({ name, rows }) => (
            <Fragment key={name}>
              <tr>
                <th
                  scope="colgroup"
                  colSpan={STAFF_ROLES.length + 1}
                  className="h-9 border-b border-line pb-1 text-left align-bottom font-semibold"
                >
                  {name}
                </th>
              </tr>
              {rows.map(({ permission, words, reach }) => (
                <tr key={words}>
                  <th scope="row" className="h-9 border-b border-line text-left font-normal">
                    {words}
                  </th>
                  {STAFF_ROLES.map((role) => (
                    <td
                      key={role}
                      className={`px-2 text-center text-caption max-md:pr-0 max-md:text-right ${hiddenUnless(role, shown)}`}
                    >
                      {may(role, permission) ? <Reached reach={reach} /> : <No />}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}

function hiddenUnless(role: StaffRole, shown: StaffRole): string {
  return role === shown ? "" : "max-md:hidden";
}

const REACHES = {
  sees: { words: "Sees", icon: Eye, color: "text-ink-soft" },
  alone: { words: "Yes", icon: Check, color: "text-leaf" },
  second: { words: "With a second", icon: Stamp, color: "text-amber" },
} as const;

function Reached({ reach }: { reach: PermissionScope }) {
  const { words, icon, color } = REACHES[reach];
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap ${color}`}>
      <Icon of={icon} size={14} />
      {words}
    </span>
  );
}

function No() {
  return (
    <span className="text-ink-mute">
      <span aria-hidden>–</span>
      <span className="sr-only">No</span>
    </span>
  );
}
