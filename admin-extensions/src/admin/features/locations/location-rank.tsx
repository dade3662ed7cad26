import { ArrowDownMini, ArrowUpMini } from "@medusajs/icons"
import { IconButton, Table, toast } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { RankedLocation } from "../../../../../backend/src/contract/staff/selling-locations"
import { SimpleTable } from "../../components/simple-table"
import { failureToast } from "../../platform/failure-toast"
import { useRankLocations } from "./api"
import { LocationName } from "./location-name"
import { moved } from "./moved"

/** The locations in rank; each move is saved by itself. */
export function LocationRank({ locations }: { locations: RankedLocation[] }) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useRankLocations()
  const last = locations.filter(({ sells }) => sells).length - 1
  const move = (place: number, by: -1 | 1) => {
    const ids = moved(locations, place, by).map(({ id }) => id)
    mutate(
      { locations: ids },
      {
        onSuccess: () => toast.success(t("locations.ranked")),
        onError: failureToast(t("locations.notRanked")),
      },
    )
  }
  return (
    <SimpleTable
      columns={[t("locations.rank"), t("locations.location"), { right: t("locations.move") }]}
    >
      {locations.map(({ id, name, sells }, place) => (
        <Table.Row key={id}>
          <Table.Cell>{sells ? place + 1 : t("common.none")}</Table.Cell>
          <Table.Cell className="min-w-32">
            <LocationName name={name} sells={sells} />
          </Table.Cell>
          <Table.Cell className="text-right">
            {sells && last > 0 ? (
              <span className="inline-flex gap-x-2">
                <IconButton
                  type="button"
                  size="small"
                  disabled={isPending || place === 0}
                  aria-label={t("locations.up", { name })}
                  onClick={() => move(place, -1)}
                >
                  <ArrowUpMini />
                </IconButton>
                <IconButton
                  type="button"
                  size="small"
                  disabled={isPending || place === last}
                  aria-label={t("locations.down", { name })}
                  onClick={() => move(place, 1)}
                >
                  <ArrowDownMini />
                </IconButton>
              </span>
            ) : null}
          </Table.Cell>
        </Table.Row>
      ))}
    </SimpleTable>
  )
}
