import type { Product } from "@shop/contract/product/product"
import type { ToldFit as Verdict } from "@shop/contract/vehicle/asked-vehicle"
import { useQuery } from "@tanstack/react-query"
import { monthYearText } from "@/platform/format/dates"
import { placesOnVehicleQuery, vehicleQuery } from "../api"
import { BuiltField } from "../built-field"
import type { ChosenVehicle } from "../chosen-vehicle"
import { ListLink } from "../list-link"
import { OpenVehicles } from "../open-vehicles"
import { useChooseVehicle } from "../choice/use-choose-vehicle"
import { boxText } from "./box-texts"
import { FitVerdict } from "./fit-verdict"
import { conditionText } from "./fit-words"
import { useFit } from "./use-fit"

type ToldFitProps = {
  product: Pick<Product, "_id" | "categoryHandle">
  chosen: ChosenVehicle
}

/** Whether a part fits the chosen vehicle, where and under which conditions. */
export function ToldFit({ product, chosen }: ToldFitProps) {
  const { _id: productId, categoryHandle: category } = product
  const { id: vehicle, built, name, engine } = chosen
  const verdict = useFit(productId)
  const { data: places = [] } = useQuery({
    ...placesOnVehicleQuery(productId, vehicle),
    enabled: verdict?.fit === "fits",
  })
  const month = built && monthYearText(built)
  return (
    <section
      aria-label={boxText("region")}
      aria-busy={!verdict}
      className="min-h-32 space-y-2 border border-line p-4"
    >
      <p className="flex items-start justify-between gap-4">
        <span className="min-w-0 font-medium wrap-anywhere">
          {[name, engine, month && boxText("builtIn", { month })].filter(Boolean).join(" · ")}
        </span>
        <OpenVehicles
          leadsToParts={false}
          className="shrink-0 cursor-pointer text-sm underline underline-offset-4"
        >
          {boxText("change")}
        </OpenVehicles>
      </p>
      {verdict ? (
        <div role="status" className="space-y-2">
          {verdict.fit === "fits_if" ? (
            <Conditions notes={verdict.fitNotes} />
          ) : (
            <p>
              <FitVerdict verdict={verdict} />
            </p>
          )}
        </div>
      ) : null}
      {places.length > 0 ? (
        <ul className="text-sm text-muted">
          {places.map(({ position, quantity }) => (
            <li key={`${position} ${quantity}`}>
              {[position, boxText("perVehicle", { quantity })].filter(Boolean).join(" · ")}
            </li>
          ))}
        </ul>
      ) : null}
      {verdict && !built && verdict.fitNotes.some(hangsOnMonth) ? <WhenBuilt id={vehicle} /> : null}
      {verdict?.fit === "does_not_fit" ? (
        <ListLink
          search={{ category }}
          className="inline-block text-sm underline underline-offset-4"
        >
          {boxText("whatFits")}
        </ListLink>
      ) : null}
    </section>
  )
}

type Notes = Verdict["fitNotes"]

function Conditions({ notes }: { notes: Notes }) {
  const [first, ...others] = notes.map(conditionText)
  if (first === undefined) return null
  const head = boxText(others.length > 0 ? "someMustHold" : "oneMustHold")
  return (
    <>
      <p>
        <FitVerdict verdict={{ fit: "fits_if", fitNotes: [] }} words={head} />
      </p>
      <ul className="list-disc space-y-1 pl-10 text-sm">
        {[first, ...others].map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </>
  )
}

function hangsOnMonth({ builtFrom, builtTo }: Notes[number]): boolean {
  return builtFrom !== null || builtTo !== null
}

/** The month is kept with the vehicle: it decides what months leave open, here and in lists. */
function WhenBuilt({ id }: { id: string }) {
  const { data: vehicle } = useQuery(vehicleQuery(id))
  const { choose } = useChooseVehicle()
  if (!vehicle) return null
  return (
    <BuiltField
      label={boxText("whenBuilt")}
      vehicle={vehicle}
      built=""
      onChange={(built) => choose(vehicle, { built })}
    />
  )
}
