import { screen, within } from "@testing-library/react"
import { providerError } from "@/testing/fake-provider"
import { errorOf, seeToast } from "@/testing/see"
import { signIn, visit } from "@/testing/visit"
import { changePassword, readSignInAccount, type SignInAccount } from "../provider"
import {
  confirmByGoogle,
  confirmByPassword,
  finishEnrolment,
  removePhone,
  startEnrolment,
} from "../../second-factor/provider"
import { sendVerificationMail } from "../../recovery/provider"

vi.mock("../provider")
vi.mock("../../second-factor/provider")
vi.mock("../../recovery/provider")

const PHONE = { id: "f1", number: "+46701234567" }

async function openProfile(fields: Partial<SignInAccount> = {}) {
  const { email } = signIn()
  const account = { email, verified: true, hasPassword: true, phones: [], ...fields }
  vi.mocked(readSignInAccount).mockResolvedValue(account)
  const user = visit("/dashboard")
  await screen.findByText(account.verified ? "Verified" : "Not verified yet")
  const section = within(screen.getByRole("region", { name: "Sign-in" }))
  const openDialog = async (button: string) => {
    await user.click(section.getByRole("button", { name: button }))
    return within(await screen.findByRole("dialog"))
  }
  return { user, section, openDialog }
}

const confirmed = () => Promise.resolve({} as never)

describe("the sign-in on the profile", () => {
  it("says that the mail is not verified and sends another", async () => {
    const { user, section } = await openProfile({ verified: false })
    expect(section.queryByRole("button", { name: "Add a phone number" })).toBeNull()
    expect(section.getByText(/^Verify your email first/)).toBeVisible()
    const resend = section.getByRole("button", { name: "Resend verification mail" })
    vi.mocked(sendVerificationMail).mockRejectedValueOnce(providerError("too-many-requests"))
    await user.click(resend)
    await seeToast("Too many attempts. Wait a few minutes and try again.")
    await user.click(resend)
    await seeToast("Email Sent")
  })

  it("offers no password to who signs in with Google alone", async () => {
    const { section } = await openProfile({ hasPassword: false })
    expect(section.queryByRole("button", { name: "Change password" })).toBeNull()
  })

  it("says that it could not be loaded and tries again", async () => {
    signIn()
    vi.mocked(readSignInAccount).mockRejectedValueOnce(providerError("network-request-failed"))
    vi.mocked(readSignInAccount).mockResolvedValueOnce(null)
    const user = visit("/dashboard")
    await screen.findByText("Your sign-in could not be loaded")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await screen.findByText("This browser has forgotten how you signed in")
    expect(screen.getByRole("link", { name: "Log in again" })).toHaveAttribute("href", "/login")
  })
})

describe("changing the password", () => {
  it("asks for both passwords and changes it", async () => {
    vi.mocked(confirmByPassword)
      .mockRejectedValueOnce(providerError("wrong-password"))
      .mockImplementation(confirmed)
    const { user, openDialog } = await openProfile()
    const dialog = await openDialog("Change password")
    const save = dialog.getByRole("button", { name: "Change password" })
    const current = dialog.getByLabelText("Current password")
    const next = dialog.getByLabelText("New password")
    await user.type(next, "12345")
    await user.click(save)
    await dialog.findByText("password is required")
    expect(errorOf(next)).toBe("password must be at least 6 characters")
    await user.type(current, "secret-1")
    await user.type(next, "-and-more")
    await user.click(save)
    await dialog.findByText("wrong password")
    expect(current).toHaveFocus()
    await user.click(save)
    await seeToast("Password changed")
    expect(changePassword).toHaveBeenCalledWith("12345-and-more")
  })
})

describe("the second factor", () => {
  it("is added by a number and its code", async () => {
    vi.mocked(startEnrolment).mockResolvedValue("id-1")
    vi.mocked(finishEnrolment).mockRejectedValueOnce(providerError("code-expired"))
    const { user, section, openDialog } = await openProfile()
    expect(section.getByText("Off")).toBeVisible()
    const dialog = await openDialog("Add a phone number")
    const phone = dialog.getByLabelText("Phone number")
    await user.type(phone, "070 123 45 67{Enter}")
    await dialog.findByText("Write the number with + and its country code")
    await user.clear(phone)
    await user.type(phone, "0046 (70) 123-45 67{Enter}")
    const code = await dialog.findByLabelText("Code")
    expect(startEnrolment).toHaveBeenLastCalledWith("+46701234567")
    await user.type(code, "123456{Enter}")
    await dialog.findByText("This code has expired. Send another one.")
    vi.mocked(startEnrolment).mockResolvedValue("id-2")
    await user.click(dialog.getByRole("button", { name: "Send another code" }))
    await seeToast("Code sent")
    const { email } = (await vi.mocked(readSignInAccount).mock.results.at(-1)?.value) ?? {}
    vi.mocked(readSignInAccount).mockResolvedValue({
      ...{ email, verified: true, hasPassword: true },
      phones: [PHONE],
    })
    await user.clear(code)
    await user.type(code, "654321{Enter}")
    await seeToast("Second factor added")
    expect(finishEnrolment).toHaveBeenLastCalledWith("id-2", "654321")
    await section.findByText(PHONE.number)
  })

  it.each([
    ["second-factor-already-in-use", /second factor of your account already/],
    ["invalid-phone-number", /country code/],
    ["unverified-email", /^Verify your email first: open/],
  ])("says under the number what %s means", async (refusal, words) => {
    vi.mocked(startEnrolment).mockRejectedValue(providerError(refusal))
    const { user, openDialog } = await openProfile()
    const dialog = await openDialog("Add a phone number")
    const phone = dialog.getByLabelText("Phone number")
    await user.type(phone, "+46701234567{Enter}")
    await dialog.findByText(words, { selector: "[id$=error]" })
    expect(errorOf(phone)).toMatch(words)
  })

  it("asks for the password again where the login is of long ago", async () => {
    vi.mocked(startEnrolment)
      .mockReset()
      .mockRejectedValueOnce(providerError("requires-recent-login"))
      .mockResolvedValue("id-1")
    vi.mocked(confirmByPassword).mockReset().mockImplementation(confirmed)
    const { user, openDialog } = await openProfile()
    const dialog = await openDialog("Add a phone number")
    await user.type(dialog.getByLabelText("Phone number"), "+46701234567{Enter}")
    const password = await dialog.findByLabelText("Password")
    expect(password).toHaveFocus()
    await user.type(password, "secret-1{Enter}")
    await dialog.findByLabelText("Code")
    expect(confirmByPassword).toHaveBeenCalledWith("secret-1")
    expect(vi.mocked(startEnrolment).mock.calls).toEqual([["+46701234567"], ["+46701234567"]])
  })

  it("is removed after one question, and Google confirms an old login without a password", async () => {
    vi.mocked(removePhone)
      .mockRejectedValueOnce(providerError("requires-recent-login"))
      .mockResolvedValue(undefined)
    vi.mocked(confirmByGoogle)
      .mockRejectedValueOnce(providerError("user-mismatch"))
      .mockImplementation(confirmed)
    const { user, openDialog } = await openProfile({ hasPassword: false, phones: [PHONE] })
    const dialog = await openDialog("Remove")
    await user.click(dialog.getByRole("button", { name: "Yes, remove it" }))
    const google = await dialog.findByRole("button", { name: "Continue with Google" })
    await user.click(google)
    await dialog.findByText(/another account/)
    await user.click(google)
    await seeToast("Second factor removed")
    expect(removePhone).toHaveBeenLastCalledWith(PHONE)
  })
})
