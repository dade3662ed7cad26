import { createContext, useContext } from "react"

export type Confirmation = {
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

export type Ask = (confirmation: Confirmation) => void

export const ConfirmationContext = createContext<Ask>(() => {
  throw new Error("There is no ConfirmationProvider above this button")
})

/** Asks the reader once; a yes runs the action and says what came of it. */
export function useConfirmation(): Ask {
  return useContext(ConfirmationContext)
}
