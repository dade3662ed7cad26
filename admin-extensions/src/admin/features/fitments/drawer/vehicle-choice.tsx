import { useTranslation } from "react-i18next"
import { Choice } from "../../../components/choice"
import { useMakes, useModels, useVehicles } from "../../vehicles/api"
import { useVehicleTexts } from "../../../platform/vehicle-texts"
import type { TypedFitment } from "../typed-fitment"

/** As many as a list can show; a model with more is narrowed by hand on the page of vehicles. */
const MOST = 100

type VehicleChoiceProps = {
  typed: TypedFitment
  error: string | undefined
  onChange: (change: Pick<TypedFitment, "make" | "model" | "vehicle">) => void
}

/** Make, then model, then vehicle. */
export function VehicleChoice({ typed, error, onChange }: VehicleChoiceProps) {
  const { t } = useTranslation("shop")
  const { engine, built } = useVehicleTexts()
  const { make, model, vehicle } = typed
  const makes = useMakes().data?.makes ?? []
  const models = useModels(make).data?.models ?? []
  const asked = { ...(model !== undefined && { model_id: model }), limit: MOST }
  const vehicles = useVehicles(asked, model !== undefined).data?.vehicles ?? []
  const ofModel = vehicles.filter(({ model_id }) => model_id === model)
  const text = (id: number | undefined) => (id === undefined ? "" : String(id))
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Choice
          id="fitment-make"
          label={t("vehicles.columns.make")}
          placeholder={t("fitments.choose")}
          value={text(make)}
          options={makes.map(({ id, name }) => [String(id), name])}
          onChange={(id) => onChange({ make: Number(id) })}
        />
        <Choice
          id="fitment-model"
          label={t("vehicles.columns.model")}
          placeholder={t("fitments.choose")}
          value={text(model)}
          disabled={make === undefined}
          options={models.map(({ id, name }) => [String(id), name])}
          onChange={(id) => onChange({ ...(make !== undefined && { make }), model: Number(id) })}
        />
      </div>
      <Choice
        id="fitment-vehicle"
        label={t("vehicles.columns.vehicle")}
        placeholder={t("fitments.choose")}
        value={text(vehicle)}
        disabled={model === undefined}
        error={error}
        options={ofModel.map((one) => [
          String(one.id),
          [one.generation, engine(one), built(one)].filter(Boolean).join(" · "),
        ])}
        onChange={(id) =>
          onChange({
            ...(make !== undefined && { make }),
            ...(model !== undefined && { model }),
            vehicle: Number(id),
          })
        }
      />
    </>
  )
}
