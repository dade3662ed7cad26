import { useTranslation } from "react-i18next"
import type {
  StaffName,
  StaffVehicle,
} from "../../../../../../backend/src/contract/staff/vehicle/vehicles"
import { SideDrawer } from "../../../components/side-drawer"
import { NameForm } from "./name-form"
import { VehicleForm } from "./vehicle-form"

/** What is added, or changed where there is one. */
export type Opened =
  | { what: "make"; name: StaffName | null }
  | { what: "model"; name: StaffName | null; make: StaffName }
  | { what: "vehicle"; vehicle: StaffVehicle | null; make: StaffName; model: StaffName }
  | null

/** The one form that is open. */
export function VehicleDrawer({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { t } = useTranslation("shop")
  const what = opened?.what ?? "make"
  const isNew = opened === null || (opened.what === "vehicle" ? !opened.vehicle : !opened.name)
  const of =
    opened?.what === "vehicle"
      ? `${opened.make.name} ${opened.model.name}`
      : opened?.what === "model"
        ? opened.make.name
        : ""
  return (
    <SideDrawer
      title={isNew ? t(`vehicles.add.${what}`) : t(`vehicles.change.${what}`)}
      description={of || t("vehicles.nameHint")}
      isOpen={opened !== null}
      onClose={onClose}
    >
      {opened?.what === "vehicle" ? (
        <VehicleForm vehicle={opened.vehicle} modelId={opened.model.id} onDone={onClose} />
      ) : null}
      {opened && opened.what !== "vehicle" ? (
        <NameForm
          name={opened.name}
          makeId={opened.what === "model" ? opened.make.id : null}
          onDone={onClose}
        />
      ) : null}
    </SideDrawer>
  )
}
