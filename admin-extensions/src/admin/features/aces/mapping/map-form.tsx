import { RadioGroup, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import {
  actionsOf,
  POSITION_KIND,
  type AcesGroup,
  type MappingAction,
} from "../../../../../../backend/src/contract/aces/aces-import"
import { FormField } from "../../../components/form-field"
import { DrawerForm } from "../../../components/side-drawer"
import { TextField } from "../../../components/text-field"
import { failureToast } from "../../../platform/failure-toast"
import { useMapId } from "../api"
import { TargetChoice } from "./target-choice"
import { sentMapping, typedMapping } from "./typed-mapping"

type MapFormProps = { group: AcesGroup; onDone: () => void }

/** What an id means: vehicles, engines, words, nothing, or Apps that are left out. */
export function MapForm({ group, onDone }: MapFormProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useMapId()
  const [typed, setTyped] = useState(() => typedMapping(group))
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const { action } = typed
  const save = () =>
    mutate(sentMapping(group, typed), {
      onSuccess: () => {
        toast.success(t("aces.map.saved"))
        onDone()
      },
      onError: failureToast(t("aces.map.failed")),
    })
  const nameOf = (one: MappingAction) =>
    t(`aces.map.${one === "text" && group.kind === POSITION_KIND ? "place" : one}`)
  return (
    <DrawerForm submit={t("aces.map.save")} isSaving={isPending} onSubmit={save}>
      <RadioGroup
        aria-label={t("aces.map.action")}
        value={action}
        onValueChange={(value) => change({ action: value as MappingAction })}
      >
        {actionsOf(group.kind).map((one) => (
          <div key={one} className="flex items-center gap-x-2">
            <RadioGroup.Item value={one} id={`aces-action-${one}`} />
            <label htmlFor={`aces-action-${one}`} className="txt-small">
              {nameOf(one)}
            </label>
          </div>
        ))}
      </RadioGroup>
      {action === "vehicles" ? (
        <>
          <TargetChoice targets={typed.targets} onChange={(targets) => change({ targets })} />
          <div className="grid grid-cols-2 gap-x-4">
            <TextField
              id="aces-from"
              label={t("aces.map.from")}
              hint={t("aces.map.months")}
              size="small"
              placeholder="2015-01"
              value={typed.from}
              error={undefined}
              onText={(from) => change({ from })}
            />
            <TextField
              id="aces-until"
              label={t("aces.map.until")}
              size="small"
              placeholder="2015-12"
              value={typed.until}
              error={undefined}
              onText={(until) => change({ until })}
            />
          </div>
        </>
      ) : null}
      {action === "engines" ? (
        <TextField
          id="aces-engines"
          label={t("aces.map.engineCodes")}
          hint={t("aces.map.engineHint")}
          size="small"
          value={typed.engines}
          error={undefined}
          onText={(engines) => change({ engines })}
        />
      ) : null}
      {action === "text" ? (
        <FormField id="aces-text" label={t("aces.map.textLabel")} hint={t("aces.map.textHint")}>
          <Textarea
            id="aces-text"
            maxLength={500}
            aria-describedby="aces-text-hint"
            value={typed.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </FormField>
      ) : null}
    </DrawerForm>
  )
}
