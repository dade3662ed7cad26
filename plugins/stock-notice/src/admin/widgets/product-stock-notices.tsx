import { defineWidgetConfig } from "@medusajs/admin-sdk"
import Medusa from "@medusajs/js-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, Heading, Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"

const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } })

type Waiting = { people: number; pieces: number }

/** How many wait for this product. */
const ProductStockNotices = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => {
  const { data, isError } = useQuery({
    queryKey: ["stock-notices", product.id],
    queryFn: () => sdk.client.fetch<Waiting>(`/admin/products/${product.id}/stock-notices`),
  })
  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        Waiting for stock
      </Heading>
      <Text size="small" className="text-ui-fg-subtle px-6 py-4">
        {isError && "Who waits could not be loaded."}
        {data && waitingText(data)}
        {!data && !isError && "Loading …"}
      </Text>
    </Container>
  )
}

function waitingText({ people, pieces }: Waiting): string {
  if (people === 0) return "Nobody"
  const [who, many] = [people, pieces].map((count) => count.toLocaleString())
  return `${who} for ${many} pieces`
}

export const config = defineWidgetConfig({ zone: "product.details.side.after" })

export default ProductStockNotices
