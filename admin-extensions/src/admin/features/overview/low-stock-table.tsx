import { Table } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { SimpleTable } from "../../components/simple-table"
import { useFormats } from "../../platform/formats"
import { useLowStock } from "./api"

const ROWS = 20

/** Parts with few pieces left, a page at a time. */
export function LowStockTable() {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const [page, setPage] = useState(0)
  const query = useLowStock({ limit: ROWS, offset: page * ROWS })
  const { data } = query
  const under = number(data?.under ?? 0)
  const leads = [
    ...(data ? [t("deliveryQueue.lowStock.lead", { under })] : []),
    ...(data?.has_more ? [t("deliveryQueue.lowStock.more", { count: data.count })] : []),
  ]
  return (
    <>
      <SectionHeader title={t("deliveryQueue.lowStock.title")} lead={leads.join(" ")} />
      {!data ? (
        <LoadState
          query={query}
          failed={(reason) => t("deliveryQueue.lowStock.loadFailed", { reason })}
        />
      ) : data.count === 0 ? (
        <Note>{t("deliveryQueue.lowStock.none", { under })}</Note>
      ) : (
        <>
          <SimpleTable
            columns={[
              t("deliveryQueue.lowStock.part"),
              { right: t("deliveryQueue.lowStock.left") },
            ]}
          >
            {data.parts.map(({ product_id, name, available }) => (
              <Table.Row key={name}>
                <Table.Cell>
                  <Link
                    to={`/products/${product_id}`}
                    className="text-ui-fg-interactive hover:underline"
                  >
                    {name}
                  </Link>
                </Table.Cell>
                <Table.Cell className="text-right tabular-nums">{number(available)}</Table.Cell>
              </Table.Row>
            ))}
          </SimpleTable>
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
    </>
  )
}
