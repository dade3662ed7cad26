import { ShoppingBasket, Zap } from "lucide-react"
import { useNavigate, useParams } from "react-router-dom"
import { Moment } from "@/components/dates/moment"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import { Button, ButtonLink } from "@/components/ui/action/button"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import { addAllToBasket } from "./add-all"
import { ListActions } from "./components/list-actions"
import { ListLines } from "./components/list-lines"
import { MissingList } from "./components/missing-list"
import { SharePanel } from "./components/share-panel"
import { listText } from "./texts"
import { useList, type ShownList } from "./use-list"

/** /dashboard/lists/{id}: a list of the reader's own, as it would be ordered today. */
export function ListPage() {
  const { id = "" } = useParams()
  const { list, error, retry } = useList(id)
  if (!list) return <MissingList error={error} onRetry={retry} />
  return (
    <div className="space-y-6">
      <header className="space-y-2">
        <PageHeading key={id} title={list.name} className="wrap-anywhere">
          {list.name}
        </PageHeading>
        {list.note ? <p className="wrap-anywhere whitespace-pre-line">{list.note}</p> : null}
        <p className="text-sm text-muted">
          {listText("changed")} <Moment at={list.changedAt} />
        </p>
      </header>
      <ListActions list={list} />
      {list.shareToken === null ? null : <SharePanel id={id} token={list.shareToken} />}
      {list.lines.length === 0 ? (
        <Notice
          title={listText("emptyList")}
          action={
            <ButtonLink small to={`/quickOrder?list=${id}`}>
              {listText("quickOrder")}
            </ButtonLink>
          }
        >
          {listText("emptyListText")}
        </Notice>
      ) : (
        <>
          <ListLines id={id} lines={list.lines} />
          <Ordering list={list} />
        </>
      )}
    </div>
  )
}

/** What the list comes to, and the ways to order it. */
function Ordering({ list }: { list: ShownList }) {
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <p>
        <span className="lettering block text-muted">{listText("total")}</span>
        <span className="text-3xl font-semibold tabular-nums">
          <Price amount={list.total} />
          <PlusTax />
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/quickOrder?list=${list._id}`}>
          <Zap aria-hidden="true" className="size-4" />
          {listText("quickOrder")}
        </ButtonLink>
        <Button
          kind="primary"
          onClick={() => void addAllToBasket(list.lines, () => navigate("/basket"))}
        >
          <ShoppingBasket aria-hidden="true" className="size-4" />
          {listText("addAll")}
        </Button>
      </div>
    </div>
  )
}
