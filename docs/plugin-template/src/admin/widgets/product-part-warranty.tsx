import { defineWidgetConfig } from "@medusajs/admin-sdk"
import Medusa from "@medusajs/js-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, Heading, Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"

const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } })

type WithPartWarranty = HttpTypes.AdminProduct & { part_warranty?: { months: number } }

/** How long the maker answers for this product. */
const ProductPartWarranty = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => {
  const { data, isError } = useQuery({
    queryKey: ["part-warranty", product.id],
    queryFn: () => sdk.admin.product.retrieve(product.id, { fields: "+part_warranty.months" }),
  })
  const months = (data?.product as WithPartWarranty | undefined)?.part_warranty?.months
  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        Part warranty
      </Heading>
      <Text size="small" className="text-ui-fg-subtle px-6 py-4">
        {isError && "The part warranty could not be loaded."}
        {data && (months === undefined ? "None" : `${months} months`)}
        {!data && !isError && "Loading …"}
      </Text>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.side.after" })

export default ProductPartWarranty
