import { COPIED_PART } from "../admin/copied-parts"
import type { Copied } from "../admin/copy-rows"
import { BODIES, KINDS, MATERIALS, VEHICLES } from "./words"

/** A number of the copy's own, always the same; 28 bits. */
const own = (what: string) => `cast(cast('x' || left(md5('${what}' || n), 7) as bit(28)) as int)`
const list = (values: readonly string[]) =>
  `array[${values.map((value) => `'${value}'`).join(", ")}]`
const oneOf = (values: readonly string[], what: string) =>
  `(${list(values)})[${own(what)} % ${values.length} + 1]`

/** Which of KINDS copy n is, from 1. */
const KIND = `(case when n % 10 < 3 then 1 when n % 100 = 99 then ${KINDS.length}
  else 2 + n % ${KINDS.length - 2} end)`
const ofKind = (values: readonly string[]) => `(${list(values)})[${KIND}]`

const TITLE = `${ofKind(KINDS.map(({ part }) => part))} || ' ' || ${oneOf(VEHICLES, "vehicle")}
  || ' ' || ${oneOf(BODIES, "body")} || ' ' || n`
const SKU = `${ofKind(KINDS.map(({ code }) => code))} || '-' || lpad(cast(n as text), 6, '0')
  || right(r.sku, 2)`
/** Two a part, as makers print them: 34.11-6 855 and K7 123/456. */
const OEM_NUMBERS = `jsonb_build_array(
  to_char(${own("oem")} % 100000000, 'FM00"."00"-"0" "000'),
  chr(65 + ${own("letter")} % 26) || to_char(${own("alternative")} % 10000000, 'FM0" "000"/"000'))`
const ATTRIBUTES = `jsonb_build_array(
  jsonb_build_object('label', 'Material', 'value', ${oneOf(MATERIALS, "material")}),
  jsonb_build_object('label', 'Diameter', 'value', 200 + 2 * (${own("diameter")} % 60) || ' mm'),
  jsonb_build_object('label', 'Vehicle', 'value', ${oneOf(VEHICLES, "vehicle")}))`
const PRICE = `round((499 + ${own("price")} % 49500) / 100.0, 2)`
/** One part in twenty is sold out. */
const STOCK = `(case when n % 20 = 0 then 0 else 50 + ${own("stock")} % 5000 end)`
const raw = (amount: string) =>
  `jsonb_build_object('value', cast(${amount} as text), 'precision', 20)`

/** The rows of a part whose copies differ as a maker's parts do; `categories` are KINDS' ids. */
export function madeParts(categories: readonly string[]): Copied[] {
  const changes: Readonly<Record<string, Copied["set"]>> = {
    product: {
      title: TITLE,
      metadata: `r.metadata || jsonb_build_object(
        'oem_numbers', ${OEM_NUMBERS}, 'attributes', ${ATTRIBUTES})`,
    },
    product_variant: { sku: SKU },
    inventory_item: { sku: SKU },
    inventory_level: { stocked_quantity: STOCK, raw_stocked_quantity: raw(STOCK) },
    price: { amount: PRICE, raw_amount: raw(PRICE) },
    product_category_product: { product_category_id: ofKind(categories) },
  }
  return COPIED_PART.map((rows) => {
    const set = { ...rows.set, ...changes[rows.table] }
    const kept = rows.own.filter((column) => !(column in set))
    return { ...rows, own: kept, set }
  })
}
