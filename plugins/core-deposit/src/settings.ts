import { z } from "@medusajs/framework/zod"

const days = z.coerce
  .number({ error: "CORE_DEPOSIT_DAYS must be a whole number of days" })
  .int("CORE_DEPOSIT_DAYS must be a whole number of days")
  .min(1, "CORE_DEPOSIT_DAYS must be 1 at least")
  .max(3650, "CORE_DEPOSIT_DAYS must be 3650 at most")
  .default(90)

/** For how many days after an order its cores may come back. Throws what is wrong with the setting. */
export function readDays(environment: Readonly<Record<string, string | undefined>>): number {
  return days.parse(environment.CORE_DEPOSIT_DAYS || undefined)
}
