import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { sendAces } from "./send-aces"

export type SendState =
  | { phase: "idle" }
  | { phase: "sending"; name: string; sent: number; size: number }
  | { phase: "failed"; name: string; reason: string }

/** Sends a chosen file, and opens its run when it is there. */
export function useSendAces() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState<SendState>({ phase: "idle" })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (file: File) => {
    const { name, size } = file
    sending.current = new AbortController()
    const { signal } = sending.current
    const show = (next: SendState) => {
      if (!signal.aborted) setState(next)
    }
    show({ phase: "sending", name, sent: 0, size })
    try {
      const onSent = (sent: number) => show({ phase: "sending", name, sent, size })
      const { id } = await sendAces(file, { signal, onSent })
      show({ phase: "idle" })
      if (!signal.aborted) void navigate(`/vehicles/aces/${id}`)
    } catch (error) {
      show({ phase: "failed", name, reason: (error as Error).message })
    }
    await client.invalidateQueries({ queryKey: ["aces"] })
  }
  return { state, send: (file: File) => void send(file) }
}
