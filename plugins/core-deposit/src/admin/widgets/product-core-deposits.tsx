import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, Heading, Text } from "@medusajs/ui"
import { useVariantDeposits } from "../cores/api"
import { DepositForm } from "../cores/deposit-form"

/** What is deposited for a piece of this part, in the shop's currency, and where staff set it. */
const ProductCoreDeposits = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => {
  const { data, isError } = useVariantDeposits(product.id)
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Core deposit</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {isError
            ? "The deposit could not be loaded."
            : "For a piece, in the shop's currency; 0 takes it away."}
        </Text>
      </div>
      {data?.deposits.map((deposit) => (
        <DepositForm key={deposit.variant_id} productId={product.id} deposit={deposit} />
      ))}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.side.after" })

export default ProductCoreDeposits
