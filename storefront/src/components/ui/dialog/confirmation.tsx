import { createContext, type ReactNode, useContext, useState } from "react"
import { messageOf } from "@/platform/api/api-error"
import { toast } from "../feedback/toast"
import { Question } from "./question"

type Confirmation = {
  title: string
  /** What will happen, in one sentence. */
  text: string
  yes: string
  no: string
  action: () => Promise<unknown>
  /** The toast of its success. */
  done: string
  /** Whether it takes something away; otherwise it is a step forward. */
  destructive?: boolean
}

type Ask = (confirmation: Confirmation) => void

const ConfirmationContext = createContext<Ask>(() => {
  throw new Error("There is no ConfirmationProvider above this button")
})

/** Asks the reader once; a yes runs the action and says what came of it. */
export function useConfirmation(): Ask {
  return useContext(ConfirmationContext)
}

/** Keeps the one question that may be open. It outlives the row that asked: a yes removes the row. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Confirmation | null>(null)
  const [open, setOpen] = useState(false)

  function ask(confirmation: Confirmation) {
    setAsked(confirmation)
    setOpen(true)
  }

  async function onYes({ action, done }: Confirmation) {
    // The row shows what was asked for at once; a refusal brings it back and shows an error.
    setOpen(false)
    try {
      await action()
      toast.success(done)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <ConfirmationContext value={ask}>
      {children}
      {asked ? (
        <Question
          open={open}
          title={asked.title}
          text={asked.text}
          yes={asked.yes}
          no={asked.no}
          destructive={asked.destructive ?? true}
          onYes={() => void onYes(asked)}
          onNo={() => setOpen(false)}
        />
      ) : null}
    </ConfirmationContext>
  )
}
