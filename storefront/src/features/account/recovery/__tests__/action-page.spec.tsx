import { COMMON_PASSWORD } from "@shop/contract/account/password"
import { screen, within } from "@testing-library/react"
import { providerError } from "@/testing/fake-provider"
import { errorOf, seeToast } from "@/testing/see"
import { signIn, visit } from "@/testing/visit"
import { followLink, sendResetMail, resetPassword, sendVerificationMail } from "../provider"

vi.mock("../provider")

const MAIL = "customer@example.com"
const open = (mode: string, more = "") => visit(`/account/action?mode=${mode}&oobCode=c0de${more}`)
/** The page without the navigation, which has a Login link as well. */
const sheet = () => within(screen.getByRole("main"))

describe("the page of a mail's link", () => {
  beforeEach(() => {
    vi.mocked(followLink).mockReset().mockResolvedValue({ email: MAIL })
  })

  it.each([
    ["verifyEmail", "Your e-mail address is verified."],
    ["recoverEmail", "Your old e-mail address is back in use."],
    ["verifyAndChangeEmail", "Your new e-mail address is in use."],
    ["revertSecondFactorAddition", "The second factor is removed."],
  ])("follows %s once and says so", async (mode, words) => {
    open(mode)
    await screen.findByText(words)
    expect(vi.mocked(followLink).mock.calls).toEqual([[{ mode, code: "c0de" }]])
    expect(sheet().getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login")
  })

  it("leads a signed-in reader back to where the link says, inside this shop only", async () => {
    signIn()
    open("verifyEmail", `&continueUrl=${encodeURIComponent("http://shop.test/blogs?a=1")}`)
    const back = await screen.findByRole("link", { name: "Back to the shop" })
    expect(back).toHaveAttribute("href", "/blogs?a=1")
  })

  it("does not lead to another site", async () => {
    signIn()
    open("verifyEmail", `&continueUrl=${encodeURIComponent("http://evil.test/")}`)
    const back = await screen.findByRole("link", { name: "Back to the shop" })
    expect(back).toHaveAttribute("href", "/showProduct")
  })

  it("offers a reset mail to whom an old address was given back", async () => {
    const user = open("recoverEmail")
    await user.click(await screen.findByRole("button", { name: "Send reset mail" }))
    await seeToast("Email Sent")
    expect(sendResetMail).toHaveBeenCalledWith(MAIL)
  })

  it("takes a new password", async () => {
    vi.mocked(resetPassword)
      .mockRejectedValueOnce(providerError("weak-password", COMMON_PASSWORD))
      .mockResolvedValue(undefined)
    const user = open("resetPassword")
    const field = await screen.findByLabelText("New password")
    expect(sheet().getByText(MAIL)).toBeVisible()
    const save = screen.getByRole("button", { name: "Save password" })
    await user.click(save)
    await screen.findByText("password is required")
    await user.type(field, "12345")
    expect(errorOf(field)).toBe("password must be at least 6 characters")
    await user.type(field, "67")
    expect(errorOf(field)).toBe("password must be at least 8 characters")
    await user.type(field, "8")
    await user.click(save)
    await screen.findByText(COMMON_PASSWORD)
    await user.click(save)
    await screen.findByText("Your password is changed.")
    expect(resetPassword).toHaveBeenLastCalledWith("c0de", "12345678")
  })

  it("says that a link has expired while the new password was being chosen", async () => {
    vi.mocked(resetPassword).mockRejectedValueOnce(providerError("expired-action-code"))
    const user = open("resetPassword")
    await user.type(await screen.findByLabelText("New password"), "secret-1{Enter}")
    await screen.findByText(/^This link has expired/)
    const again = screen.getByRole("link", { name: "Ask for a new link" })
    expect(again).toHaveAttribute("href", "/forgetPass")
  })

  it("sends a signed-in reader another mail for a used link", async () => {
    signIn()
    vi.mocked(followLink).mockRejectedValue(providerError("invalid-action-code"))
    vi.mocked(sendVerificationMail).mockRejectedValueOnce(providerError("too-many-requests"))
    const user = open("verifyEmail")
    await screen.findByText(/^This link has expired or was used before/)
    const resend = await screen.findByRole("button", { name: "Resend verification mail" })
    await user.click(resend)
    await seeToast("Too many attempts. Wait a few minutes and try again.")
    await user.click(resend)
    await seeToast("Email Sent")
  })

  it("leads a guest with a used link to the login", async () => {
    vi.mocked(followLink).mockRejectedValue(providerError("expired-action-code"))
    open("verifyEmail")
    const login = await screen.findByRole("link", { name: "Log in for a new link" })
    expect(login).toHaveAttribute("href", "/login")
  })

  it("can be tried again where nobody could be reached", async () => {
    vi.mocked(followLink).mockRejectedValueOnce(providerError("network-request-failed"))
    const user = open("verifyEmail")
    await screen.findByText(/^The sign-in service cannot be reached/)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await screen.findByText("Your e-mail address is verified.")
  })

  it.each(["?mode=verifyEmail", "?mode=signIn&oobCode=c0de", ""])(
    "does nothing for the incomplete link %s",
    async (search) => {
      visit(`/account/action${search}`)
      await screen.findByText("Part of the link is missing")
      expect(followLink).not.toHaveBeenCalled()
    },
  )
})
