import fs from "node:fs"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { failureOf, testApi } from "../setup/test-api"
import { filesIn, formOf, picture } from "../setup/upload"

const NO_ROOM = { status: 507, code: "storage_full", errors: [] }
const createWriteStream = fs.createWriteStream

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token = ""
    let staff = ""
    beforeAll(() => openShop(getContainer()))
    beforeEach(async () => {
      token = (await signInAdmin(getContainer(), api)).token
      staff = await signInMedusaAdmin(api)
    })
    afterEach(() => void vi.restoreAllMocks())

    const send = async (path: string, { field = "image", bearer = token } = {}) =>
      api.call({
        method: "POST",
        path,
        token: bearer,
        body: formOf({
          name: field,
          content: await picture("png"),
          filename: "photo.png",
          type: "image/png",
        }),
      })
    /** The kernel's own answer to every write: /dev/full has no room, ever. */
    const fillDisk = (isFull: (file: string) => boolean) =>
      vi
        .spyOn(fs, "createWriteStream")
        .mockImplementation((file, options) =>
          isFull(String(file))
            ? createWriteStream("/dev/full", { flush: false })
            : createWriteStream(file, options),
        )

    it.each([
      ["comes in", (file: string) => /\/\d+$/.test(file)],
      ["is stored", (file: string) => !/\/\d+$/.test(file)],
    ])(
      "keeps nothing of a picture when the disk is full as it %s, and says so",
      async (_, isFull) => {
        const before = await filesIn("uploads")
        fillDisk(isFull)
        expect(failureOf(await send("/api/v1/images"))).toMatchObject(NO_ROOM)
        const admin = await send("/admin/uploads", { field: "files", bearer: staff })
        expect(failureOf(admin)).toMatchObject(NO_ROOM)
        expect(fs.createWriteStream).toHaveBeenCalled()
        await expect.poll(() => filesIn("incoming")).toEqual([])
        expect(await filesIn("uploads")).toEqual(before)
        vi.restoreAllMocks()
        expect((await send("/api/v1/images")).status).toBe(200)
      },
    )
  },
})
