import { useQuery } from "@tanstack/react-query"
import type { ListHead } from "@shop/contract/part-list/saved-list"
import { Plus, Upload } from "lucide-react"
import { Link, useNavigate } from "react-router-dom"
import { Moment } from "@/components/dates/moment"
import { Button, ButtonLink } from "@/components/ui/action/button"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import type { Column } from "@/components/ui/table/column"
import { DataTable } from "@/components/ui/table/data-table"
import { useSession } from "@/platform/identity/session"
import { idempotencyKey } from "@/platform/idempotency-key"
import { createList, listsQuery, useRefreshLists } from "./api"
import { listText } from "./texts"
import { useNameDialog } from "./use-name-dialog"

const COLUMNS: Column<ListHead>[] = [
  {
    head: listText("name"),
    prose: true,
    cell: ({ _id, name, note }) => (
      <>
        <Link
          to={`/dashboard/lists/${_id}`}
          className="font-medium wrap-anywhere underline underline-offset-4"
        >
          {name}
        </Link>
        {note ? <span className="block wrap-anywhere text-muted">{note}</span> : null}
      </>
    ),
  },
  { head: listText("parts"), figures: true, cell: ({ lines }) => lines },
  { head: listText("changed"), cell: ({ changedAt }) => <Moment at={changedAt} /> },
  {
    head: listText("state"),
    cell: ({ isShared }) => (isShared ? listText("shared") : listText("own")),
  },
]

/** /dashboard/lists: the reader's saved lists. */
export function ListsPage() {
  const session = useSession()
  const navigate = useNavigate()
  const refresh = useRefreshLists()
  const email = session.status === "signedIn" ? session.email : ""
  const { data, error, refetch } = useQuery({ ...listsQuery(email), enabled: email !== "" })
  const { ask, dialog } = useNameDialog()

  function askForName() {
    const key = idempotencyKey()
    ask({
      title: listText("newList"),
      initial: { name: "", note: "" },
      done: listText("create"),
      onSave: async (named) => {
        const { _id } = await createList(named, key)
        void refresh()
        navigate(`/dashboard/lists/${_id}`)
      },
    })
  }

  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title={listText("myLists")}>{listText("myLists")}</PageHeading>
        <div className="flex flex-wrap gap-2">
          <ButtonLink small to="/quickOrder">
            <Upload aria-hidden="true" className="size-4" />
            {listText("importFile")}
          </ButtonLink>
          <Button small kind="primary" onClick={askForName}>
            <Plus aria-hidden="true" className="size-4" />
            {listText("newList")}
          </Button>
        </div>
      </header>
      {error && !data ? (
        <Failed title={listText("notLoaded")} error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <Notice title={listText("noneYet")}>{listText("noneYetText")}</Notice>
      ) : (
        <DataTable
          caption={listText("myLists")}
          columns={COLUMNS}
          rows={data}
          keyOf={({ _id }) => _id}
        />
      )}
      {dialog}
    </div>
  )
}
