import type { Vehicle, VehicleMake, VehicleModel } from "@shop/contract/vehicle/vehicle"
import { useQuery, type UseQueryResult } from "@tanstack/react-query"
import { ChevronLeft } from "lucide-react"
import { useEffect, useRef, useState, type ReactNode } from "react"
import { Failed } from "@/components/ui/feedback/failed"
import { Spinner } from "@/components/ui/feedback/spinner"
import { vehicleMakesQuery, vehicleModelsQuery, vehiclesQuery } from "../api"
import { choiceText } from "../choice/choice-texts"
import { ChoiceList } from "./choice-list"
import { engineChoices } from "./vehicle-choices"

type ByModelProps = { onChoose: (vehicle: Vehicle) => void }

/** Make, model, then generation and engine: a step each, with the way back. */
export function ByModel({ onChoose }: ByModelProps) {
  const [make, setMake] = useState<VehicleMake>()
  const [model, setModel] = useState<VehicleModel>()
  if (!make) return <Makes onChoose={setMake} />
  if (!model) return <Models make={make} onChoose={setModel} onBack={() => setMake(undefined)} />
  return <Engines model={model} onChoose={onChoose} onBack={() => setModel(undefined)} />
}

function Makes({ onChoose }: { onChoose: (make: VehicleMake) => void }) {
  const makes = useQuery(vehicleMakesQuery())
  return (
    <Step title={choiceText("makes")} answer={makes}>
      {(rows) => (
        <ChoiceList
          label={choiceText("makes")}
          choices={rows.map((make) => ({
            key: make._id,
            text: make.name,
            onChoose: () => onChoose(make),
          }))}
        />
      )}
    </Step>
  )
}

type ModelsProps = {
  make: VehicleMake
  onChoose: (model: VehicleModel) => void
  onBack: () => void
}

function Models({ make, onChoose, onBack }: ModelsProps) {
  const models = useQuery(vehicleModelsQuery(make.handle))
  const title = choiceText("models", { make: make.name })
  return (
    <Step title={title} answer={models} back={{ to: choiceText("toMakes"), onBack }}>
      {(rows) => (
        <ChoiceList
          label={title}
          choices={rows.map((model) => ({
            key: model._id,
            text: model.name,
            onChoose: () => onChoose(model),
          }))}
        />
      )}
    </Step>
  )
}

type EnginesProps = ByModelProps & { model: VehicleModel; onBack: () => void }

function Engines({ model: { make, makeHandle, name, handle }, onChoose, onBack }: EnginesProps) {
  const vehicles = useQuery(vehiclesQuery(makeHandle, handle))
  const title = choiceText("vehicles", { make, model: name })
  return (
    <Step title={title} answer={vehicles} back={{ to: make, onBack }}>
      {(rows) => <ChoiceList label={title} choices={engineChoices(rows, onChoose)} />}
    </Step>
  )
}

type StepProps<Row> = {
  title: string
  answer: UseQueryResult<Row[]>
  back?: { to: string; onBack: () => void }
  children: (rows: Row[]) => ReactNode
}

/** One step of the choice; who comes to it by a choice goes on at its heading. */
function Step<Row>({ title, answer, back, children }: StepProps<Row>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = back === undefined
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])
  const { data, error, refetch } = answer
  return (
    <>
      {back ? (
        <button
          type="button"
          className="mb-1 inline-flex min-h-11 cursor-pointer items-center gap-1 text-sm underline underline-offset-4"
          onClick={back.onBack}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {choiceText("back", { to: back.to })}
        </button>
      ) : null}
      <h3 ref={heading} tabIndex={-1} className="mb-2 text-xl outline-none">
        {title}
      </h3>
      {data ? (
        data.length > 0 ? (
          children(data)
        ) : (
          <p className="text-muted">{choiceText("noneHere")}</p>
        )
      ) : error ? (
        <Failed title={choiceText("notLoaded")} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid min-h-60 place-items-center">
          <Spinner label={choiceText("loading")} />
        </div>
      )}
    </>
  )
}
