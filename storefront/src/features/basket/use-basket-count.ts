import { useQuery } from "@tanstack/react-query"
import { useAfterPaint } from "@/components/ui/page/use-after-paint"
import { useSession } from "@/platform/identity/session"
import { ownBasketQuery } from "./api"
import { useGuestBasket } from "./guest/guest-basket"

/** How many parts are in the basket; undefined while nobody knows. Asked when the page is drawn. */
export function useBasketCount(): number | undefined {
  const session = useSession()
  const guest = useGuestBasket()
  const painted = useAfterPaint()
  const email = session.status === "signedIn" ? session.email : ""
  const { data } = useQuery({ ...ownBasketQuery(email), enabled: painted && email !== "" })
  if (session.status === "signedOut") return guest.lines.length
  return data?.lines.length
}
