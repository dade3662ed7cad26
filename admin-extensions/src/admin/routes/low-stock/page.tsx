import { Container } from "@medusajs/ui"
import { LowStockTable } from "../../features/overview/low-stock-table"

/** The parts that the overview counts as low on stock; it has no place in the menu. */
const LowStock = () => (
  <Container className="divide-y p-0">
    <LowStockTable />
  </Container>
)

export default LowStock
