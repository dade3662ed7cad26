import { mkdir, rm } from "node:fs/promises"
import path from "node:path"
import type { MedusaRequest } from "@medusajs/framework/http"
import { incomingFolder, incomingName, removeAbandoned } from "../../../files/incoming-folder"
import { shopEnvironment } from "../environment"
import { receiveFiles, type ReceivedFile } from "./multipart"

/**
 * Receives the files of a multipart field, at most `most`, and hands them to `use`. Nothing of them
 * stays on disk when it is done, however it ends.
 */
export async function withReceivedFiles<Result>(
  req: MedusaRequest,
  { field, most }: { field: string; most: number },
  use: (files: ReceivedFile[]) => Promise<Result>,
): Promise<Result> {
  return withIncomingFolder(async (folder) => use(await receiveFiles(req, { field, most, folder })))
}

/** Hands a new folder for what comes in to `use`, and removes it in the end. */
export async function withIncomingFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(incomingFolder(shopEnvironment().dataDir), incomingName())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the uploads that were on their way when a process of the shop was killed. */
export function forgetBrokenUploads(): void {
  removeAbandoned(shopEnvironment().dataDir)
}
