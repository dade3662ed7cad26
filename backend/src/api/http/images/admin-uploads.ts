import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { FileDTO } from "@medusajs/framework/types"
import { keepImportFileWorkflow } from "../../../workflows/image/workflows/keep-import-file"
import { uploadImagesWorkflow } from "../../../workflows/image/workflows/upload-images"
import { answerRefusal } from "../errors/answer-refusal"
import { withReceivedFiles } from "./incoming-image"
import type { ReceivedFile } from "./multipart"

const MOST_FILES = 20

/**
 * Medusa's `POST /admin/uploads` by the rules of `POST /images`, answered here: Medusa's own would
 * hold all files in memory and serve whatever they are. Who may call was checked before.
 */
export async function receiveAdminUpload(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (req.method !== "POST" || req.path !== "/") return next()
  try {
    const files = await withReceivedFiles(req, { field: "files", most: MOST_FILES }, (received) =>
      store(req, received),
    )
    res.json({ files })
  } catch (error) {
    answerRefusal(error, { res, next })
  }
}

/** Medusa Admin brings the file of a product import through this door, too. */
async function store(req: MedusaRequest, files: ReceivedFile[]): Promise<FileDTO[]> {
  const [first] = files
  if (first && files.length === 1 && /\.csv$/i.test(first.filename)) {
    const { result } = await keepImportFileWorkflow(req.scope).run({ input: { path: first.path } })
    return result
  }
  const paths = files.map(({ path }) => path)
  const { result } = await uploadImagesWorkflow(req.scope).run({ input: { paths } })
  return result
}
