import { signUp } from "../../setup/people"
import { identityOutage } from "../support/identity-outage"
import { describeStaffOnly, NOT_SIGNED_IN, type Golden } from "./golden-call"

const UNKNOWN = { id: "cus_unknown" }
const NOT_FOUND = { status: 404, code: "user_not_found" }
const PROFILE = {
  name: "Grace Hopper",
  education: "Vehicle technology",
  address: "7 Pier Road",
  phone: "+1 555 010 1234",
}
const REQUIRED = [
  ["name", "name is required"],
  ["email", "email is required"],
  ["education", "education is required"],
  ["address", "address is required"],
  ["phone", "phone number is required"],
] as const

/** Reading, naming and deleting users. */
export function describeUsers(golden: Golden): void {
  const { answer, call, refusal, world } = golden

  describeStaffOnly(golden, [
    ["listUsers", {}],
    ["listFields", {}],
    ["deleteUser", { parameters: UNKNOWN }],
  ])

  it("lists users for staff, and one by mail for that person", async () => {
    await answer("listUsers", { token: world().admin.token })
    const { email, token } = world().owner
    const own = await answer("listUsersByMail", { parameters: { email }, token })
    expect(own).toMatchObject({ data: [{ email, isAdmin: false }] })
    await refusal("listUsersByMail", { parameters: { email } }, NOT_SIGNED_IN)
    const foreign = { parameters: { email: world().other.email }, token }
    await refusal("listUsersByMail", foreign, { status: 403, code: "not_yours" })
    const unknown = { parameters: { email: "nobody@example.com" }, token: world().admin.token }
    expect(await answer("listUsersByMail", unknown)).toEqual({ success: true, data: [] })
  })

  it("lists what plugins declared, for staff", async () => {
    await answer("listFields", { token: world().admin.token })
  })

  it("listUsers is 400 for a wrong page", async () => {
    const given = { token: world().admin.token, query: "?limit=0" }
    await refusal("listUsers", given, { status: 400, code: "invalid_input", field: "limit" })
  })

  describe("createUser", () => {
    const given = () => ({
      token: world().owner.token,
      body: { name: "Ada King", email: world().owner.email, isAdmin: false },
    })

    it("answers the named record again and again", async () => {
      const made = await answer("createUser", given())
      expect(made).toMatchObject({ data: { name: "Ada King", isAdmin: false } })
      expect(await answer("createUser", given())).toEqual(made)
    })

    it("is 400 without name or mail, 401 without a token, 403 for another's mail", async () => {
      for (const field of ["name", "email"] as const) {
        const without = { ...given(), body: { ...given().body, [field]: undefined } }
        const message = `${field} is required`
        await refusal("createUser", without, { status: 400, code: "invalid_input", field, message })
      }
      await refusal("createUser", { body: given().body }, NOT_SIGNED_IN)
      const foreign = { ...given(), token: world().other.token }
      await refusal("createUser", foreign, { status: 403, code: "not_yours" })
    })

    it("grants the role from an administrator alone, and to a verified mail alone", async () => {
      const body = { ...given().body, isAdmin: true }
      const self = await call("createUser", { ...given(), body })
      expect(self.body).not.toMatchObject({ data: { isAdmin: true } })
      const staff = { token: world().admin.token, body }
      expect(await answer("createUser", staff)).toMatchObject({ data: { isAdmin: true } })
      const { email } = await signUp(world().api, { verified: false })
      const unverified = { ...staff, body: { ...body, email } }
      await refusal("createUser", unverified, { status: 409, code: "email_not_verified" })
      const unknown = { ...staff, body: { ...body, email: "nobody@example.com" } }
      await refusal("createUser", unknown, NOT_FOUND)
    })
  })

  describe("deleteUser", () => {
    it("answers done, and the person is out at once", async () => {
      const gone = await signUp(world().api)
      const given = { parameters: { id: gone.id }, token: world().admin.token }
      await answer("deleteUser", given)
      const { email, token } = gone
      await refusal("listUsersByMail", { parameters: { email }, token }, NOT_SIGNED_IN)
      await refusal("deleteUser", given, NOT_FOUND)
    })

    it("is 409 for oneself", async () => {
      const { id, token } = world().admin
      await refusal(
        "deleteUser",
        { parameters: { id }, token },
        { status: 409, code: "own_account" },
      )
    })

    it("deletes nothing while the identity provider is out of reach", async () => {
      const { id } = await signUp(world().api)
      const given = { parameters: { id }, token: world().admin.token }
      const unavailable = { status: 503, code: "identity_unavailable" }
      await identityOutage(() => refusal("deleteUser", given, unavailable))
      await answer("deleteUser", given)
    })
  })
}

/** PUT /user/{id}. */
export function describeChangingUsers({ answer, refusal, world }: Golden): void {
  const own = () => ({ token: world().owner.token, parameters: { id: world().owner.id } })
  const body = () => ({ ...PROFILE, email: world().owner.email })
  const staff = (id: string) => ({ token: world().admin.token, parameters: { id } })

  it("writes the profile", async () => {
    const written = await answer("updateUser", { ...own(), body: body() })
    expect(written).toMatchObject({ data: { ...body(), isAdmin: false } })
  })

  it("is 400 with the field's own sentence where one is missing or empty", async () => {
    for (const [field, message] of REQUIRED) {
      for (const value of [undefined, ""]) {
        const given = { ...own(), body: { ...body(), [field]: value } }
        await refusal("updateUser", given, { status: 400, code: "invalid_input", field, message })
      }
    }
  })

  it("is 401 without a token, 404 for another and for nobody, 403 for the own role", async () => {
    await refusal("updateUser", { ...own(), token: undefined, body: body() }, NOT_SIGNED_IN)
    for (const parameters of [{ id: world().other.id }, UNKNOWN]) {
      await refusal("updateUser", { ...own(), parameters, body: body() }, NOT_FOUND)
    }
    const role = { ...own(), body: { isAdmin: true } }
    await refusal("updateUser", role, { status: 403, code: "forbidden" })
  })

  it("is 409 for another mail", async () => {
    const moved = { ...own(), body: { ...body(), email: "new@example.com" } }
    const refused = { status: 409, code: "email_not_changeable", field: "email" }
    await refusal("updateUser", moved, refused)
  })

  it("promotes and demotes for staff, but not the last one and not an unverified mail", async () => {
    for (const isAdmin of [true, false]) {
      const changed = await answer("updateUser", { ...staff(world().owner.id), body: { isAdmin } })
      expect(changed).toMatchObject({ data: { isAdmin } })
    }
    const last = { ...staff(world().admin.id), body: { isAdmin: false } }
    await refusal("updateUser", last, { status: 409, code: "last_admin" })
    const { id } = await signUp(world().api, { verified: false })
    const unverified = { ...staff(id), body: { isAdmin: true } }
    await refusal("updateUser", unverified, { status: 409, code: "email_not_verified" })
  })
}
