import { act, screen } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { callForData, callStore } from "@halden/storefront/kit/api"
import { dayText, Moment } from "@halden/storefront/kit/dates"
import { SubmitButton, TextField, useShopForm, z } from "@halden/storefront/kit/form"
import { Price } from "@halden/storefront/kit/money"
import { usePerson } from "@halden/storefront/kit/person"
import { personalMeta, SHOP_KEYS, useQuery, useRefresh } from "@halden/storefront/kit/query"
import { toast } from "@halden/storefront/kit/toast"
import { Button, Notice } from "@halden/storefront/kit/ui"
import type { ReactNode } from "react"
import { clearSession } from "@/platform/identity/session-store"
import { queryClient } from "@/platform/query-client"
import { seeToast } from "@/testing/see"
import { server } from "@/testing/server"
import { showInShop } from "@/testing/show-in-shop"
import { signIn } from "@/testing/visit"

const show = (page: ReactNode) => showInShop(page).hands

const schema = z.object({ months: z.string().min(1, "months are required") })

function ClaimForm() {
  const { field, failure, busy, onSubmit } = useShopForm({
    schema,
    defaultValues: { months: "" },
    send: async (body) => {
      await callForData("/x/warranty/claims", { method: "POST", body })
      toast.success("Your claim is with us")
    },
  })
  return (
    <form noValidate onSubmit={onSubmit}>
      <TextField label="Months" {...field("months")} />
      {failure ? <Notice tone="error" title={failure} /> : null}
      <SubmitButton busy={busy}>Send</SubmitButton>
    </form>
  )
}

function answerClaims(status: number, errors: { field: string; message: string }[] = []) {
  const tokens: (string | null)[] = []
  server.use(
    http.post("*/api/v1/x/warranty/claims", ({ request }) => {
      tokens.push(request.headers.get("authorization"))
      const body = status < 300 ? { success: true, data: {} } : { message: "Not so long", errors }
      return HttpResponse.json(body, { status })
    }),
  )
  return tokens
}

describe("a plugin's page made of the kit", () => {
  it("sends its form as whoever is signed in, and says so", async () => {
    const user = signIn()
    const tokens = answerClaims(201)
    const hands = show(<ClaimForm />)
    await hands.type(screen.getByLabelText("Months"), "24")
    await hands.click(screen.getByRole("button", { name: "Send" }))
    await seeToast("Your claim is with us")
    expect(tokens).toEqual([`Bearer token-of-${user._id}`])
  })

  it("shows what is wrong before it is sent, and the shop's complaint at the field", async () => {
    const tokens = answerClaims(422, [{ field: "months", message: "at most 60" }])
    const hands = show(<ClaimForm />)
    await hands.click(screen.getByRole("button", { name: "Send" }))
    const months = screen.getByLabelText("Months")
    expect(await screen.findByText("months are required")).toBeVisible()
    expect(tokens).toEqual([])
    await hands.type(months, "99")
    await hands.click(screen.getByRole("button", { name: "Send" }))
    expect(await screen.findByText("at most 60")).toBeVisible()
    expect(months).toHaveAccessibleDescription("at most 60")
  })

  it("shows a complaint that names no field as one of the form", async () => {
    answerClaims(409)
    const hands = show(<ClaimForm />)
    await hands.type(screen.getByLabelText("Months"), "24")
    await hands.click(screen.getByRole("button", { name: "Send" }))
    expect(await screen.findByRole("alert")).toHaveTextContent("Not so long")
  })

  it("knows who is here, without their token", async () => {
    function Who() {
      return <output>{JSON.stringify(usePerson())}</output>
    }
    signIn({ name: "Mara Lindqvist", email: "customer@example.com" })
    show(<Who />)
    const told = await screen.findByText(/"signedIn"/)
    expect(JSON.parse(told.textContent)).toMatchObject({
      name: "Mara Lindqvist",
      isAdministrator: false,
    })
    expect(told).not.toHaveTextContent("token-of-")
    act(clearSession)
    expect(told).toHaveTextContent('{"status":"guest"}')
  })

  it("reads one person's own and forgets it with the sign-out", async () => {
    const tokens: (string | null)[] = []
    server.use(
      http.get("*/store/claims", ({ request }) => {
        tokens.push(request.headers.get("authorization"))
        return HttpResponse.json({ count: 3 })
      }),
    )
    function Claims() {
      const { data } = useQuery({
        queryKey: ["warranty", "claims"],
        queryFn: ({ signal }) => callStore<{ count: number }>("/store/claims", { signal }),
        meta: personalMeta(),
        enabled: usePerson().status === "signedIn",
      })
      return data ? <p>{data.count} claims</p> : null
    }
    const user = signIn()
    show(<Claims />)
    expect(await screen.findByText("3 claims")).toBeVisible()
    expect(tokens).toEqual([`Bearer token-of-${user._id}`])
    act(clearSession)
    await expect.poll(() => queryClient.getQueryData(["warranty", "claims"])).toBe(undefined)
  })

  it("has the shop read anew what a call of it has changed", async () => {
    function Changed() {
      const refresh = useRefresh()
      return <Button onClick={() => void refresh("orders")}>Changed</Button>
    }
    queryClient.setQueryData([...SHOP_KEYS.orders, "order", "1"], {})
    const hands = show(<Changed />)
    await hands.click(screen.getByRole("button", { name: "Changed" }))
    expect(queryClient.getQueryState([...SHOP_KEYS.orders, "order", "1"])?.isInvalidated).toBe(true)
  })

  it("writes money and dates as the shop does", async () => {
    const at = "2026-11-20T09:00:00.000Z"
    show(
      <p>
        <Price amount={1234.5} /> <Moment at={at} />
      </p>,
    )
    expect(await screen.findByText(/\$1,234\.50/)).toHaveTextContent(dayText(at))
  })
})
