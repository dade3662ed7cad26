import fs from "node:fs"
import path from "node:path"
import { basketKeys } from "@/features/basket/api"
import { orderKeys } from "@/features/orders/api"
import { productKeys } from "@/features/products/api"
import { reviewKeys } from "@/features/reviews/api"
import { queryClient } from "@/platform/query-client"
import { kitAliases } from "../../../vite/kit-aliases"
import { SHOP_KEYS } from "../query"

const STOREFRONT = path.resolve(import.meta.dirname, "../../..")
const NAME = "@halden/storefront/kit/"
const modules = import.meta.glob<Record<string, unknown>>("../*.ts", { eager: true })
const names = Object.keys(modules).map((file) => path.basename(file, ".ts"))

/** What plugins build upon: a name that goes, or means another thing, breaks them. */
const KIT: Record<string, string[]> = {
  api: ["ApiError", "callForData", "callStore", "idempotencyKey", "messageOf"],
  dates: ["Moment", "dayText", "momentText"],
  form: ["FieldFrame", "SubmitButton", "TextArea", "TextField", "describedBy", "useShopForm", "z"],
  money: ["PlusTax", "Price", "multiplied", "useMoney"],
  person: ["usePerson"],
  query: [
    "SHOP_KEYS",
    "personalMeta",
    "pricedMeta",
    "queryOptions",
    "useInfiniteQuery",
    "useMutation",
    "useQuery",
    "useQueryClient",
    "useRefresh",
  ],
  router: ["Link", "useLocation", "useNavigate", "useParams", "useSearchParams"],
  shop: ["shopFacts", "useShopConfig"],
  table: ["DataTable"],
  texts: ["textsOf"],
  toast: ["toast"],
  types: [],
  ui: ["Button", "ButtonLink", "Failed", "Notice", "Section", "Spinner"],
}

describe("the kit for plugins", () => {
  it("exports what is listed here, and nothing of the shop's inside", () => {
    const exported = Object.entries(modules).map(([file, all]) => [
      path.basename(file, ".ts"),
      Object.keys(all).sort(),
    ])
    expect(Object.fromEntries(exported)).toEqual(KIT)
  })

  it("is found by the name that plugins import, each module of it", () => {
    const aliases = kitAliases().filter(({ find }) => String(find).startsWith(NAME))
    expect(aliases.map(({ find }) => String(find)).sort()).toEqual(
      names.map((name) => `${NAME}${name}`).sort(),
    )
    for (const { replacement } of aliases) expect(fs.existsSync(replacement)).toBe(true)
  })

  it("is told of in its page, each name of it", () => {
    const page = fs.readFileSync(path.join(STOREFRONT, "../docs/storefront-kit.md"), "utf8")
    const untold = Object.entries(KIT).flatMap(([module, exports]) =>
      [`kit/${module}`, ...exports].filter((name) => !page.includes(`\`${name}\``)),
    )
    expect(untold).toEqual([])
  })

  it("is the shop's own modules: what a plugin asks by is what the shop draws", async () => {
    const { toast } = await import("@halden/storefront/kit/toast")
    const { callForData } = await import("@halden/storefront/kit/api")
    expect(toast).toBe(modules["../toast.ts"]?.toast)
    expect(callForData).toBe((await import("@/platform/api/call-api")).callForData)
  })

  it("refreshes what the shop keeps by its own keys", () => {
    const begins = { orders: orderKeys.all, products: productKeys.all, reviews: reviewKeys.all }
    expect(SHOP_KEYS).toMatchObject(begins)
    queryClient.setQueryData(basketKeys.own("a@example.com"), {})
    queryClient.setQueryData(basketKeys.checked([]), {})
    expect(queryClient.getQueriesData({ queryKey: SHOP_KEYS.basket })).toHaveLength(2)
  })
})
