import { S3FileService } from "@medusajs/file-s3/dist/services/s3-file"
import type { FileTypes } from "@medusajs/framework/types"
import { ShopError } from "../../errors/shop-error"

/**
 * Medusa's S3 provider, whose failures say what is wrong and no more, and that lets nobody write
 * into the bucket but the shop.
 */
export class BucketFileProvider extends S3FileService {
  static override identifier = "bucket"

  override async upload(
    file: FileTypes.ProviderUploadFileDTO,
  ): Promise<FileTypes.ProviderFileResultDTO> {
    return super.upload(file).catch(refuse)
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const opened = await super.getUploadStream(file)
    return { ...opened, promise: opened.promise.catch(refuse) }
  }

  /**
   * Medusa Admin sends imports here. A signed address would let it put any file of any type and
   * size into the bucket; this path brings them through the shop's own checks.
   */
  override async getPresignedUploadUrl({
    filename,
  }: FileTypes.ProviderGetPresignedUploadUrlDTO): Promise<FileTypes.ProviderFileResultDTO> {
    return { url: "/admin/uploads", key: filename }
  }
}

/** The SDK's error stays behind: it carries the signed request. */
function refuse(error: { $metadata?: { httpStatusCode?: number } }): never {
  const status = error.$metadata?.httpStatusCode ?? 503
  const code = status < 500 ? "image_host_refused" : "image_host_unavailable"
  throw new ShopError(code, { variant: "bucket" })
}
