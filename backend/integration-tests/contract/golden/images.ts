import { picture, upload } from "../support/upload"
import { NOT_SIGNED_IN, type Golden } from "./golden-call"

/** POST /images. */
export function describeImages({ answer, refusal, world }: Golden): void {
  const token = () => world().admin.token
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')

  it("answers the picture's address, where the picture is", async () => {
    const answered = await answer("uploadImage", {
      token: token(),
      ...(await upload(await picture())),
    })
    expect(answered).toMatchObject({ data: { url: expect.stringMatching(/^(https?:\/)?\//) } })
  })

  it("is for administrators alone", async () => {
    const file = await upload(await picture())
    await refusal("uploadImage", file, NOT_SIGNED_IN)
    const asCustomer = { ...file, token: world().owner.token }
    await refusal("uploadImage", asCustomer, { status: 403, code: "admins_only" })
  })

  it("is 400 without a file", async () => {
    const file = await upload(await picture(), { field: "other" })
    const wrong = { status: 400, code: "invalid_input", field: "image" }
    await refusal("uploadImage", { token: token(), ...file }, wrong)
  })

  it("is 415 for what is no picture, whatever its name says", async () => {
    for (const name of ["disc.svg", "disc.png"]) {
      const file = await upload(svg, { name })
      const refused = { status: 415, code: "unsupported_media_type" }
      await refusal("uploadImage", { token: token(), ...file }, refused)
    }
  })

  it("is 400 for half a picture, and for half an upload", async () => {
    const whole = await picture()
    const half = await upload(whole.subarray(0, Math.floor(whole.length * 0.6)))
    const broken = { status: 400, code: "invalid_image", field: "image" }
    await refusal("uploadImage", { token: token(), ...half }, broken)
    const headers = { "content-type": "multipart/form-data" }
    const cut = { token: token(), body: "--half", headers }
    await refusal("uploadImage", cut, { status: 400, code: "invalid_multipart" })
  })

  it("is 413 above 10 MB", async () => {
    const file = await upload(Buffer.alloc(10 * 1024 * 1024 + 1, await picture()))
    await refusal(
      "uploadImage",
      { token: token(), ...file },
      { status: 413, code: "body_too_large" },
    )
  })
}
