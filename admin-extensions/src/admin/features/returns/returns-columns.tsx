import { createDataTableColumnHelper, Text } from "@medusajs/ui"
import type { TFunction } from "i18next"
import { Link } from "react-router-dom"
import type { StaffReturn } from "../../../../../backend/src/contract/return/staff-return"
import { TwoLines } from "../../components/list-table"
import type { useFormats } from "../../platform/formats"
import { ReturnStateBadge } from "./return-state"

type Words = TFunction<"shop">
type Formats = Pick<ReturnType<typeof useFormats>, "number" | "time">

const helper = createDataTableColumnHelper<StaffReturn>()
/** So many parts of a return are named; its drawer has all. */
const NAMED = 3

/** What staff need to know of a return to go on with it. */
export function returnsColumns(t: Words, { number, time }: Formats, link: OneLink) {
  return [
    helper.accessor("number", {
      header: t("returns.columns.number"),
      cell: ({ row: { original } }) => (
        <Link
          to={{ search: link.addressOf(original._id) }}
          onClick={(event) => {
            // Another tab or window takes the address as it stands.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            link.open(original._id)
          }}
          className="text-ui-fg-interactive font-medium whitespace-nowrap hover:underline"
        >
          {original.number}
        </Link>
      ),
    }),
    helper.accessor("requestedAt", {
      header: t("returns.columns.since"),
      cell: ({ getValue }) => (
        <time dateTime={getValue()} className="whitespace-nowrap">
          {time(getValue())}
        </time>
      ),
    }),
    helper.accessor("state", {
      header: t("returns.columns.state"),
      cell: ({ row: { original } }) => <ReturnStateBadge {...original} />,
    }),
    helper.accessor("customer", {
      header: t("returns.columns.customer"),
      cell: ({ row: { original } }) => <Customer one={original} t={t} />,
    }),
    helper.accessor("lines", {
      header: t("returns.columns.parts"),
      cell: ({ getValue }) => <Parts lines={getValue()} t={t} number={number} />,
    }),
    helper.accessor((one) => piecesOf(one), {
      id: "pieces",
      header: t("returns.columns.pieces"),
      headerAlign: "right",
      cell: ({ getValue }) => (
        <span className="block text-right whitespace-nowrap tabular-nums">
          {number(getValue())}
        </span>
      ),
    }),
  ]
}

type OneLink = {
  /** The page's address with a return open over it. */
  addressOf: (id: string) => string
  open: (id: string) => void
}

/** How many pieces were asked back. */
export function piecesOf({ lines }: Pick<StaffReturn, "lines">): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0)
}

function Customer({ one, t }: { one: StaffReturn; t: Words }) {
  const { name, email } = one.customer
  return (
    <div className="py-2">
      <TwoLines second={email}>{name || email}</TwoLines>
      <Link
        to={`/orders/${one.order_id}`}
        className="txt-small text-ui-fg-interactive hover:underline"
      >
        {t("returns.one.order", { number: one.order_number })}
      </Link>
    </div>
  )
}

type PartsProps = Pick<StaffReturn, "lines"> & Pick<Formats, "number"> & { t: Words }

function Parts({ lines, t, number }: PartsProps) {
  const more = lines.length - NAMED
  return (
    <ul className="w-72 py-2">
      {lines.slice(0, NAMED).map(({ id, productName, sku, qty, reason }) => (
        <li key={id}>
          <div className="truncate" title={`${number(qty)} × ${sku} ${productName}`}>
            {number(qty)} × <span className="font-medium">{sku || productName}</span>{" "}
            {sku ? <span className="text-ui-fg-subtle">{productName}</span> : null}
          </div>
          <Text size="xsmall" className="text-ui-fg-muted truncate">
            {t(`returns.reasons.${reason}`)}
          </Text>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Text size="small" className="text-ui-fg-muted">
            {t("returns.moreParts", { count: more })}
          </Text>
        </li>
      ) : null}
    </ul>
  )
}
