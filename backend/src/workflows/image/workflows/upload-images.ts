import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { rm, writeFile } from "node:fs/promises"
import { encodeImage } from "../encode-image"
import { storeFilesStep } from "../steps/store-files"

const ENDING = ".webp"

const encodeImagesStepId = "encode-images"

/** Checks uploaded files and writes each anew as a WebP picture beside it. Answers the new paths. */
const encodeImagesStep = createStep(
  encodeImagesStepId,
  async (paths: string[]) => {
    for (const path of paths) await writeFile(path + ENDING, await encodeImage(path))
    const encoded = paths.map((path) => path + ENDING)
    return new StepResponse(encoded, encoded)
  },
  async (encoded) => {
    for (const path of encoded ?? []) await rm(path, { force: true })
  },
)

export type UploadImagesInput = {
  /** Files that the caller removes in the end, together with what lies beside them. */
  paths: string[]
}

export const uploadImagesWorkflowId = "upload-images"

/** Stores uploaded pictures for everybody to see, all or none; nothing of the files themselves stays. */
export const uploadImagesWorkflow = createWorkflow(
  uploadImagesWorkflowId,
  ({ paths }: UploadImagesInput) => {
    const encoded = encodeImagesStep(paths)
    const pictures = transform({ encoded }, ({ encoded }) =>
      encoded.map((path) => ({
        path,
        filename: "picture.webp",
        mimeType: "image/webp",
        access: "public" as const,
      })),
    )
    return new WorkflowResponse(storeFilesStep(pictures))
  },
)
