import type { AddedLine } from "@shop/contract/order/added-lines"
import type { Order } from "@shop/contract/order/order"
import type { ProductDetail } from "@shop/contract/product/product"
import type { Review } from "@shop/contract/review/review"
import type { OrderReturns } from "@shop/contract/return/order-return"
import type { User } from "@shop/contract/account/user"
import type { OrderNote } from "@shop/contract/order/order-note"
import type { ToldFit } from "@shop/contract/vehicle/asked-vehicle"
import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import type { ModelParts } from "@shop/contract/vehicle/model-parts"
import type { ProductNumbers, ProductVehicle, Vehicle } from "@shop/contract/vehicle/vehicle"
import { declared } from "./declared"
import { Refusal } from "./serve"

export type FakeList = {
  id: string
  /** A person's id. */
  owner: string
  name: string
  note: string
  version: number
  shareToken: string | null
  lines: { productId: string; qty: number; note: string }[]
}

/** What the handlers answer from; a test fills it before it opens a page. */
export const fakeShop = {
  products: [] as ProductDetail[],
  users: [] as User[],
  /** Of whichever order is looked at. */
  notes: [] as OrderNote[],
  orders: [] as Order[],
  /** Of whichever order is looked at. */
  returns: noReturns(),
  reviews: [] as Review[],
  pricesIncludeTax: true,
  /** What a plugin adds to each order. */
  addedLines: [] as AddedLine[],
  /** The user of each access token. */
  sessions: new Map<string, User>(),
  /** Each person's basket, by their id. */
  baskets: new Map<string, { version: number; lines: { productId: string; qty: number }[] }>(),
  /** Saved lists, everybody's. */
  lists: [] as FakeList[],
  /** Without one the shop tells of no vehicles. */
  vehicles: [] as Vehicle[],
  /** What is said of parts and whichever vehicle is named, by the product's id; nothing is known of others. */
  fits: new Map<string, ToldFit>(),
  /** Of whoever is signed in. */
  garage: [] as GarageVehicle[],
  /** What is known to fit what, in the order of a part's own list. */
  fitments: [] as (ProductVehicle & { productId: string })[],
  /** Of parts, and of what is gone, by id. */
  numbers: new Map<string, ProductNumbers>(),
  /** Models with what fits them. */
  models: [] as ModelParts[],
  /** How many pictures were sent. */
  uploads: 0,
}

function noReturns(): OrderReturns {
  return { days: 30, lines: [], extras: [], returns: [], extraReturns: [] }
}

export function emptyShop(): void {
  fakeShop.products = []
  fakeShop.users = []
  fakeShop.notes = []
  fakeShop.orders = []
  fakeShop.returns = noReturns()
  fakeShop.reviews = []
  fakeShop.pricesIncludeTax = true
  fakeShop.addedLines = []
  declared.fields = []
  declared.staffs = []
  fakeShop.sessions.clear()
  fakeShop.baskets.clear()
  fakeShop.lists = []
  fakeShop.vehicles = []
  fakeShop.fits.clear()
  fakeShop.garage = []
  fakeShop.fitments = []
  fakeShop.numbers.clear()
  fakeShop.models = []
  fakeShop.uploads = 0
}

/** Who calls, or the shop's 401. */
export function callerOf(token: string | null): User {
  const user = token === null ? undefined : fakeShop.sessions.get(token)
  if (!user) throw new Refusal(401, "not_signed_in", { message: "No user is logged in" })
  return user
}

export function administratorOf(token: string | null): User {
  const user = callerOf(token)
  if (!user.isAdmin) throw new Refusal(403, "admins_only", { message: "For administrators only" })
  return user
}

/** The row with this id, or the shop's 404. */
export function found<Row extends { _id: string }>(rows: Row[], id: string, code: string): Row {
  const row = rows.find(({ _id }) => _id === id)
  if (!row) throw new Refusal(404, code, { message: "It is not there any more" })
  return row
}
