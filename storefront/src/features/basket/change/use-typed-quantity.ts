import { useEffect, useRef, useState } from "react"
import { messageOf } from "@/platform/api/api-error"
import { basketText } from "../texts"

/** After the last key: who types 120 orders neither 1 nor 12. */
const PAUSE_MS = 500

type TypedQuantity = {
  text: string
  /** Why what stands there is not in the basket. */
  fault: string
  type: (text: string) => void
  /** Saves at once what was typed. */
  finish: () => void
}

/** How to save what stands in a field and is not in the basket yet; answers whether it was saved. */
type Unsaved = () => Promise<boolean>

const unsaved = new Set<Unsaved>()

/** Saves what was typed into any field; false where something there cannot be saved. */
export async function saveTyped(): Promise<boolean> {
  const saved = await Promise.all(Array.from(unsaved, (save) => save()))
  return saved.every(Boolean)
}

/** A quantity that is typed: saved after a pause, and kept in its field until it is saved. */
export function useTypedQuantity(qty: number, save: (qty: number) => Promise<void>): TypedQuantity {
  const [typed, setTyped] = useState<string>()
  const [failure, setFailure] = useState("")
  const timer = useRef<number>(undefined)
  const waiting = useRef<Unsaved>(undefined)

  async function send(text: string, own: Unsaved): Promise<boolean> {
    clearTimeout(timer.current)
    const pieces = piecesIn(text)
    if (pieces === undefined) return false
    try {
      await save(pieces)
      unsaved.delete(own)
      setFailure("")
      setTyped((now) => (now === text ? undefined : now))
      return true
    } catch (error) {
      setFailure(messageOf(error))
      return false
    }
  }

  function type(text: string) {
    setTyped(text)
    setFailure("")
    clearTimeout(timer.current)
    if (waiting.current) unsaved.delete(waiting.current)
    let going: Promise<boolean> | undefined
    // Enter, leaving the field and Place order may all ask for it at once.
    const own: Unsaved = () => (going ??= send(text, own).finally(() => (going = undefined)))
    waiting.current = own
    unsaved.add(own)
    timer.current = window.setTimeout(() => void own(), PAUSE_MS)
  }

  function finish() {
    const { current } = waiting
    if (current && unsaved.has(current)) void current()
  }

  // Who leaves at once has typed it all the same.
  useEffect(
    () => () => {
      const { current } = waiting
      if (!current || !unsaved.delete(current)) return
      void current()
    },
    [],
  )

  const text = typed ?? String(qty)
  const isWrong = piecesIn(text) === undefined
  return { text, fault: isWrong ? basketText("wholeNumber") : failure, type, finish }
}

/** As the contract reads a quantity. */
function piecesIn(text: string): number | undefined {
  const pieces = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0
  return pieces > 0 ? pieces : undefined
}
