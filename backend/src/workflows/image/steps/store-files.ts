import { createReadStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import type {
  FileDTO,
  IFileModuleService,
  ProviderUploadStreamDTO,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type FileToStore = ProviderUploadStreamDTO & { path: string }

export const storeFilesStepId = "store-files"

/** Gives files of this machine to the file module, all or none, and answers their ids and addresses. */
export const storeFilesStep = createStep(
  storeFilesStepId,
  async (input: FileToStore[], { container }) => {
    const files = container.resolve(Modules.FILE)
    const stored: FileDTO[] = []
    try {
      for (const file of input) stored.push(await store(files, file))
    } catch (error) {
      // The engine compensates what a step answered, and a failed one has answered nothing.
      await files.deleteFiles(stored.map(({ id }) => id))
      throw error
    }
    return new StepResponse(
      stored,
      stored.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve(Modules.FILE).deleteFiles(ids)
  },
)

/** A provider that fails may stop reading: then nobody would ever end the copying. */
async function store(files: IFileModuleService, { path, ...file }: FileToStore): Promise<FileDTO> {
  const { writeStream, promise } = await files.getUploadStream(file)
  const copying = new AbortController()
  const copied = pipeline(createReadStream(path), writeStream, { signal: copying.signal })
  try {
    const [{ key, url }] = await Promise.all([promise, copied])
    return { id: key, url }
  } finally {
    copying.abort()
  }
}
