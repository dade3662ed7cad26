import { PassThrough } from "node:stream"
import { buffer } from "node:stream/consumers"
import type { FileTypes, Logger, LocalFileServiceOptions } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { PrivateFiles } from "../../files/private-files"
import { sendPicture, type ImageHost } from "./send-picture"

type HostOptions = LocalFileServiceOptions & ImageHost

/**
 * Pictures at an image host, which gives each an address and takes nothing back; a picture's key is
 * that address. Private files, imports and exports, lie in the data folder.
 */
export class ImageHostFileProvider extends PrivateFiles {
  static override identifier = "image-host"
  private readonly host: ImageHost
  private readonly logger: Logger

  constructor({ logger }: { logger: Logger }, { url, key, timeout_ms, ...folders }: HostOptions) {
    super({}, folders)
    this.logger = logger
    this.host = { url, key, timeout_ms }
  }

  override async upload(
    file: FileTypes.ProviderUploadFileDTO,
  ): Promise<FileTypes.ProviderFileResultDTO> {
    if (file.access !== "public") return super.upload(file)
    const { writeStream, promise } = await this.getUploadStream(file)
    writeStream.end(Buffer.from(file.content, "base64"))
    return promise
  }

  /** The picture is gathered first: hosts want its length. It is one that the shop encoded, so small. */
  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    if (file.access !== "public") return super.getUploadStream(file)
    const writeStream = new PassThrough()
    const promise = buffer(writeStream)
      .then((bytes) => sendPicture(this.host, { ...file, bytes }))
      .then((url) => ({ url, key: url }))
    // The address is the host's to give: `promise` tells it.
    return { writeStream, promise, url: "", fileKey: "" }
  }

  override async delete(
    files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[],
  ): Promise<void> {
    const all = [files].flat()
    const hosted = all.filter(isHosted)
    if (hosted.length > 0) {
      const addresses = hosted.map(({ fileKey }) => fileKey).join(", ")
      this.logger.warn(`The image host has no call to delete; it keeps ${addresses}`)
    }
    await super.delete(all.filter((file) => !isHosted(file)))
  }

  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
    return isHosted(file) ? file.fileKey : super.getPresignedDownloadUrl(file)
  }

  override async getDownloadStream(file: FileTypes.ProviderGetFileDTO) {
    if (isHosted(file)) throw neverFetched()
    return super.getDownloadStream(file)
  }

  override async getAsBuffer(file: FileTypes.ProviderGetFileDTO) {
    if (isHosted(file)) throw neverFetched()
    return super.getAsBuffer(file)
  }
}

function isHosted({ fileKey }: { fileKey: string }): boolean {
  return /^https?:\/\//.test(fileKey)
}

function neverFetched(): MedusaError {
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "The picture is at the image host: the shop does not fetch it",
  )
}
