import { Hint, Select, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FormField } from "../../../components/form-field"
import { DrawerForm } from "../../../components/side-drawer"
import { useLocations } from "../../delivery-queue/api"
import { RefuseButton, type StepFormProps } from "./approve-form"
import { ConditionFields } from "./condition-fields"
import { focusFirstProblem } from "./first-problem"
import { StepProblem } from "./step-problem"
import { bodyOf, sumsOf, typedAllGood, wrongLines } from "./typed-received"

/** What can be chosen where nothing is: an empty value is none for Medusa's Select. */
const SENT_FROM = "sent-from"
const NONE: ReadonlySet<string> = new Set()

/** A return that is on its way: what arrived of it, and how. */
export function ReceiveForm({ one, facts, step, onRefuse }: StepFormProps) {
  const { t } = useTranslation("shop")
  const { lines, number } = one
  const { take, isPending, problem } = step
  const [typed, setTyped] = useState(() => typedAllGood(lines))
  const [location, setLocation] = useState(SENT_FROM)
  const [tried, setTried] = useState(false)
  const { data: places } = useLocations()
  const wrong = wrongLines(typed, lines)
  const sums = sumsOf(typed)
  const count = sums.good + sums.damaged

  function receive() {
    setTried(true)
    if (wrong.size > 0 || count === 0) return focusFirstProblem()
    take(
      {
        step: "receive",
        body: bodyOf(typed, { lines, location: location === SENT_FROM ? "" : location }),
      },
      {
        title: t("returns.receive.question", { number }),
        description: t("returns.receive.consequence", sums),
        yes: t("returns.receive.yes"),
        done: t("returns.receive.done", { number }),
      },
    )
  }

  return (
    <DrawerForm
      submit={t("returns.receive.action", { count })}
      isSaving={isPending}
      onSubmit={receive}
      actions={<RefuseButton onClick={onRefuse} />}
    >
      {facts}
      <fieldset className="flex flex-col gap-y-3">
        <legend className="mb-1">
          <Text size="small" weight="plus">
            {t("returns.receive.pieces")}
          </Text>
        </legend>
        <Hint>{t("returns.receive.hint")}</Hint>
        {lines.map((line) => (
          <ConditionFields
            key={line.id}
            line={line}
            typed={typed[line.id] ?? { good: "", damaged: "" }}
            isWrong={(tried ? wrong : NONE).has(line.id)}
            onChange={(condition) => setTyped({ ...typed, [line.id]: condition })}
          />
        ))}
      </fieldset>
      {tried && wrong.size === 0 && count === 0 ? (
        <Hint variant="error" role="alert">
          {t("returns.receive.nothing")}
        </Hint>
      ) : null}
      {places && places.stock_locations.length > 1 ? (
        <FormField id="return-location" label={t("returns.receive.location")}>
          <Select size="small" value={location} onValueChange={setLocation}>
            <Select.Trigger id="return-location">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              <Select.Item value={SENT_FROM}>{t("returns.receive.sentFrom")}</Select.Item>
              {places.stock_locations.map(({ id, name }) => (
                <Select.Item key={id} value={id}>
                  {name}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </FormField>
      ) : null}
      <StepProblem problem={problem} />
    </DrawerForm>
  )
}
