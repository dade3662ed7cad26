import { useInfiniteQuery } from "@tanstack/react-query"
import type { User } from "@shop/contract/account/user"
import { ShieldCheck, UserRound } from "lucide-react"
import { DeclaredLines } from "@/components/fields/declared-rows"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import type { Column } from "@/components/ui/table/column"
import { ListTable } from "@/components/ui/table/list-table"
import { pagedList } from "@/components/ui/table/paged-list"
import { useTableSearch } from "@/components/ui/table/use-table-search"
import { textOfField, useDeclaredFields } from "@/platform/fields/declared-fields"
import { allUsersQuery } from "./api"
import { UserActions } from "./components/user-actions"
import { staffText } from "./texts"

const COLUMNS: Column<User>[] = [
  {
    head: staffText("name"),
    cell: (user) => (
      <>
        {user.name}
        <DeclaredLines of="customer" thing={user} />
      </>
    ),
    sortBy: (user) => user.name,
  },
  {
    head: staffText("email"),
    cell: (user) => <span className="wrap-anywhere">{user.email}</span>,
    sortBy: (user) => user.email,
  },
  { head: staffText("address"), cell: (user) => user.address || <NotGiven /> },
  {
    head: staffText("phoneNumber"),
    cell: (user) => <span className="lg:whitespace-nowrap">{user.phone || <NotGiven />}</span>,
  },
  {
    head: staffText("status"),
    cell: (user) => <Role user={user} />,
    sortBy: roleOf,
  },
  { head: staffText("action"), cell: (user) => <UserActions user={user} /> },
]

/** /dashboard/users: everybody who has an account, for administrators. */
export function AllUsersPage() {
  const [search, setSearch] = useTableSearch()
  const query = useInfiniteQuery(allUsersQuery())
  const declared = useDeclaredFields("customer")
  return (
    <div className="space-y-6">
      <PageHeading title={staffText("allUsers")}>{staffText("allUsers")}</PageHeading>
      <ListTable
        caption={staffText("allUsers")}
        things={staffText("users")}
        hint={staffText("userHint")}
        columns={COLUMNS}
        list={pagedList(query)}
        keyOf={(user) => user._id}
        textOf={(user) =>
          [textOf(user), ...declared.map((field) => textOfField(field, user))].join(" ")
        }
        search={search}
        onSearch={setSearch}
        empty={<Notice title={staffText("noUsersYet")}>{staffText("noUsersText")}</Notice>}
      />
    </div>
  )
}

function Role({ user }: { user: User }) {
  const Icon = user.isAdmin ? ShieldCheck : UserRound
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden="true" className={`size-4 ${user.isAdmin ? "text-ink" : "text-muted"}`} />
      {roleOf(user)}
    </span>
  )
}

function NotGiven() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{staffText("notGiven")}</span>
    </span>
  )
}

function roleOf(user: User): string {
  return user.isAdmin ? staffText("admin") : staffText("user")
}

function textOf(user: User): string {
  return [user.name, user.email, user.address, user.phone, roleOf(user)].join(" ")
}
