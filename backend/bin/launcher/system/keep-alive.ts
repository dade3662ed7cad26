import type { ChildProcess } from "node:child_process"
import { setTimeout as delay } from "node:timers/promises"

const REVIVE_PAUSE_MS = 250

type Options = {
  /** As a person knows the server. */
  name: string
  /** Resolves when it serves. */
  bringUp: () => Promise<ChildProcess>
  bringDown: (child: ChildProcess) => Promise<void>
  /** Told what a person may want to know. */
  note: (line: string) => void
}

export type KeptAlive = {
  child: () => ChildProcess
  /** Ends one that is just coming back, too. */
  stop: () => Promise<void>
  /** Lets it end, and nothing bring it back. */
  giveUp: () => void
}

/** Keeps a server running until `stop`, whoever ends it in between. Throws what `bringUp` throws. */
export async function keepAlive({ name, bringUp, bringDown, note }: Options): Promise<KeptAlive> {
  let stopping = false
  let child = await bringUp()
  let revival = Promise.resolve()
  const watch = () =>
    child.once("exit", () => {
      revival = revive()
    })
  const revive = async () => {
    while (!stopping) {
      note(`${name} has ended and is started again.`)
      await delay(REVIVE_PAUSE_MS)
      try {
        child = await bringUp()
        watch()
        return
      } catch (error) {
        note(error instanceof Error ? error.message : String(error))
      }
    }
  }
  watch()
  const giveUp = () => {
    stopping = true
  }
  return {
    child: () => child,
    stop: async () => {
      giveUp()
      await revival
      await bringDown(child)
    },
    giveUp,
  }
}
