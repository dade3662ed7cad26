import { createDataTableColumnHelper, StatusBadge, Text } from "@medusajs/ui"
import type { TFunction } from "i18next"
import { Link } from "react-router-dom"
import type { QueuedOrder } from "../../../../../backend/src/contract/staff/delivery-queue"
import { TwoLines } from "../../components/list-table"
import type { useFormats } from "../../platform/formats"

type Words = TFunction<"shop">
type Formats = ReturnType<typeof useFormats>

const helper = createDataTableColumnHelper<QueuedOrder>()
/** So many parts of an order are named; its page has all. */
const NAMED = 3

const sortable = (t: Words, column: "created_at" | "name" | "pieces" | "weight") => ({
  header: t(`deliveryQueue.columns.${column}`),
  enableSorting: true,
  sortAscLabel: t(`deliveryQueue.sort.${column}.ascending`),
  sortDescLabel: t(`deliveryQueue.sort.${column}.descending`),
})

/** What staff need to know of an order to send it. */
export function queueColumns(t: Words, formats: Formats) {
  const { number, time } = formats
  return [
    helper.select(),
    helper.accessor("number", {
      header: t("deliveryQueue.columns.number"),
      cell: ({ row: { original } }) => (
        <Link
          to={`/orders/${original.id}`}
          className="text-ui-fg-interactive font-medium hover:underline"
        >
          {original.number}
        </Link>
      ),
    }),
    helper.accessor("created_at", {
      ...sortable(t, "created_at"),
      cell: ({ getValue }) => (
        <time dateTime={getValue()} className="whitespace-nowrap">
          {time(getValue())}
        </time>
      ),
    }),
    helper.accessor("is_paid", {
      header: t("deliveryQueue.columns.payment"),
      cell: ({ row: { original } }) => <Marks order={original} t={t} />,
    }),
    helper.accessor("name", {
      ...sortable(t, "name"),
      cell: ({ row: { original } }) => (
        <TwoLines second={original.address}>{original.name || original.email}</TwoLines>
      ),
    }),
    helper.accessor("parts", {
      header: t("deliveryQueue.columns.parts"),
      cell: ({ getValue }) => <Parts parts={getValue()} t={t} formats={formats} />,
    }),
    helper.accessor("pieces", {
      ...sortable(t, "pieces"),
      headerAlign: "right",
      cell: ({ getValue }) => <Figure>{number(getValue())}</Figure>,
    }),
    helper.accessor("weight", {
      ...sortable(t, "weight"),
      headerAlign: "right",
      cell: ({ getValue }) => <Figure>{weightText(t, number, getValue())}</Figure>,
    }),
    helper.accessor("locations", {
      header: t("deliveryQueue.columns.location"),
      cell: ({ getValue }) => getValue().join(", ") || t("common.none"),
    }),
  ]
}

type Of<Part> = Part & { t: Words }

function Marks({ order: { is_paid, is_partly, is_delivered }, t }: Of<{ order: QueuedOrder }>) {
  return (
    <div className="flex flex-col items-start gap-1 py-2">
      <StatusBadge color={is_paid ? "green" : "orange"}>
        {t(`deliveryQueue.payment.${is_paid ? "paid" : "unpaid"}`)}
      </StatusBadge>
      {is_partly ? <StatusBadge color="blue">{t("deliveryQueue.partly")}</StatusBadge> : null}
      {is_delivered ? <StatusBadge color="grey">{t("deliveryQueue.delivered")}</StatusBadge> : null}
    </div>
  )
}

type PartsProps = Of<Pick<QueuedOrder, "parts"> & { formats: Formats }>

function Parts({ parts, t, formats: { number, day } }: PartsProps) {
  const more = parts.length - NAMED
  return (
    <ul className="w-64 py-2">
      {parts.slice(0, NAMED).map(({ title, sku, open, waiting, due }, place) => (
        <li key={place} className="truncate" title={`${number(open)} × ${sku} ${title}`}>
          {number(open)} × <span className="font-medium">{sku || title}</span>{" "}
          {sku ? <span className="text-ui-fg-subtle">{title}</span> : null}
          {waiting > 0 && due ? (
            <Text size="small" className="text-ui-tag-orange-text">
              {t("deliveryQueue.waits", { pieces: waiting, day: day(due) })}
            </Text>
          ) : null}
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Text size="small" className="text-ui-fg-muted">
            {t("deliveryQueue.moreParts", { count: more })}
          </Text>
        </li>
      ) : null}
    </ul>
  )
}

function Figure({ children }: { children: string }) {
  return <span className="block whitespace-nowrap text-right tabular-nums">{children}</span>
}

function weightText(t: Words, number: Formats["number"], grams: number | null): string {
  if (grams === null) return t("common.none")
  return t("deliveryQueue.kilograms", { weight: number(Math.round(grams / 10) / 100) })
}
