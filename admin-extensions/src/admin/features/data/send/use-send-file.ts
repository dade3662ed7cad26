import { useEffect, useRef, useState } from "react"
import type {
  SyncKind,
  SyncRun,
  SyncVerdict,
} from "../../../../../../backend/src/contract/sync/sync-run"
import { useRunsAnew } from "../api"
import { sendFile } from "./send-file"

/** Of the rows that were refused so many are shown; the file of bad rows has all. */
const MOST_PROBLEMS = 20
/** Each row would draw the page anew. */
const EVERY = 100

type Sent = { name: string; isTrial: boolean }

export type SendState =
  | { phase: "idle" }
  | (Sent & { phase: "sending"; done: number })
  | (Sent & { phase: "answered"; run: SyncRun; problems: SyncVerdict[] })
  /** `reason` is null where the answer broke off before its end. */
  | (Sent & { phase: "failed"; reason: string | null })

/** A file on its way: tried, and then done. */
export function useSendFile() {
  const lookAnew = useRunsAnew()
  const [state, setState] = useState<SendState>({ phase: "idle" })
  const running = useRef(new AbortController())
  useEffect(() => () => running.current.abort(), [])

  const send = async (file: File, kind: SyncKind, isTrial: boolean) => {
    running.current.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const sent = { name: file.name, isTrial }
    const show = (next: SendState) => {
      if (!signal.aborted) setState(next)
    }
    const problems: SyncVerdict[] = []
    let done = 0
    const onVerdict = (verdict: SyncVerdict) => {
      done += 1
      if (verdict.status === "invalid" && problems.length < MOST_PROBLEMS) problems.push(verdict)
      if (done % EVERY === 0) show({ ...sent, phase: "sending", done })
    }
    show({ ...sent, phase: "sending", done })
    try {
      const run = await sendFile(file, { kind, isTrial, signal, onVerdict })
      show(
        run
          ? { ...sent, phase: "answered", run, problems }
          : { ...sent, phase: "failed", reason: null },
      )
    } catch (error) {
      show({ ...sent, phase: "failed", reason: (error as Error).message })
    }
    await lookAnew()
  }
  return {
    state,
    send: (file: File, kind: SyncKind, isTrial: boolean) => void send(file, kind, isTrial),
    reset: () => setState({ phase: "idle" }),
  }
}
