import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

export type Events = {
  /** The names of what was announced to subscribers since the last time. */
  take(): string[]
}

export function observeEvents(container: MedusaContainer): Events {
  let names: string[] = []
  const subscriber = async ({ name }: { name: string }) => {
    // Mails follow a call at their own time.
    if (!name.startsWith("notification.")) names.push(name)
  }
  container.resolve(Modules.EVENT_BUS).subscribe("*", subscriber, { subscriberId: "atomicity" })
  return {
    take: () => {
      const taken = names
      names = []
      return taken
    },
  }
}
