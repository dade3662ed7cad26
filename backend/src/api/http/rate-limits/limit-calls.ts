import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { PluginLimit } from "../../../contract/calls/call"
import type { MemberRecord } from "../../../queries/account/members"
import { callOf } from "../validation/calls-at"
import { secondsToWait, secondsToWaitForSignIn } from "./admission"
import { namedText } from "./named-text"
import { LIMITS, type Limit } from "./limits"
import { ShopError } from "../../../errors/shop-error"

/** The calls of /api/v1 with a limit of their own, by the contract's ids. */
const OWN_LIMITS: Readonly<Record<string, Limit>> = {
  createUser: LIMITS.registration,
  replaceBasket: LIMITS.basket,
  addToBasket: LIMITS.basket,
  checkBasket: LIMITS.basket,
  checkOrderLines: LIMITS.basket,
  reorder: LIMITS.basket,
  createList: LIMITS.basket,
  changeList: LIMITS.basket,
  deleteList: LIMITS.basket,
  addToList: LIMITS.basket,
  copyList: LIMITS.basket,
  shareList: LIMITS.basket,
  endSharing: LIMITS.basket,
  copySharedList: LIMITS.basket,
  addToGarage: LIMITS.basket,
  changeGarageVehicle: LIMITS.basket,
  deleteGarageVehicle: LIMITS.basket,
  placeOrder: LIMITS.order,
  createPaymentIntent: LIMITS.order,
  uploadImage: LIMITS.upload,
  writeOrderNote: LIMITS.order,
  askReturn: LIMITS.order,
  askExtraReturn: LIMITS.order,
  withdrawReturn: LIMITS.order,
  addReturnPicture: LIMITS.upload,
}

/** Of a plugin's calls, by what they say of themselves; a read has the limit of all calls alone. */
const OF_PLUGINS: Readonly<Record<PluginLimit, Limit | undefined>> = {
  read: undefined,
  change: LIMITS.pluginChange,
  mail: LIMITS.pluginMail,
}

/** The generous limit of all calls of one address; it runs before a body is read. */
export async function limitAddress(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  refuseAfter(await secondsToWait(req, LIMITS.anyCall), res)
  next()
}

/** The limits of single calls; it runs when the caller is known. */
export async function limitCall(
  req: MedusaRequest & { member?: MemberRecord },
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { id = "", plugin } = callOf(req) ?? {}
  const limit = plugin ? OF_PLUGINS[plugin.limit] : OWN_LIMITS[id]
  if (id === "signIn") {
    const attempt = { account: namedText(req.body, "email"), limit: LIMITS.exchange }
    refuseAfter(await secondsToWaitForSignIn(req, res, attempt), res)
  } else if (limit) {
    refuseAfter(await secondsToWait(req, limit, req.member?.customer_id), res)
  }
  next()
}

function refuseAfter(seconds: number, res: MedusaResponse): void {
  if (seconds === 0) return
  res.setHeader("retry-after", String(seconds))
  throw new ShopError("too_many_requests")
}
