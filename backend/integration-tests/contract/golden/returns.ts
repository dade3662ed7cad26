import { z } from "@medusajs/framework/zod"
import { answerOf } from "../../../src/contract/answer"
import { orderReturnSchema } from "../../../src/contract/return/order-return"
import { placeOrder } from "../../setup/orders/purchase"
import { signInMedusaAdmin } from "../../setup/people"
import { exactly } from "../support/fits"
import { picture, upload } from "../support/upload"
import { NOT_SIGNED_IN, type Golden } from "./golden-call"

const NOT_FOUND = { status: 404, code: "order_not_found" }
const NO_RETURN = { status: 404, code: "return_not_found" }
const BODY = { lines: [{ line: "1", qty: "4", reason: "defective" }], note: "Rattles" }

/** All below /order/{id}/returns. */
export function describeReturns({ answer, call, refusal, world }: Golden): void {
  const token = () => world().owner.token

  const arrived = async () => {
    const { api, part, owner, admin } = world()
    const { _id: id } = await placeOrder(api, { part, buyer: owner })
    await answer("updateOrder", {
      ...{ parameters: { id }, token: admin.token, body: { isDeliver: true } },
    })
    return { parameters: { id }, token: token() }
  }
  const asked = async () => {
    const given = await arrived()
    const { data } = exactly(
      answerOf(orderReturnSchema),
      await answer("askReturn", { ...given, body: BODY }),
    )
    return { ...given, data, parameters: { ...given.parameters, return_id: data._id } }
  }
  const settings = async (body: object) => {
    const staff = await signInMedusaAdmin(world().api)
    const path = "/admin/shop-settings"
    await world().api.call({ method: "POST", path, body, token: staff })
  }

  it("tells what may be asked back, and what was", async () => {
    const { parameters, data } = await asked()
    expect(data).toMatchObject({ state: "requested", note: "Rattles", lines: [{ qty: 4 }] })
    for (const reader of [world().owner, world().admin]) {
      const told = await answer("listReturns", { parameters, token: reader.token })
      expect(told).toMatchObject({
        data: { days: 30, lines: [{ line: 1, qty: 46 }], extras: [], returns: [{ _id: data._id }] },
      })
    }
  })

  it("is its customer's alone", async () => {
    const given = await arrived()
    const { parameters } = given
    await refusal("listReturns", { parameters }, NOT_SIGNED_IN)
    await refusal("listReturns", { parameters, token: world().other.token }, NOT_FOUND)
    await refusal("askReturn", { parameters, body: BODY }, NOT_SIGNED_IN)
    for (const { token } of [world().other, world().admin]) {
      await refusal("askReturn", { parameters, body: BODY, token }, NOT_FOUND)
    }
    const unknown = { parameters: { id: "order_unknown" }, token: world().admin.token }
    await refusal("listReturns", unknown, NOT_FOUND)
    await refusal("askReturn", { ...unknown, body: BODY, token: token() }, NOT_FOUND)
  })

  it("is asked for once under an Idempotency-Key", async () => {
    const given = { ...(await arrived()), body: BODY, headers: { "idempotency-key": "once" } }
    expect(await answer("askReturn", given)).toEqual(await answer("askReturn", given))
  })

  it("is 400 with the field of what is missing or wrong", async () => {
    const given = await arrived()
    for (const [field, body] of [
      ["lines", {}],
      ["lines", { lines: [] }],
      ["lines.0.line", { lines: [{ line: 0, qty: 1, reason: "other" }] }],
      ["lines.0.line", { lines: [{ line: 2, qty: 1, reason: "other" }] }],
      ["lines.0.qty", { lines: [{ line: 1, qty: "-1", reason: "other" }] }],
      ["lines.0.reason", { lines: [{ line: 1, qty: 1, reason: "ugly" }] }],
      ["lines.1.line", { lines: [BODY.lines[0], BODY.lines[0]] }],
      ["note", { ...BODY, note: "x".repeat(2001) }],
    ] as const) {
      const wrong = { status: 400, code: "invalid_input", field }
      await refusal("askReturn", { ...given, body }, wrong)
    }
  })

  it("is 409 of what has not arrived, of a cancelled order, and where the shop takes none", async () => {
    const { api, part, owner } = world()
    const { _id: id } = await placeOrder(api, { part, buyer: owner })
    const given = { parameters: { id }, token: token(), body: BODY }
    const many = { status: 409, code: "more_than_returnable", field: "lines.0.qty" }
    await refusal("askReturn", given, many)
    await answer("cancelOrder", { parameters: { id }, token: token() })
    await refusal("askReturn", given, { status: 409, code: "order_cancelled" })
    const other = await arrived()
    await settings({ return_days: 0 })
    const none = { status: 409, code: "returns_not_taken", message: "The shop takes no returns" }
    await refusal("askReturn", { ...other, body: BODY }, none)
  })

  it("is withdrawn once, by its customer", async () => {
    const given = await asked()
    const { parameters } = given
    await refusal("withdrawReturn", { parameters }, NOT_SIGNED_IN)
    await refusal("withdrawReturn", { parameters, token: world().admin.token }, NOT_FOUND)
    expect(await answer("withdrawReturn", given)).toMatchObject({ data: { state: "withdrawn" } })
    await refusal("withdrawReturn", given, { status: 409, code: "return_state" })
    const unknown = { ...given, parameters: { ...parameters, return_id: "rreq_unknown" } }
    await refusal("withdrawReturn", unknown, NO_RETURN)
    const late = { ...given, ...(await upload(await picture())) }
    await refusal("addReturnPicture", late, { status: 409, code: "return_state" })
  })

  it("has three pictures at most, which its customer and staff see", async () => {
    const given = await asked()
    const { parameters } = given
    const file = await upload(await picture())
    await refusal("addReturnPicture", { parameters, ...file }, NOT_SIGNED_IN)
    const stranger = { parameters, token: world().other.token }
    await refusal("addReturnPicture", { ...stranger, ...file }, NOT_FOUND)
    for (const count of [1, 2, 3]) {
      const added = await answer("addReturnPicture", { ...given, ...file })
      expect(added).toMatchObject({ data: { pictures: { length: count } } })
    }
    const full = { status: 409, code: "too_many_pictures" }
    await refusal("addReturnPicture", { ...given, ...file }, full)
    const { data } = z
      .object({ data: z.object({ returns: z.array(orderReturnSchema) }) })
      .parse(await answer("listReturns", given))
    const picture_id = data.returns[0]?.pictures[0]?.id ?? ""
    expect(data.returns[0]?.pictures[0]?.url).toBe(
      `/api/v1/order/${parameters.id}/returns/${parameters.return_id}/pictures/${picture_id}`,
    )
    const named = { ...parameters, picture_id }
    for (const reader of [world().owner, world().admin]) {
      const seen = await answer("getReturnPicture", { parameters: named, token: reader.token })
      expect(seen).toContain("WEBP")
    }
    await refusal("getReturnPicture", { parameters: named }, NOT_SIGNED_IN)
    await refusal("getReturnPicture", { ...stranger, parameters: named }, NOT_FOUND)
    const none = { ...given, parameters: { ...named, picture_id: "rpic_unknown" } }
    await refusal("getReturnPicture", none, { status: 404, code: "picture_not_found" })
  })

  it("takes no file that is no picture", async () => {
    const given = await asked()
    const odd = await upload(Buffer.from("<svg></svg>"))
    const other = { status: 415, code: "unsupported_media_type" }
    await refusal("addReturnPicture", { ...given, ...odd }, other)
    const whole = await picture()
    const half = await upload(whole.subarray(0, Math.floor(whole.length * 0.6)))
    await refusal("addReturnPicture", { ...given, ...half }, { status: 400, code: "invalid_image" })
    const large = await upload(Buffer.alloc(10 * 1024 * 1024 + 1, whole))
    await refusal(
      "addReturnPicture",
      { ...given, ...large },
      { status: 413, code: "body_too_large" },
    )
    const headers = { "content-type": "multipart/form-data" }
    const cut = { ...given, body: "--half", headers }
    await refusal("addReturnPicture", cut, { status: 400, code: "invalid_multipart" })
    const { return_id: _, ...order } = given.parameters
    const unknown = { ...given, parameters: { ...order, return_id: "rreq_unknown" } }
    await refusal("addReturnPicture", { ...unknown, ...(await upload(whole)) }, NO_RETURN)
  })

  it("takes back for plugins what they name alone", async () => {
    const given = { ...(await arrived()), body: { id: "halden-none:1", qty: 1 } }
    await refusal("askExtraReturn", given, { status: 409, code: "extra_not_returnable" })
    const { token: _, ...anybody } = given
    await refusal("askExtraReturn", anybody, NOT_SIGNED_IN)
    await refusal("askExtraReturn", { ...given, token: world().other.token }, NOT_FOUND)
    const wrong = { status: 400, code: "invalid_input", field: "qty" }
    await refusal("askExtraReturn", { ...given, body: { id: "a" } }, wrong)
    expect((await call("askExtraReturn", given)).status).toBe(409)
  })
}
