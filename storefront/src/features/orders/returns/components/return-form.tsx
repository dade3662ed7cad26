import type { Order } from "@shop/contract/order/order"
import { LONGEST_RETURN_TEXT, type OrderReturns } from "@shop/contract/return/order-return"
import { type FormEvent, useEffect, useRef } from "react"
import { useDraft } from "@/components/ui/dialog/draft"
import { Notice } from "@/components/ui/feedback/notice"
import { FormFooter } from "@/components/ui/form/form-footer"
import { TextArea } from "@/components/ui/form/text-field"
import { UploadProgress } from "@/components/ui/form/upload-progress"
import { dayText } from "@/platform/format/dates"
import { hasSeveralDays } from "../returnable"
import { returnText } from "../texts"
import { useReturnForm } from "../use-return-form"
import { ExtraFields } from "./extra-fields"
import { NextSteps } from "./next-steps"
import { PartsFields } from "./parts-fields"
import { PictureChoice } from "./picture-choice"

type ReturnFormProps = {
  order: Pick<Order, "_id" | "number">
  returns: OrderReturns
  /** The line that the reader came for, by its place. */
  line: number | null
  onCancel: () => void
  onDone: () => void
}

/** What comes back of an order, and why; what the shop does not take stays as it was typed. */
export function ReturnForm({ order, returns, line, onCancel, onDone }: ReturnFormProps) {
  const form = useReturnForm({ orderId: order._id, returnable: returns, onDone })
  const { typed, change, left, asked, refused, sending, tries } = form
  const leave = useDraft(form.isChanged)
  const place = useFirstProblem(tries)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.send()
  }
  return (
    <form ref={place} noValidate className="space-y-6" onSubmit={submit}>
      {asked ? (
        <Notice tone="success" title={returnText("askedPartly", { number: asked.number })}>
          {returnText("askedPartlyText")}
        </Notice>
      ) : (
        <Lead number={order.number} lines={left.lines} />
      )}
      {left.lines.length > 0 ? <PartsFields form={form} line={line} /> : null}
      {left.extras.length > 0 ? (
        <section aria-labelledby="return-extras">
          <h3 id="return-extras" className="border-b border-line pb-1 text-2xl">
            {returnText("extras")}
          </h3>
          {left.extras.map((extra) => (
            <ExtraFields
              key={extra.id}
              extra={extra}
              typed={typed.extras[extra.id] ?? ""}
              said={refused[`extras.${extra.id}`] ?? ""}
              onChange={(pieces) =>
                change({ extras: { ...typed.extras, [extra.id]: pieces } }, `extras.${extra.id}`)
              }
            />
          ))}
        </section>
      ) : null}
      {left.lines.length > 0 ? (
        <TextArea
          label={returnText("note")}
          hint={returnText("noteHint")}
          rows={3}
          maxLength={LONGEST_RETURN_TEXT}
          value={typed.note}
          error={refused.note || undefined}
          onChange={({ target }) => change({ note: target.value }, "note")}
        />
      ) : null}
      {left.lines.length > 0 || asked ? (
        <PictureChoice pictures={form.pictures} onChange={form.setPictures} />
      ) : null}
      {sending?.name ? (
        <UploadProgress
          label={returnText("sendingPicture", { name: sending.name })}
          percent={sending.percent}
        />
      ) : null}
      <NextSteps />
      <FormFooter busy={sending !== null} failure={form.failure} onCancel={() => leave(onCancel)}>
        {returnText("ask")}
      </FormFooter>
    </form>
  )
}

/** Until when one can ask, where all lines have the same day; else each says its own. */
function Lead({ number, lines }: Pick<OrderReturns, "lines"> & { number: string }) {
  const [first] = lines
  const isOne = first && !hasSeveralDays(lines)
  return (
    <p>
      {returnText("lead", { number })}{" "}
      {isOne ? <strong>{returnText("askUntil", { day: dayText(first.until) })}</strong> : null}
    </p>
  )
}

/** After a try that found something wrong the focus goes to the first of it. */
function useFirstProblem(tries: number) {
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries === 0) return
    const wrong = "[aria-invalid=true], [role=alert]"
    const first = place.current?.querySelector<HTMLElement>(wrong)
    first?.scrollIntoView({ block: "nearest" })
    first?.focus({ preventScroll: true })
  }, [tries])
  return place
}
