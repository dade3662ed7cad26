import { Table } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { PlacedStock } from "../../../../../backend/src/contract/staff/selling-locations"
import { SimpleTable } from "../../components/simple-table"
import { useFormats } from "../../platform/formats"
import { LocationName } from "./location-name"

/** What lies where of a product, of all of its variants. */
export function StockTable({ stock }: { stock: PlacedStock[] }) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const isOne = new Set(stock.map(({ sku }) => sku)).size === 1
  return (
    <SimpleTable
      columns={[
        ...(isOne ? [] : [t("locations.sku")]),
        t("locations.location"),
        { right: t("locations.stocked") },
        { right: t("locations.reserved") },
        { right: t("locations.free") },
      ]}
    >
      {stock.map(({ sku, location_id, location, sells, stocked, reserved, free }) => (
        <Table.Row key={`${sku} ${location_id}`}>
          {isOne ? null : <Table.Cell className="whitespace-nowrap">{sku}</Table.Cell>}
          <Table.Cell className="min-w-32">
            <LocationName name={location} sells={sells} />
          </Table.Cell>
          {[stocked, reserved, free].map((pieces, place) => (
            <Table.Cell key={place} className="text-right tabular-nums">
              {number(pieces)}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </SimpleTable>
  )
}
