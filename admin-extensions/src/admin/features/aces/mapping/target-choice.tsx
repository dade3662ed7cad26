import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { Vehicle } from "../../../../../../backend/src/contract/vehicle/vehicle"
import { Choice } from "../../../components/choice"
import { useMakes, useModels, useVehiclesOf } from "../api"
import type { Target } from "./typed-mapping"

type TargetChoiceProps = { targets: readonly Target[]; onChange: (targets: Target[]) => void }

const ALL = "all"

/** Models and vehicles of the shop, chosen one after the other: make, model, and a vehicle or all. */
export function TargetChoice({ targets, onChange }: TargetChoiceProps) {
  const { t } = useTranslation("shop")
  const [make, setMake] = useState("")
  const [model, setModel] = useState("")
  const [vehicle, setVehicle] = useState(ALL)
  const makes = useMakes().data?.data ?? []
  const models = useModels(make).data?.data ?? []
  const vehicles = useVehiclesOf(make, model).data?.data ?? []
  const chosenModel = models.find(({ handle }) => handle === model)
  const chosen = vehicles.find(({ _id }) => _id === vehicle)

  const add = () => {
    if (!chosenModel) return
    const target: Target = chosen
      ? { kind: "vehicles", id: Number(chosen._id), name: nameOf(chosen) }
      : {
          kind: "models",
          id: Number(chosenModel._id),
          name: `${chosenModel.make} ${chosenModel.name}`,
        }
    onChange([...targets.filter((other) => !isSame(other, target)), target])
    setVehicle(ALL)
  }

  return (
    <div className="flex flex-col gap-y-3">
      <Choice
        id="aces-make"
        placeholder={t("aces.map.choose")}
        label={t("aces.map.make")}
        value={make}
        options={makes.map(({ handle, name }) => [handle, name])}
        onChange={(value) => {
          setMake(value)
          setModel("")
          setVehicle(ALL)
        }}
      />
      <Choice
        id="aces-model"
        placeholder={t("aces.map.choose")}
        disabled={make === ""}
        label={t("aces.map.model")}
        value={model}
        options={models.map(({ handle, name }) => [handle, name])}
        onChange={(value) => {
          setModel(value)
          setVehicle(ALL)
        }}
      />
      <Choice
        id="aces-vehicle"
        disabled={model === ""}
        label={t("aces.map.vehicle")}
        value={vehicle}
        options={[[ALL, t("aces.map.allVehicles")], ...vehicles.map(optionOf)]}
        onChange={setVehicle}
      />
      <Button
        type="button"
        variant="secondary"
        size="small"
        className="self-start"
        disabled={!chosenModel}
        onClick={add}
      >
        {t("aces.map.add")}
      </Button>
      <Chosen
        targets={targets}
        onRemove={(gone) => onChange(targets.filter((one) => one !== gone))}
      />
    </div>
  )
}

type ChosenProps = { targets: readonly Target[]; onRemove: (target: Target) => void }

function Chosen({ targets, onRemove }: ChosenProps) {
  const { t } = useTranslation("shop")
  if (targets.length === 0) {
    return (
      <Text size="small" className="text-ui-fg-subtle">
        {t("aces.map.noneChosen")}
      </Text>
    )
  }
  return (
    <ul aria-label={t("aces.map.chosen")} className="flex flex-col gap-y-1">
      {targets.map((target) => (
        <li
          key={`${target.kind} ${target.id}`}
          className="flex items-center justify-between gap-x-2"
        >
          <Text size="small">{target.name}</Text>
          <Button
            type="button"
            variant="transparent"
            size="small"
            aria-label={t("aces.map.remove", { name: target.name })}
            onClick={() => onRemove(target)}
          >
            ×
          </Button>
        </li>
      ))}
    </ul>
  )
}

const isSame = (one: Target, other: Target) => one.kind === other.kind && one.id === other.id

/** "Velmont Tessera II VX16T, 2013-06 –". */
function nameOf({ make, model, generation, engineCodes, builtFrom, builtTo }: Vehicle): string {
  const name = [make, model, generation, ...engineCodes].filter(Boolean).join(" ")
  return `${name}, ${builtFrom} – ${builtTo ?? ""}`.trim()
}

function optionOf(vehicle: Vehicle): readonly [string, string] {
  return [vehicle._id, nameOf(vehicle)]
}
