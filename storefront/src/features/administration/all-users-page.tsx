import { useInfiniteQuery } from "@tanstack/react-query"
import type { User } from "@shop/contract/account/user"
import { ShieldCheck, UserRound } from "lucide-react"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import type { Column } from "@/components/ui/table/column"
import { ListTable } from "@/components/ui/table/list-table"
import { pagedList } from "@/components/ui/table/paged-list"
import { useTableSearch } from "@/components/ui/table/use-table-search"
import { allUsersQuery } from "./api"
import { UserActions } from "./components/user-actions"

const COLUMNS: Column<User>[] = [
  { head: "Name", cell: (user) => user.name, sortBy: (user) => user.name },
  {
    head: "Email",
    cell: (user) => <span className="wrap-anywhere">{user.email}</span>,
    sortBy: (user) => user.email,
  },
  { head: "Address", cell: (user) => user.address || <NotGiven /> },
  {
    head: "Phone Number",
    cell: (user) => <span className="lg:whitespace-nowrap">{user.phone || <NotGiven />}</span>,
  },
  {
    head: "Status",
    cell: (user) => <Role user={user} />,
    sortBy: roleOf,
  },
  { head: "Action", cell: (user) => <UserActions user={user} /> },
]

/** /dashboard/users: everybody who has an account, for administrators. */
export function AllUsersPage() {
  const [search, setSearch] = useTableSearch()
  const query = useInfiniteQuery(allUsersQuery())
  return (
    <div className="space-y-6">
      <PageHeading title="All Users">All Users</PageHeading>
      <ListTable
        caption="All Users"
        things="users"
        hint="Person, mail, address, phone"
        columns={COLUMNS}
        list={pagedList(query)}
        keyOf={(user) => user._id}
        textOf={textOf}
        search={search}
        onSearch={setSearch}
        empty={<Notice title="No users yet">Whoever registers is listed here.</Notice>}
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
      <span className="sr-only">Not given</span>
    </span>
  )
}

function roleOf(user: User): string {
  return user.isAdmin ? "Admin" : "User"
}

function textOf(user: User): string {
  return [user.name, user.email, user.address, user.phone, roleOf(user)].join(" ")
}
