import { useQuery } from "@tanstack/react-query"
import type { SharedList } from "@shop/contract/part-list/saved-list"
import { Copy, ShoppingBasket } from "lucide-react"
import { useRef } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import { Button } from "@/components/ui/action/button"
import { toast } from "@/components/ui/feedback/toast"
import { PageHeading } from "@/components/ui/page/page-heading"
import { messageOf } from "@/platform/api/api-error"
import { idempotencyKey } from "@/platform/idempotency-key"
import { addAllToBasket } from "./add-all"
import { copySharedList, sharedListQuery, useRefreshLists } from "./api"
import { MissingList } from "./components/missing-list"
import { SharedLine } from "./components/shared-line"
import { listText } from "./texts"

/** /list/{token}: a list that somebody shared, at the reader's own prices. */
export function SharedListPage() {
  const { token = "" } = useParams()
  const { data: list, error, refetch } = useQuery(sharedListQuery(token))
  return (
    <div className="page space-y-6 py-6 md:py-10">
      {list ? (
        <Shared list={list} token={token} />
      ) : (
        <MissingList error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function Shared({ list, token }: { list: SharedList; token: string }) {
  const navigate = useNavigate()
  const refresh = useRefreshLists()
  // Pressed twice, it saves one copy.
  const key = useRef(idempotencyKey())

  async function copy() {
    try {
      const { _id, name } = await copySharedList(token, key.current)
      void refresh()
      navigate(`/dashboard/lists/${_id}`)
      toast.success(listText("copied", { name }))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <>
      <header className="space-y-2">
        <PageHeading title={list.name} className="wrap-anywhere">
          {list.name}
        </PageHeading>
        {list.note ? <p className="wrap-anywhere whitespace-pre-line">{list.note}</p> : null}
      </header>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => void addAllToBasket(list.lines, toBasket)}>
          <ShoppingBasket aria-hidden="true" className="size-4" />
          {listText("addAll")}
        </Button>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {listText("saveCopy")}
        </Button>
      </div>
      <h2 className="sr-only">{listText("partsOnList")}</h2>
      <ul aria-label={listText("partsOnList")}>
        {list.lines.map((line) => (
          <SharedLine key={line.productId} line={line} />
        ))}
      </ul>
      <p>
        <span className="lettering block text-muted">{listText("total")}</span>
        <span className="text-3xl font-semibold tabular-nums">
          <Price amount={list.total} />
          <PlusTax />
        </span>
      </p>
    </>
  )

  function toBasket() {
    navigate("/basket")
  }
}
