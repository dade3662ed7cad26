import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetChanges } from "../../workflows/change/forget-changes"

/** What changed is told for 30 days. */
export default async function forgetOldChanges(container: MedusaContainer): Promise<void> {
  await forgetChanges(container)
}

export const config = { name: "forget-old-changes", schedule: "37 3 * * *" }
