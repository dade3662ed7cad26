import { Button, Input, Table } from "@medusajs/ui"
import { useDeferredValue, useState } from "react"
import { useTranslation } from "react-i18next"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { useExpectedGoods } from "./api"
import { GoodsDrawer, type Opened } from "./goods-drawer"
import { GoodsTable } from "./goods-table"

const ROWS = 20

/** All goods of the shop, a page at a time. */
export function GoodsList() {
  const { t } = useTranslation("shop")
  const [typed, setTyped] = useState("")
  const [page, setPage] = useState(0)
  const [opened, setOpened] = useState<Opened>(null)
  const q = useDeferredValue(typed.trim())
  const query = useExpectedGoods({ ...(q && { q }), limit: ROWS, offset: page * ROWS })
  const { data } = query
  return (
    <>
      <SectionHeader title={t("expectedGoods.title")} lead={t("expectedGoods.lead")}>
        <span className="flex flex-wrap gap-2">
          <Input
            type="search"
            size="small"
            aria-label={t("expectedGoods.search")}
            placeholder={t("expectedGoods.search")}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setPage(0)
            }}
          />
          <Button size="small" onClick={() => setOpened({ what: "add", sku: "" })}>
            {t("expectedGoods.add.action")}
          </Button>
        </span>
      </SectionHeader>
      {!data ? (
        <LoadState query={query} failed={(reason) => t("expectedGoods.loadFailed", { reason })} />
      ) : data.count === 0 ? (
        <Note>{q ? t("expectedGoods.noMatch", { q }) : t("expectedGoods.none")}</Note>
      ) : (
        <>
          <GoodsTable goods={data.goods} withParts onOpen={setOpened} />
          <Table.Pagination
            count={data.count}
            pageSize={ROWS}
            pageIndex={page}
            pageCount={Math.ceil(data.count / ROWS)}
            canPreviousPage={page > 0}
            canNextPage={(page + 1) * ROWS < data.count}
            previousPage={() => setPage(page - 1)}
            nextPage={() => setPage(page + 1)}
          />
        </>
      )}
      <GoodsDrawer opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}
