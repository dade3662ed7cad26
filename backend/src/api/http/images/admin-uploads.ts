import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import type { FileDTO } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { refusalSentence } from "../../../contract/refusal-sentence"
import { keepImportFileWorkflow } from "../../../workflows/image/workflows/keep-import-file"
import { uploadImagesWorkflow } from "../../../workflows/image/workflows/upload-images"
import { answerRefusal } from "../errors/answer-refusal"
import { withReceivedFiles } from "./incoming-image"
import type { ReceivedFile } from "./multipart"
import { serveUploads } from "./serve-uploads"

const MOST_FILES = 20

/**
 * Medusa's `POST /admin/uploads` by the rules of `POST /images`, answered here: Medusa's own would
 * hold all files in memory and serve whatever they are. Who may call was checked before.
 */
async function receiveAdminUpload(
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

/** Medusa Admin brings the file of a product import by this route, too. */
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

const LARGEST = 11 * 1024 * 1024

/**
 * Medusa's older import call reads its file into memory without a limit. It gets only what says
 * beforehand how long it is, and is short enough.
 */
function refuseUncounted(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const isFile = /^multipart\//i.test(req.headers["content-type"] ?? "")
  if (!isFile || Number(req.headers["content-length"]) <= LARGEST) return next()
  const message = refusalSentence("body_too_large", { variant: "uncounted" })
  res.status(413).json({ type: MedusaError.Types.INVALID_DATA, code: "body_too_large", message })
}

/** What comes in as a file by Medusa's own routes, and every file that goes out. */
export const UPLOAD_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/uploads", middlewares: [serveUploads] },
  { matcher: "/admin/uploads", middlewares: [receiveAdminUpload] },
  { matcher: "/admin/products/import", middlewares: [refuseUncounted] },
]
