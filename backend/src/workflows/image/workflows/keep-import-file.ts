import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { storeFilesStep } from "../steps/store-files"

export const keepImportFileWorkflowId = "keep-import-file"

/** Stores a file that the staff wants to import, for the import alone to read. */
export const keepImportFileWorkflow = createWorkflow(
  keepImportFileWorkflowId,
  ({ path }: { path: string }) => {
    const files = transform({ path }, ({ path }) => [
      { path, filename: "import.csv", mimeType: "text/csv", access: "private" as const },
    ])
    return new WorkflowResponse(storeFilesStep(files))
  },
)
