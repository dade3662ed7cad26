import { screen, waitFor, within } from "@testing-library/react"
import { aUser } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { columnOf, headsOf, rowOf, seeTable, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signInAsAdministrator, visit } from "@/testing/visit"

const MARA = { name: "Mara Lindqvist", email: "mara@example.com", phone: "+46 8 555 010" }

async function open() {
  const user = visit("/dashboard/users")
  const table = await seeTable("All Users", "mara@example.com")
  return { user, table, row: () => within(rowOf(table, "mara@example.com")) }
}

describe("All Users", () => {
  beforeEach(() => {
    signInAsAdministrator()
    fakeShop.users.push(aUser(MARA))
  })

  it("lists everybody with their role; users can be promoted, administrators demoted", async () => {
    const { table, row } = await open()
    expect(headsOf(table)).toEqual(["Name", "Email", "Address", "Phone Number", "Status", "Action"])
    expect(columnOf(table, "Status")).toEqual(["Admin", "User"])
    expect(row().getByRole("button", { name: "Make Admin" })).toBeVisible()
    const admin = within(rowOf(table, "admin@example.com"))
    expect(admin.queryByRole("button", { name: "Make Admin" })).toBeNull()
    expect(admin.getByRole("button", { name: "Remove Admin" })).toBeVisible()
    expect(admin.getByRole("button", { name: "Delete" })).toBeVisible()
  })

  it("promotes a user after asking once", async () => {
    const { user, table, row } = await open()
    await user.click(row().getByRole("button", { name: "Make Admin" }))
    await user.click(await screen.findByRole("button", { name: "Yes, make admin" }))
    await seeToast("User is now an admin")
    await waitFor(() => expect(columnOf(table, "Status")).toEqual(["Admin", "Admin"]))
  })

  it("takes the role back after asking once, and tells why the last administrator keeps it", async () => {
    fakeShop.users.push(aUser({ name: "Second", email: "second@example.com", isAdmin: true }))
    const { user, table } = await open()
    const second = () => within(rowOf(table, "second@example.com"))
    const takeBack = async (row: ReturnType<typeof second>) => {
      await user.click(row.getByRole("button", { name: "Remove Admin" }))
      await user.click(await screen.findByRole("button", { name: "Yes, take it back" }))
    }
    await takeBack(second())
    await seeToast("User is no longer an admin")
    await waitFor(() => expect(second().getByRole("button", { name: "Make Admin" })).toBeVisible())
    server.use(
      serve("updateUser", () => {
        throw new Refusal(409, "last_admin", { message: "The shop needs an administrator" })
      }),
    )
    const own = within(rowOf(table, "admin@example.com"))
    await takeBack(own)
    await seeToast("The shop needs an administrator")
    await waitFor(() => expect(own.getByRole("button", { name: "Remove Admin" })).toBeVisible())
  })

  it("leaves the page to who took their own role back", async () => {
    fakeShop.users.push(aUser({ name: "Second", email: "second@example.com", isAdmin: true }))
    const { user, table } = await open()
    const own = within(rowOf(table, "admin@example.com"))
    await user.click(own.getByRole("button", { name: "Remove Admin" }))
    await user.click(await screen.findByRole("button", { name: "Yes, take it back" }))
    expect(await screen.findByText("This page is for administrators.")).toBeVisible()
  })

  it("deletes a user after asking once", async () => {
    const { user, table, row } = await open()
    await user.click(row().getByRole("button", { name: "Delete" }))
    await user.click(await screen.findByRole("button", { name: "Yes, delete the user" }))
    await seeToast("User is now deleted")
    await waitFor(() => expect(columnOf(table, "Email")).toEqual(["admin@example.com"]))
  })

  it("tells in a sentence why the shop refuses", async () => {
    server.use(
      serve("updateUser", () => {
        const message = "Mara's mail is not verified yet"
        throw new Refusal(409, "email_not_verified", { message })
      }),
    )
    const { user, table, row } = await open()
    await user.click(row().getByRole("button", { name: "Make Admin" }))
    await user.click(await screen.findByRole("button", { name: "Yes, make admin" }))
    await seeToast("Mara's mail is not verified yet")
    const own = within(rowOf(table, "admin@example.com"))
    await user.click(own.getByRole("button", { name: "Delete" }))
    await user.click(await screen.findByRole("button", { name: "Yes, delete the user" }))
    await seeToast("You cannot delete your own account")
  })

  it("finds people by what is known of them", async () => {
    const { user, table } = await open()
    await user.type(screen.getByRole("searchbox"), "555 010")
    await waitFor(() => expect(columnOf(table, "Email")).toEqual(["mara@example.com"]))
    expect(screen.getByText("1–1 of 1")).toBeVisible()
  })
})
