import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { RunInHand } from "./outcome"

/** Which things an event of Medusa's tells of, by its name. */
type Told = Readonly<Record<string, readonly string[]>>

/** Tells other programs of what was written, each thing in an event of its own; a dry run wrote nothing. */
export async function announce(
  container: MedusaContainer,
  { is_dry_run }: RunInHand,
  told: Told,
): Promise<void> {
  if (is_dry_run) return
  const events = Object.entries(told).flatMap(([name, ids]) =>
    [...new Set(ids)].map((id) => ({ name, data: { id }, metadata: {} })),
  )
  if (events.length > 0) await container.resolve(Modules.EVENT_BUS).emit(events)
}
