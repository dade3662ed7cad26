import type { User } from "@shop/contract/account/user"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useDeleteUser, useMakeAdmin } from "../api"
import { staffText } from "../texts"

/** What an administrator can do with a person: promote a user, delete anybody. Each asks once. */
export function UserActions({ user }: { user: User }) {
  const ask = useConfirmation()
  const promote = useMakeAdmin()
  const remove = useDeleteUser()
  const person = user.name ? `${user.name} (${user.email})` : user.email
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap">
      {user.isAdmin ? null : (
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
      )}
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
