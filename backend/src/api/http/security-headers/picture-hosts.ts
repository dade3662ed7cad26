import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Request, RequestHandler } from "express"
import { readPictureOrigins } from "../../../queries/product/picture-origins"
import { SharedReads } from "../response/shared-reads"

const REFRESH_MS = 60_000
/** More would make the headers of each page longer than the page: then any https host is allowed. */
const MOST = 40
const CHANGES =
  /^\/(admin\/(products|uploads|product-variants|products-import)|api\/v1\/products?)(\/|$)/i
const READS = ["GET", "HEAD", "OPTIONS"]

let origins: readonly string[] = []

/** The hosts whose pictures a page may show beside the shop's own: those that products use. */
export function pictureHosts(): readonly string[] {
  return origins.length > MOST ? ["https:"] : origins
}

/**
 * Keeps the list of these hosts: read now, each minute, and after a call that changes products. No
 * page waits for it. While it cannot be read the last one holds.
 */
export function watchPictureHosts(container: MedusaContainer): RequestHandler {
  const logger: Logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const reads = new SharedReads<string[]>()
  const read = async () => {
    try {
      origins = await reads.ask("origins", () => readPictureOrigins(container))
    } catch (error) {
      logger.warn(`The hosts of pictures could not be read: ${String(error)}`)
    }
  }
  void read()
  setInterval(() => void read(), REFRESH_MS).unref()
  return (req, res, next) => {
    if (changesProducts(req)) res.once("finish", () => void read())
    next()
  }
}

function changesProducts({ method, path }: Request): boolean {
  return !READS.includes(method) && CHANGES.test(path)
}
