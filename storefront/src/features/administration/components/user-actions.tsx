import type { User } from "@shop/contract/account/user"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useDeleteUser, useMakeAdmin } from "../api"

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
              title: "Make this user an administrator?",
              text: `${person} can then change products, orders, users and reviews, yours included.`,
              yes: "Yes, make admin",
              no: "No, leave it",
              action: () => promote.mutateAsync(user._id),
              done: "User is now an admin",
              destructive: false,
            })
          }
        >
          Make Admin
        </RowButton>
      )}
      <RowButton
        about={person}
        onClick={() =>
          ask({
            title: "Delete this user?",
            text: `${person} is signed out and cannot sign in again. Their orders stay.`,
            yes: "Yes, delete the user",
            no: "No, keep the user",
            action: () => remove.mutateAsync(user._id),
            done: "User is now deleted",
          })
        }
      >
        Delete
      </RowButton>
    </div>
  )
}
