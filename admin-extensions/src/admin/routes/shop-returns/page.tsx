import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ArrowUturnLeft } from "@medusajs/icons"
import { Container } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { ReturnDrawer } from "../../features/returns/drawer/return-drawer"
import { ExtraList } from "../../features/returns/extras/extra-list"
import { addressNow, OPEN } from "../../features/returns/returns-address"
import { ReturnsTable } from "../../features/returns/returns-table"

/** What customers ask to give back; one of them is open where the address names it. */
const ShopReturns = () => {
  const [address, setAddress] = useSearchParams()
  const close = () => {
    const rest = addressNow()
    rest.delete(OPEN)
    setAddress(rest, { replace: true })
  }
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <ReturnsTable />
      </Container>
      <ExtraList />
      <ReturnDrawer id={address.get(OPEN)} onClose={close} />
    </div>
  )
}

export const config = defineRouteConfig({
  label: "returns.title",
  translationNs: "shop",
  icon: ArrowUturnLeft,
  rank: 1,
})

export default ShopReturns
