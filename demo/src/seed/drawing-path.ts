/** Below the data folder's uploads. */
export const DRAWINGS_FOLDER = "drawings"

type Extension = ".webp" | ".dark.webp" | ".svg" | ".dark.svg"

/** The address of a part's drawing on the shop's origin. */
export function drawingPath(sku: string, extension: Extension): string {
  return `/uploads/${DRAWINGS_FOLDER}/${sku.toLowerCase()}${extension}`
}
