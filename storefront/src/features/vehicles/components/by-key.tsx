import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { useState, type SubmitEvent } from "react"
import { TextField } from "@/components/ui/form/text-field"
import { messageOf } from "@/platform/api/api-error"
import { queryClient } from "@/platform/query-client"
import { vehicleLookUpQuery, type VehicleKeys } from "../api"
import { choiceText } from "../choice/choice-texts"
import { vehicleName } from "../vehicle-name"
import { ChoiceList } from "./choice-list"
import { engineChoices } from "./vehicle-choices"

const EMPTY: VehicleKeys = { hsn: "", tsn: "", ktype: "" }

type Problems = { [Field in keyof VehicleKeys]?: string } & { whole?: string }

/** The vehicle by its papers or a catalogue's number, for who has them. */
export function ByKey({ onChoose }: { onChoose: (vehicle: Vehicle) => void }) {
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<Problems>({})
  const [candidates, setCandidates] = useState<readonly Vehicle[]>([])
  const [busy, setBusy] = useState(false)

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setCandidates([])
    const keys = trimmed(typed)
    const wrong = problemsOf(keys)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const found = await queryClient.fetchQuery(vehicleLookUpQuery(keys))
      const [only, ...others] = found
      if (only && others.length === 0) onChoose(only)
      else if (only) setCandidates(found)
      else setProblems({ whole: choiceText("nothingFound") })
    } catch (error) {
      setProblems({ whole: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const field = (name: keyof VehicleKeys) => ({
    value: typed[name],
    error: problems[name],
    autoComplete: "off",
    autoCapitalize: "characters",
    spellCheck: false,
    maxLength: 20,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <TextField label={choiceText("hsn")} hint={choiceText("hsnHint")} {...field("hsn")} />
        <TextField label={choiceText("tsn")} hint={choiceText("tsnHint")} {...field("tsn")} />
      </div>
      <p className="text-sm text-muted">{choiceText("or")}</p>
      <TextField
        label={choiceText("ktype")}
        hint={choiceText("ktypeHint")}
        inputMode="numeric"
        {...field("ktype")}
      />
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {problems.whole}
      </p>
      <button type="submit" className="btn" aria-disabled={busy}>
        {choiceText("find")}
      </button>
      {candidates.length > 0 ? (
        <div role="status">
          <p className="mb-2 font-medium">{choiceText("candidates")}</p>
          <ChoiceList
            label={choiceText("candidates")}
            choices={engineChoices(candidates, onChoose).map((choice, index) => {
              const vehicle = candidates[index]
              const detail = [choice.text, choice.detail].filter(Boolean).join(" · ")
              return { ...choice, text: vehicle ? vehicleName(vehicle) : choice.text, detail }
            })}
          />
        </div>
      ) : null}
    </form>
  )
}

function trimmed({ hsn, tsn, ktype }: VehicleKeys): VehicleKeys {
  return { hsn: hsn.trim(), tsn: tsn.trim(), ktype: ktype.trim() }
}

/** What is missing; half of a key names nothing. */
function problemsOf({ hsn, tsn, ktype }: VehicleKeys): Problems {
  if (hsn && !tsn) return { tsn: choiceText("needsTsn") }
  if (tsn && !hsn) return { hsn: choiceText("needsHsn") }
  return hsn || ktype ? {} : { whole: choiceText("needsKey") }
}
