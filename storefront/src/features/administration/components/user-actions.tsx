import type { User } from "@shop/contract/account/user"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useDeleteUser, useSetRole } from "../api"
import { staffText } from "../texts"

/** What an administrator can do with a person: give or take the role, delete. Each asks once. */
export function UserActions({ user }: { user: User }) {
  const ask = useConfirmation()
  const remove = useDeleteUser()
  const person = user.name ? `${user.name} (${user.email})` : user.email
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap">
      <RoleButton user={user} person={person} />
      <RowButton
        about={person}
        onClick={() =>
          ask({
            title: staffText("deleteUserQuestion"),
            text: staffText("deleteUserText", { person }),
            yes: staffText("yesDeleteUser"),
            no: staffText("noKeepUser"),
            action: () => remove.mutateAsync(user._id),
            done: staffText("userDeleted"),
          })
        }
      >
        {staffText("delete")}
      </RowButton>
    </div>
  )
}

/** Makes an administrator of a user, and a user of an administrator; the last one stays. */
function RoleButton({ user, person }: { user: User; person: string }) {
  const ask = useConfirmation()
  const promote = useSetRole(true)
  const demote = useSetRole(false)
  if (user.isAdmin) {
    return (
      <RowButton
        about={person}
        onClick={() =>
          ask({
            title: staffText("removeAdminQuestion"),
            text: staffText("removeAdminText", { person }),
            yes: staffText("yesRemoveAdmin"),
            no: staffText("noLeaveIt"),
            action: () => demote.mutateAsync(user._id),
            done: staffText("noAdminNow"),
          })
        }
      >
        {staffText("removeAdmin")}
      </RowButton>
    )
  }
  return (
    <RowButton
      about={person}
      onClick={() =>
        ask({
          title: staffText("makeAdminQuestion"),
          text: staffText("makeAdminText", { person }),
          yes: staffText("yesMakeAdmin"),
          no: staffText("noLeaveIt"),
          action: () => promote.mutateAsync(user._id),
          done: staffText("nowAdmin"),
          destructive: false,
        })
      }
    >
      {staffText("makeAdmin")}
    </RowButton>
  )
}
