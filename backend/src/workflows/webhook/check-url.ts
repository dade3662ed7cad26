import { allowsOwnMachine, refusalOf } from "../../webhook/target"
import { badWebhookUrl } from "./webhook-errors"

/** Throws ShopError `invalid_input` for an address that nothing would ever be sent to. */
export function checkUrl(url: string): void {
  const refusal = refusalOf(new URL(url), allowsOwnMachine())
  if (refusal) throw badWebhookUrl(refusal)
}
