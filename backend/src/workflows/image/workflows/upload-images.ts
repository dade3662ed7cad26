import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { encodeImagesStep } from "../steps/encode-images"
import { storeFilesStep } from "../steps/store-files"

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
