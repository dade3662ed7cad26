import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { asValue } from "@medusajs/framework/awilix"
import { createMedusaContainer, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { storeFilesStep, type FileToStore } from "../steps/store-files"

const file: FileToStore = { path: __filename, filename: "a.webp", mimeType: "image/webp" }

const failStep = createStep("fail", async () => {
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "a later step failed")
})
const storing = createWorkflow("storing", (input: FileToStore[]) => {
  return new WorkflowResponse(storeFilesStep(input))
})
const storingAndFailing = createWorkflow("storing-and-failing", (input: FileToStore[]) => {
  const stored = storeFilesStep(input)
  failStep()
  return new WorkflowResponse(stored)
})

/** A file module that keeps what it gets under its number; `refuse` tells which it does not take. */
function fileModule(refuse: (number: number) => boolean = () => false) {
  const kept = new Map<string, string>()
  let number = 0
  const service = {
    getUploadStream: async () => {
      const key = String(++number)
      const writeStream = new PassThrough()
      const promise = refuse(number)
        ? Promise.reject(new MedusaError("unexpected_state", "no room", "image_host_unavailable"))
        : text(writeStream).then((content) => {
            kept.set(key, content)
            return { key, url: `/uploads/${key}` }
          })
      return { writeStream, promise, url: "", fileKey: key }
    },
    deleteFiles: async (ids: string[]) => ids.forEach((id) => kept.delete(id)),
  }
  const container = createMedusaContainer()
  container.register({ [Modules.FILE]: asValue(service) })
  return { container, kept }
}

describe("store-files", () => {
  it("hands the files on and answers their ids and addresses", async () => {
    const { container, kept } = fileModule()
    const { result } = await storing(container).run({ input: [file, file] })
    expect(result).toEqual([
      { id: "1", url: "/uploads/1" },
      { id: "2", url: "/uploads/2" },
    ])
    expect(kept.get("1")).toContain("hands the files on")
  })

  it("deletes what it stored when a later step fails", async () => {
    const { container, kept } = fileModule()
    const run = storingAndFailing(container).run({ input: [file, file] })
    await expect(run).rejects.toMatchObject({ message: "a later step failed" })
    expect(kept.size).toBe(0)
  })

  it("deletes the first when the second is refused, though nobody reads it", async () => {
    const { container, kept } = fileModule((number) => number === 2)
    const run = storing(container).run({ input: [file, file] })
    await expect(run).rejects.toMatchObject({ code: "image_host_unavailable" })
    expect(kept.size).toBe(0)
  })
})
