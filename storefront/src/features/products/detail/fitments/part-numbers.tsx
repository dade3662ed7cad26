import type { NumberKind } from "@shop/contract/product/part-number"
import type { OtherPart, ProductNumber, ProductNumbers } from "@shop/contract/vehicle/vehicle"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { Section } from "@/components/ui/page/section"
import { fitmentText } from "./texts"

/** Beside the OEM numbers and the SKU, which the page tells already. */
const KINDS = [
  { kind: "ean", text: fitmentText("ean") },
  { kind: "competitor", text: fitmentText("others") },
  { kind: "former", text: fitmentText("former") },
] as const satisfies { kind: NumberKind; text: string }[]

/** The page's own list of numbers: named here it would be in a file that every visitor loads. */
export type ShowNumbers = (numbers: readonly ProductNumber[]) => ReactNode

type PartNumbersProps = { told: ProductNumbers | undefined; show: ShowNumbers }

/** What else a part is known by, and whose place it took; nothing where it has no more. */
export function PartNumbers({ told, show }: PartNumbersProps) {
  const { numbers = [], predecessors = [] } = told ?? {}
  const kinds = KINDS.map(({ kind, text }) => ({
    text,
    numbers: numbers.filter((number) => number.kind === kind),
  })).filter(({ numbers }) => numbers.length > 0)
  if (kinds.length === 0 && predecessors.length === 0) return null
  return (
    <Section title={fitmentText("otherNumbers")}>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {kinds.map(({ text, numbers }) => (
          <div key={text}>
            <h3 className="mb-1 text-xl">{text}</h3>
            {show(numbers)}
          </div>
        ))}
        {predecessors.length > 0 ? (
          <div>
            <h3 className="mb-1 text-xl">{fitmentText("takesThePlaceOf")}</h3>
            <ul className="border-t border-line">
              {predecessors.map((part) => (
                <li key={part.sku} className="border-b border-line py-2">
                  <Predecessor part={part} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Section>
  )
}

function Predecessor({ part: { productId, productName, sku } }: { part: OtherPart }) {
  return (
    <>
      <span className="lettering block text-muted">{sku}</span>
      {productId === null ? (
        productName
      ) : (
        <Link to={`/product/${productId}`} className="underline underline-offset-4">
          {productName}
        </Link>
      )}
    </>
  )
}
