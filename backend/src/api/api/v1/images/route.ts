import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { uploadImagesWorkflow } from "../../../../workflows/image/workflows/upload-images"
import { withReceivedFiles } from "../../../http/images/incoming-image"
import { requireAdmin } from "../../../http/auth/signed-in"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireAdmin(req)
  const [image] = await withReceivedFiles(req, { field: "image", most: 1 }, async (files) => {
    const paths = files.map(({ path }) => path)
    const { result } = await uploadImagesWorkflow(req.scope).run({ input: { paths } })
    return result
  })
  res.json({ success: true, data: { url: image?.url } })
}
