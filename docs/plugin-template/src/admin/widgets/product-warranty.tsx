import { defineWidgetConfig } from "@medusajs/admin-sdk"
import Medusa from "@medusajs/js-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, Heading, Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"

const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } })

type WithWarranty = HttpTypes.AdminProduct & { warranty?: { months: number } }

/** How long the maker answers for this product. */
const ProductWarranty = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => {
  const { data, isError } = useQuery({
    queryKey: ["warranty", product.id],
    queryFn: () => sdk.admin.product.retrieve(product.id, { fields: "+warranty.months" }),
  })
  const months = (data?.product as WithWarranty | undefined)?.warranty?.months
  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        Warranty
      </Heading>
      <Text size="small" className="text-ui-fg-subtle px-6 py-4">
        {isError && "The warranty could not be loaded."}
        {data && (months === undefined ? "None" : `${months} months`)}
        {!data && !isError && "Loading …"}
      </Text>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.side.after" })

export default ProductWarranty
