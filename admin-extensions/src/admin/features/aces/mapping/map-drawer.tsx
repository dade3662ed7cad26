import { useTranslation } from "react-i18next"
import type { AcesGroup } from "../../../../../../backend/src/contract/aces/aces-import"
import { SideDrawer } from "../../../components/side-drawer"
import { MapForm } from "./map-form"

type MapDrawerProps = { group: AcesGroup | null; onClose: () => void }

/** Where staff say what an id means. */
export function MapDrawer({ group, onClose }: MapDrawerProps) {
  const { t } = useTranslation("shop")
  const { kind = "", value = "", rows = 0 } = group ?? {}
  return (
    <SideDrawer
      title={t("aces.map.title", { kind, value })}
      description={t("aces.map.description", { count: rows })}
      isOpen={group !== null}
      onClose={onClose}
    >
      {group ? <MapForm group={group} onDone={onClose} /> : null}
    </SideDrawer>
  )
}
