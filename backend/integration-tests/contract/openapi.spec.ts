import { createHash } from "node:crypto"
import { OpenAPIClientAxios, type Document, type OpenAPIClient } from "openapi-client-axios"
import { z } from "@medusajs/framework/zod"
import { CALLS } from "../../src/contract/calls/calls"
import { EXAMPLES } from "../../src/contract/openapi/examples/examples"
import { payWithCard } from "../setup/orders/card"
import { newIdentity, type Person } from "../setup/people"
import { addPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { exactly } from "./support/fits"
import { rowOf } from "./support/row"
import { picture } from "./support/upload"
import { worldOf } from "./support/world"

const idOf = z.object({ data: z.object({ _id: z.string() }) })

sharedShop({
  testSuite: (runner) => {
    const world = worldOf(runner)

    /** A client made of the served document, at the test's own address. */
    const clientOf = async (): Promise<OpenAPIClient> => {
      const served = await world().send({ method: "GET", path: "/openapi.json" })
      const baseURL = `${world().origin}/api/v1`
      return new OpenAPIClientAxios({
        definition: served.body as Document,
        axiosConfigDefaults: { baseURL },
        withServer: { url: baseURL },
      }).init()
    }

    /** Calls by operationId; every answer has its row's status and exactly its fields. */
    const player = (client: OpenAPIClient, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      return async (id: string, parameters: object | null = null, body?: unknown) => {
        const operation = client[id]
        if (!operation) throw new Error(`the document has no operation ${id}`)
        const answer = await operation(parameters as never, body, { headers })
        expect({ id, status: answer.status }).toEqual({ id, status: rowOf(id).answer.status })
        exactly(rowOf(id).answer.schema, answer.data)
        return answer as { data: unknown; headers: Record<string, string> }
      }
    }

    const bodyOf = (id: string, change: object) => {
      const [example] = Object.values(EXAMPLES[id]?.bodies ?? {})
      return { ...(example as object), ...change }
    }

    it("plays a customer's journey by operationIds alone", async () => {
      await addPart(world().container, { sku: "BD-1", name: "Another disc" })
      const client = await clientOf()
      const guest = player(client)
      await guest("getConfig")
      const first = await guest("listProducts", { limit: 1 })
      const next = /[?&]cursor=([^&>]+)/.exec(first.headers.link ?? "")?.[1] ?? ""
      const second = await guest("listProducts", { limit: 1, cursor: decodeURIComponent(next) })
      expect(second.data).toMatchObject({ data: [{ productName: world().part.name }] })
      const { id } = world().part
      await guest("getProduct", { id })

      const { email, idToken } = await newIdentity({ name: "Cleo Client" })
      const signedIn = await player(client, idToken)("signIn", null, { email })
      const { accessToken } = z.object({ accessToken: z.string() }).parse(signedIn.data)
      const me = player(client, accessToken)
      await me("createUser", null, { name: "Cleo Client", email, isAdmin: false })
      const { data: users } = await me("listUsersByMail", { email })
      const [user] = z.object({ data: z.array(z.object({ _id: z.string() })) }).parse(users).data
      await me("updateUser", { id: user?._id }, bodyOf("updateUser", { email }))

      const placed = await me("placeOrder", null, bodyOf("placeOrder", { email, productId: id }))
      const order = idOf.parse(placed.data).data._id
      const opened = await me("createPaymentIntent", null, { amount: "765", orderId: order })
      const { clientSecret } = z.object({ clientSecret: z.string() }).parse(opened.data)
      const { id: transitionId } = await payWithCard(clientSecret)
      await me("updateOrder", { id: order }, { isPaid: true, transitionId })
      await me("createReview", null, bodyOf("createReview", { email }))
      await me("listReviewsByMail", { email })
      const orders = await me("listOrdersByMail", { email })
      expect(orders.data).toMatchObject([{ _id: order, isPaid: true, transitionId }])
      await me("signOut")
    })

    it("plays an administrator's day by operationIds alone", async () => {
      const client = await clientOf()
      const { owner, admin, part } = world()
      const as = (person: Person) => player(client, person.token)
      const staff = as(admin)
      const form = new FormData()
      form.append("image", new Blob([new Uint8Array(await picture())]), "disc.png")
      const uploaded = await staff("uploadImage", null, form)
      const { url } = z.object({ data: z.object({ url: z.string() }) }).parse(uploaded.data).data
      const made = await staff("createProduct", null, bodyOf("createProduct", { image: url }))
      const product = idOf.parse(made.data).data._id
      const changed = await staff("updateProduct", { id: product }, { qty: "75" })
      expect(changed.data).toMatchObject({ data: { qty: "75", image: url } })

      const purchase = bodyOf("placeOrder", { email: owner.email, productId: part.id })
      const order = idOf.parse((await as(owner)("placeOrder", null, purchase)).data).data._id
      const written = bodyOf("createReview", { email: owner.email })
      const review = idOf.parse((await as(owner)("createReview", null, written)).data).data._id

      await staff("listFields")
      await staff("listUsers")
      await staff("updateUser", { id: owner.id }, { isAdmin: true })
      await staff("listOrders")
      const delivered = await staff("updateOrder", { id: order }, { isDeliver: true })
      expect(delivered.data).toMatchObject({ data: { isDeliver: true } })
      await staff("listReviews")
      await staff("deleteReview", { id: review })
      await staff("deleteProduct", { id: product })
      expect((await staff("listProducts")).data).toMatchObject({ data: [{ _id: part.id }] })
    })

    it("serves the document with this shop's address, to be asked for again by its ETag", async () => {
      const served = await world().send({ method: "GET", path: "/openapi.json" })
      expect(served.headers["content-type"]).toMatch(/^application\/json/)
      expect(served.body).toMatchObject({
        openapi: "3.1.0",
        servers: [{ url: expect.stringMatching(/^http.*\/api\/v1$/) }],
      })
      const headers = { "if-none-match": served.headers.etag ?? "" }
      expect(headers["if-none-match"]).toMatch(/^"/)
      const again = await world().send({ method: "GET", path: "/openapi.json", headers })
      expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: "" })
    })

    it("shows every call on a page without a script and without anything from afar", async () => {
      const page = await world().send({ method: "GET", path: "/docs" })
      expect(page.status).toBe(200)
      expect(page.headers["content-type"]).toMatch(/^text\/html/)
      for (const { id } of CALLS) expect(page.text).toContain(`<article id="${id}"`)
      expect(page.text).not.toMatch(/<script|\sstyle="|\son\w+="/i)
      const [, style = ""] = /<style>([^]*?)<\/style>/.exec(page.text) ?? []
      const digest = createHash("sha256").update(style).digest("base64")
      expect(page.headers["content-security-policy"]).toContain(`style-src 'sha256-${digest}';`)
      expect(page.text).not.toMatch(/(src|href)="(https?:)?\/\//)
      const ids = [...page.text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      const targets = [...page.text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    })
  },
})
