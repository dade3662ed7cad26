import { StatusBadge, Table, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { ExpectedGoods } from "../../../../../backend/src/contract/staff/expected-goods"
import { SimpleTable } from "../../components/simple-table"
import { useFormats } from "../../platform/formats"
import { GoodsActions } from "./goods-actions"
import type { Opened } from "./goods-drawer"
import { todayOf } from "./typed-goods"

type GoodsTableProps = {
  goods: readonly ExpectedGoods[]
  /** Whether the rows are of several parts. */
  withParts: boolean
  onOpen: (opened: Opened) => void
}

/** Goods as staff see them, with what they do with each; of one product those that are to come. */
export function GoodsTable({ goods, withParts, onOpen }: GoodsTableProps) {
  const { t } = useTranslation("shop")
  return (
    <SimpleTable
      columns={[
        ...(withParts ? [t("expectedGoods.columns.part")] : []),
        t("expectedGoods.columns.due"),
        t("expectedGoods.columns.reference"),
        { right: t("expectedGoods.columns.open") },
        { right: t("expectedGoods.columns.promised") },
        // Beside a product's other sections there is room for what is to be done alone.
        ...(withParts
          ? [{ right: t("expectedGoods.columns.free") }, t("expectedGoods.columns.state")]
          : []),
        { right: t("expectedGoods.columns.actions") },
      ]}
    >
      {goods.map((one) => (
        <GoodsRow key={one.id} goods={one} withPart={withParts} onOpen={onOpen} />
      ))}
    </SimpleTable>
  )
}

type GoodsRowProps = {
  goods: ExpectedGoods
  withPart: boolean
  onOpen: (opened: Opened) => void
}

function GoodsRow({ goods, withPart, onOpen }: GoodsRowProps) {
  const { t } = useTranslation("shop")
  const { day, number } = useFormats()
  const { location, quantity, open, promised, due, reference, state } = goods
  const isOpen = state === "expected"
  const isOverdue = isOpen && due < todayOf(new Date())
  const badge = (
    <StatusBadge color={isOverdue ? "red" : isOpen ? "orange" : "grey"}>
      {t(`expectedGoods.state.${isOverdue ? "overdue" : state}`)}
    </StatusBadge>
  )
  return (
    <Table.Row>
      {withPart ? (
        <Table.Cell className="max-w-[16rem] py-2">
          <Part goods={goods} />
        </Table.Cell>
      ) : null}
      <Table.Cell className="whitespace-nowrap">
        <time dateTime={due} className="block">
          {day(due)}
        </time>
        {isOverdue && !withPart ? badge : null}
      </Table.Cell>
      <Table.Cell className={`${withPart ? "max-w-[14rem]" : "max-w-[9rem]"} py-2`}>
        <Text size="small" className="truncate">
          {reference}
        </Text>
        <Text size="small" className="text-ui-fg-subtle truncate">
          {location}
        </Text>
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap text-right tabular-nums">
        {number(open)} {t("expectedGoods.of", { quantity })}
      </Table.Cell>
      <Table.Cell className="text-right tabular-nums">{number(promised)}</Table.Cell>
      {withPart ? (
        <>
          <Table.Cell className="text-right tabular-nums">{number(open - promised)}</Table.Cell>
          <Table.Cell>{badge}</Table.Cell>
        </>
      ) : null}
      <Table.Cell className="text-right">
        {isOpen ? <GoodsActions goods={goods} onOpen={onOpen} /> : null}
      </Table.Cell>
    </Table.Row>
  )
}

function Part({ goods: { product_id, part, sku } }: { goods: ExpectedGoods }) {
  return (
    <>
      <Text size="small" weight="plus" className="truncate">
        {product_id ? (
          <Link to={`/products/${product_id}`} className="text-ui-fg-interactive hover:underline">
            {part}
          </Link>
        ) : (
          (part ?? sku)
        )}
      </Text>
      <Text size="small" className="text-ui-fg-subtle truncate">
        {sku}
      </Text>
    </>
  )
}
