import type { Scenario } from "../scenario"

/** One transparent pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

export const IMAGE_SCENARIOS: readonly Scenario[] = [
  {
    call: "uploadImage",
    name: "the upload of a picture",
    arrange: async ({ send, admin }) => {
      const headers = { authorization: `Bearer ${admin.token}` }
      return () => send({ url: "/api/v1/images", headers, data: pictureForm() })
    },
  },
]

/** A form with a picture of one pixel. */
export function pictureForm(): FormData {
  const form = new FormData()
  const picture = new Blob([Buffer.from(PNG, "base64")], { type: "image/png" })
  form.append("image", picture, "pixel.png")
  return form
}
