import { CALLS } from "../../../contract/calls/calls"
import { openApiDocument } from "../../../contract/openapi/document"
import type { OpenApiDocument } from "../../../contract/openapi/openapi-types"
import { shopEnvironment } from "../environment"

let document: OpenApiDocument | undefined

/** The document of this shop's calls, made once a process. */
export function shopOpenApi(): OpenApiDocument {
  document ??= openApiDocument(CALLS, shopEnvironment().publicUrl)
  return document
}
