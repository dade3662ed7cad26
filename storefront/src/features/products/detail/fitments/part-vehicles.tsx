import type { ProductVehicle } from "@shop/contract/vehicle/vehicle"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Search } from "lucide-react"
import { useEffect, useState } from "react"
import { Link } from "react-router-dom"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { Section } from "@/components/ui/page/section"
import type { Column } from "@/components/ui/table/column"
import { DataTable } from "@/components/ui/table/data-table"
import { pagedList } from "@/components/ui/table/paged-list"
import { builtText, vehicleEngine } from "@/features/vehicles/vehicle-name"
import { writeQuery } from "@/platform/api/write-query"
import { useOwnRows } from "@/platform/priced-queries"
import { productVehiclesQuery } from "./api"
import { fitmentText } from "./texts"

type Row = ProductVehicle & { key: string }

const COLUMNS: Column<Row>[] = [
  { head: fitmentText("make"), cell: ({ vehicle }) => vehicle.make },
  {
    head: fitmentText("model"),
    cell: ({ vehicle }) => <span className="font-medium">{vehicle.model}</span>,
  },
  { head: fitmentText("generation"), cell: ({ vehicle }) => vehicle.generation || null },
  {
    head: fitmentText("engine"),
    cell: ({ vehicle }) => (
      <>
        {vehicleEngine(vehicle)}
        <span className="lettering block text-muted">{vehicle.engineCodes.join(", ")}</span>
      </>
    ),
  },
  {
    head: fitmentText("built"),
    cell: ({ vehicle, builtFrom, builtTo }) =>
      builtText({
        builtFrom: builtFrom ?? vehicle.builtFrom,
        builtTo: builtTo ?? vehicle.builtTo,
      }),
  },
  { head: fitmentText("position"), cell: ({ position }) => position || null },
  { head: fitmentText("quantity"), figures: true, cell: ({ quantity }) => quantity },
  { head: fitmentText("condition"), prose: true, cell: ({ note }) => note || null },
]

const PAUSE_MS = 200

/** What was typed, once its writer pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The vehicles that a part fits, narrowed while somebody types. */
export function PartVehicles({ id, number }: { id: string; number: string }) {
  const [typed, setTyped] = useState("")
  const words = usePaused(typed.trim())
  const query = useInfiniteQuery({
    ...productVehiclesQuery(id, words),
    placeholderData: useOwnRows(),
  })
  const { rows, total, error, hasMore, loadMore, retry } = pagedList(query)
  const isNone = rows?.length === 0
  return (
    <Section title={fitmentText("title")}>
      {isNone && words === "" && typed === "" ? (
        <NoneKnown number={number} />
      ) : (
        <div className="space-y-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <label className="input w-full sm:w-80">
              <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <input
                type="search"
                aria-label={fitmentText("search")}
                placeholder={fitmentText("searchHint")}
                maxLength={200}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </label>
            <p aria-live="polite" className="min-h-6 text-sm text-muted tabular-nums">
              {rows && !query.isPlaceholderData ? countText(rows.length, total) : ""}
            </p>
          </div>
          {error && !rows ? (
            <Failed title={fitmentText("notLoaded")} error={error} onRetry={retry} />
          ) : isNone ? (
            <Notice
              title={fitmentText("noMatch", { words })}
              action={
                <button type="button" className="btn btn-sm" onClick={() => setTyped("")}>
                  {fitmentText("clear")}
                </button>
              }
            >
              {fitmentText("noMatchText")}
            </Notice>
          ) : (
            <div
              aria-busy={query.isPlaceholderData}
              className={`transition-opacity delay-150 ${query.isPlaceholderData ? "opacity-50" : ""}`}
            >
              <DataTable
                caption={fitmentText("title")}
                columns={COLUMNS}
                rows={rows?.map((row, index) => ({ ...row, key: String(index) }))}
                keyOf={({ key }) => key}
              />
            </div>
          )}
          {error && rows ? (
            <Failed title={fitmentText("notLoaded")} error={error} onRetry={retry} />
          ) : hasMore ? (
            <button
              type="button"
              className="btn"
              aria-disabled={query.isFetchingNextPage}
              onClick={() => {
                if (!query.isFetchingNextPage) loadMore()
              }}
            >
              {fitmentText(query.isFetchingNextPage ? "loadingMore" : "more")}
            </button>
          ) : null}
        </div>
      )}
    </Section>
  )
}

function countText(shown: number, total: number | null): string {
  if (total === null || total === shown) return fitmentText("count", { count: shown })
  return fitmentText("shown", { shown, total })
}

/** That nobody said anything is no no. */
function NoneKnown({ number }: { number: string }) {
  return (
    <Notice
      title={fitmentText("none")}
      action={
        <Link to={{ pathname: "/contact", search: writeQuery({ number }) }} className="btn btn-sm">
          {fitmentText("askUs")}
        </Link>
      }
    >
      {fitmentText("noneText")}
    </Notice>
  )
}
