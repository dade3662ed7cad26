import { importQuerySchema } from "../staff/file-import"

export const MOST_IMPORT_ROWS = 20_000

/** POST /admin/products-import. */
export const productImportQuerySchema = importQuerySchema
