import { Hint, Input, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffShipments } from "../../../../../backend/src/contract/staff/staff-shipments"
import { FormField } from "../../components/form-field"
import { DrawerForm, SideDrawer } from "../../components/side-drawer"
import { failureToast } from "../../platform/failure-toast"
import { useShip } from "./api"
import { PieceFields } from "./piece-fields"
import { bodyOf, dayOf, errorsOf, piecesOf, typedAll } from "./typed-shipment"

type ShipDrawerProps = {
  orderId: string
  order: StaffShipments
  isOpen: boolean
  onClose: () => void
}

/** Lines with what is open filled in, and what is said of the shipment. */
export function ShipDrawer({ isOpen, onClose, ...props }: ShipDrawerProps) {
  const { t } = useTranslation("shop")
  return (
    <SideDrawer
      title={t("shipments.ship.title")}
      description={t("shipments.ship.description")}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ShipForm {...props} onDone={onClose} />
    </SideDrawer>
  )
}

type ShipFormProps = Pick<ShipDrawerProps, "orderId" | "order"> & { onDone: () => void }

function ShipForm({ orderId, order, onDone }: ShipFormProps) {
  const { lines, carriers, is_paid } = order
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useShip(orderId)
  // A second press, or one after an answer that was lost, sends nothing twice.
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(() => typedAll(lines, dayOf(new Date())))
  const [tried, setTried] = useState(false)
  const errors = errorsOf(typed, lines)
  const set = (field: "carrier" | "tracking" | "parcels" | "date") => (value: string) =>
    setTyped({ ...typed, [field]: value })

  const send = () => {
    setTried(true)
    if (errors.pieces.size > 0 || errors.parcels || errors.nothing) return
    mutate(
      { body: bodyOf(typed), key },
      {
        onSuccess: () => {
          toast.success(t("shipments.ship.done"))
          onDone()
        },
        onError: failureToast(t("shipments.ship.failed")),
      },
    )
  }

  return (
    <DrawerForm
      submit={t("shipments.ship.submit", { count: piecesOf(typed) })}
      isSaving={isPending}
      onSubmit={send}
    >
      {is_paid ? null : (
        <Text size="small" className="text-ui-tag-orange-text">
          {t("shipments.ship.unpaid")}
        </Text>
      )}
      <PieceFields
        lines={lines}
        pieces={typed.pieces}
        wrong={tried ? errors.pieces : NONE}
        onChange={(pieces) => setTyped({ ...typed, pieces })}
      />
      {tried && errors.nothing ? (
        <Hint variant="error" role="alert">
          {t("shipments.ship.errors.nothing")}
        </Hint>
      ) : null}
      <FormField
        id="carrier"
        label={t("shipments.ship.carrier")}
        hint={t("shipments.ship.carrierHint")}
      >
        <Input
          id="carrier"
          list="carriers"
          maxLength={80}
          aria-describedby="carrier-hint"
          value={typed.carrier}
          onChange={({ target }) => set("carrier")(target.value)}
        />
        <datalist id="carriers">
          {carriers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </FormField>
      <FormField id="tracking" label={t("shipments.ship.tracking")}>
        <Input
          id="tracking"
          maxLength={100}
          autoComplete="off"
          value={typed.tracking}
          onChange={({ target }) => set("tracking")(target.value)}
        />
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField
          id="parcels"
          label={t("shipments.ship.parcels")}
          error={tried && errors.parcels ? t("shipments.ship.errors.parcels") : undefined}
        >
          <Input
            id="parcels"
            inputMode="numeric"
            aria-invalid={tried && errors.parcels ? true : undefined}
            value={typed.parcels}
            onChange={({ target }) => set("parcels")(target.value)}
          />
        </FormField>
        <FormField id="date" label={t("shipments.ship.date")}>
          <Input
            id="date"
            type="date"
            max={dayOf(new Date())}
            value={typed.date}
            onChange={({ target }) => set("date")(target.value)}
          />
        </FormField>
      </div>
    </DrawerForm>
  )
}

const NONE: ReadonlyMap<number, number> = new Map()
