import { rm, writeFile } from "node:fs/promises"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { encodeImage } from "../encode-image"

const ENDING = ".webp"

export const encodeImagesStepId = "encode-images"

/** Checks uploaded files and writes each anew as a WebP picture beside it. Answers the new paths. */
export const encodeImagesStep = createStep(
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
