import type { OrderReturn } from "@shop/contract/return/order-return"
import { useState } from "react"
import { ApiError, messageOf } from "@/platform/api/api-error"
import { idempotencyKey } from "@/platform/idempotency-key"
import { addPicture, askExtra, askReturn, useRefreshAll } from "./api"
import { returnText } from "./texts"
import {
  bodyOf,
  chosenExtras,
  chosenLines,
  NOTHING_TYPED,
  type Problems,
  problemsOf,
  refusedFields,
  type Returnable,
  type TypedReturn,
} from "./typed-return"

/** A picture that was chosen, and why the shop did not take it. */
export type ChosenPicture = { file: File; problem?: string }

type ReturnFormInput = { orderId: string; returnable: Returnable; onDone: () => void }

/**
 * What is typed of a return, and the way to send it: the parts, what plugins take back, the pictures.
 * What has reached the shop is not sent again; what has not stays where it is.
 */
export function useReturnForm({ orderId, returnable, onDone }: ReturnFormInput) {
  const [typed, setTyped] = useState<TypedReturn>(NOTHING_TYPED)
  const [pictures, setPictures] = useState<ChosenPicture[]>([])
  const [asked, setAsked] = useState<OrderReturn | null>(null)
  const [refused, setRefused] = useState<Problems>({})
  const [failure, setFailure] = useState("")
  const [sending, setSending] = useState<Sending | null>(null)
  // Each try that found something wrong leads to the first of it.
  const [tries, setTries] = useState(0)
  const [keys] = useState(() => new Map<string, string>())
  const refresh = useRefreshAll()
  const left: Returnable = asked ? { ...returnable, lines: [] } : returnable

  const keyOf = (what: string) => {
    const key = keys.get(what) ?? idempotencyKey()
    keys.set(what, key)
    return key
  }

  const stop = ({ problems = {}, says = "" }: { problems?: Problems; says?: string }) => {
    setRefused(problems)
    setFailure(says)
    setTries((before) => before + 1)
    return false as const
  }

  /** The parts; false where the shop refused them. */
  async function askForParts(): Promise<OrderReturn | null | false> {
    const body = bodyOf(typed, left.lines)
    if (body.lines.length === 0) return asked
    try {
      const made = await askReturn(orderId, { body, key: keyOf("parts") })
      setAsked(made)
      return made
    } catch (error) {
      const problems = error instanceof ApiError ? refusedFields(error.errors, body) : {}
      const isAtFields = Object.keys(problems).length > 0 && !isConflict(error)
      return stop({ problems, says: isAtFields ? "" : messageOf(error) })
    }
  }

  async function askForExtras(): Promise<boolean> {
    for (const body of chosenExtras(typed, left.extras)) {
      try {
        await askExtra(orderId, { body, key: keyOf(body.id) })
        keys.delete(body.id)
        setTyped((before) => ({ ...before, extras: { ...before.extras, [body.id]: "" } }))
      } catch (error) {
        return stop({ problems: { [`extras.${body.id}`]: messageOf(error) } })
      }
    }
    return true
  }

  async function sendPictures(returnId: string): Promise<boolean> {
    let isAll = true
    for (const { file } of pictures) {
      setSending({ name: file.name, percent: 0 })
      try {
        const onProgress = (percent: number) => setSending({ name: file.name, percent })
        await addPicture({ orderId, returnId }, { file, onProgress })
        setPictures((before) => before.filter((one) => one.file !== file))
      } catch (error) {
        const problem = messageOf(error)
        setPictures((before) => before.map((one) => (one.file === file ? { file, problem } : one)))
        isAll = stop({})
      }
    }
    return isAll
  }

  async function sendAll(): Promise<boolean> {
    const made = await askForParts()
    if (made === false || !(await askForExtras())) return false
    return made === null || sendPictures(made._id)
  }

  async function send(): Promise<void> {
    if (sending) return
    const problems = problemsOf(typed, left)
    if (Object.keys(problems).length > 0) return void stop({ problems })
    const parts = chosenLines(typed, left.lines).length + (asked ? pictures.length : 0)
    const hasWords = !asked && (typed.note.trim() !== "" || pictures.length > 0)
    const isEmpty = parts + chosenExtras(typed, left.extras).length === 0
    if (isEmpty || (parts === 0 && hasWords)) {
      return void stop({ says: returnText("nothingChosen") })
    }
    setRefused({})
    setFailure("")
    setSending(NOTHING_SENT)
    const isDone = await sendAll()
    setSending(null)
    if (isDone) onDone()
    // After a refusal, too: the order is another then than was shown.
    void refresh()
  }

  return {
    typed,
    /** Changes a field; what the shop said of it is of before. */
    change: (part: Partial<TypedReturn>, field = "") => {
      setTyped((before) => ({ ...before, ...part }))
      setRefused((before) => ({ ...before, [field]: "" }))
    },
    pictures,
    setPictures,
    /** What may still be asked back in this form. */
    left,
    /** The return that the shop has already, where something else was not sent. */
    asked,
    refused,
    failure,
    sending,
    tries,
    isChanged: isChanged(typed) || pictures.length > 0,
    send,
  }
}

/** What is on its way; the name of a picture, with how much of it. */
type Sending = { name: string; percent: number }

const NOTHING_SENT: Sending = { name: "", percent: 0 }

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

function isChanged({ lines, extras, note }: TypedReturn): boolean {
  const texts = [...Object.values(lines).map(({ qty }) => qty), ...Object.values(extras), note]
  return texts.some((text) => text !== "")
}
