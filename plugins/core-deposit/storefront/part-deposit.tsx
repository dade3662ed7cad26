import { Price } from "@halden/storefront/kit/money"
import { useQuery } from "@halden/storefront/kit/query"
import type { SlotProps } from "@halden/storefront/slots"
import { partDepositQuery } from "./api"
import { depositText } from "./texts"

/** What is deposited for a piece; nothing for a part without a deposit. */
export function PartDeposit({ product: { sku } }: SlotProps<"price">) {
  const { data } = useQuery({ ...partDepositQuery(sku), enabled: sku !== "" })
  if (!data?.amount) return null
  return (
    <p className="text-sm">
      {depositText("plus")} <Price amount={data.amount} /> {depositText("depositAPiece")}
    </p>
  )
}
