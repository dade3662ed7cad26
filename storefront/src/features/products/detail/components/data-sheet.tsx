import { brandAndNumber } from "@shop/contract/product/brand-and-number"
import type { ProductDetail } from "@shop/contract/product/product"
import { textOfField, useDeclaredFields } from "@/platform/fields/declared-fields"
import { NumberList } from "../number-list"
import { partText } from "../texts"

/** The part's measures and the numbers that other makers give it. */
export function DataSheet({ product }: { product: ProductDetail }) {
  const { oemNumbers } = product
  const declared = useDeclaredFields("product").map((field) => ({
    label: field.label,
    value: textOfField(field, product),
  }))
  const attributes = [...product.attributes, ...declared.filter(({ value }) => value !== "")]
  return (
    <div className="mt-12 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="measures">
        <h2 id="measures" className="mb-3 text-3xl">
          {partText("measures")}
        </h2>
        {attributes.length > 0 ? (
          <dl className="border-t border-line">
            {attributes.map(({ label, value }) => (
              <div
                key={label}
                className="grid grid-cols-2 gap-4 border-b border-line py-2 sm:grid-cols-[2fr_3fr]"
              >
                <dt className="text-muted">{label}</dt>
                <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-muted">{partText("noMeasures")}</p>
        )}
      </section>
      <section aria-labelledby="oem">
        <h2 id="oem" className="mb-3 text-3xl">
          {partText("oemNumbers")}
        </h2>
        {oemNumbers.length > 0 ? (
          <NumberList numbers={oemNumbers.map(brandAndNumber)} />
        ) : (
          <p className="text-muted">{partText("noOemNumbers")}</p>
        )}
      </section>
    </div>
  )
}
