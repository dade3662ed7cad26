import { wrongField } from "../../errors/shop-error"

/** Throws ShopError where goods would be expected for a day that has passed everywhere. */
export function refusePastDay(field: string, day: string | undefined): void {
  const today = new Date().toISOString().slice(0, 10)
  if (day !== undefined && day < today) throw wrongField(field, "this day has passed")
}
