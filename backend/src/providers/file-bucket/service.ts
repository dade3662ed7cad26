import { S3FileService } from "@medusajs/file-s3/dist/services/s3-file"
import type {
  FileTypes,
  LocalFileServiceOptions,
  Logger,
  S3FileServiceOptions,
} from "@medusajs/framework/types"
import { ShopError } from "../../errors/shop-error"
import { isPrivateKey, PrivateFiles } from "../../files/private-files"

type BucketOptions = S3FileServiceOptions & LocalFileServiceOptions

/**
 * Medusa's S3 provider, whose failures say what is wrong and no more, and that lets nobody write
 * into the bucket but the shop. Pictures alone go there, for its policy lets everybody read; private
 * files, imports and exports, lie in the data folder.
 */
export class BucketFileProvider extends S3FileService {
  static override identifier = "bucket"
  private readonly privateFiles: PrivateFiles

  constructor(cradle: { logger: Logger }, options: BucketOptions) {
    super(cradle, options)
    this.privateFiles = new PrivateFiles({}, options)
  }

  override async upload(
    file: FileTypes.ProviderUploadFileDTO,
  ): Promise<FileTypes.ProviderFileResultDTO> {
    if (file.access !== "public") return this.privateFiles.upload(file)
    return super.upload(file).catch(refuse)
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    if (file.access !== "public") return this.privateFiles.getUploadStream(file)
    const opened = await super.getUploadStream(file)
    return { ...opened, promise: opened.promise.catch(refuse) }
  }

  override async delete(
    files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[],
  ): Promise<void> {
    const all = [files].flat()
    await this.privateFiles.delete(all.filter(isPrivateKey))
    const pictures = all.filter((file) => !isPrivateKey(file))
    if (pictures.length > 0) await super.delete(pictures)
  }

  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
    return isPrivateKey(file)
      ? this.privateFiles.getPresignedDownloadUrl(file)
      : super.getPresignedDownloadUrl(file)
  }

  override async getDownloadStream(file: FileTypes.ProviderGetFileDTO) {
    return isPrivateKey(file)
      ? this.privateFiles.getDownloadStream(file)
      : super.getDownloadStream(file)
  }

  override async getAsBuffer(file: FileTypes.ProviderGetFileDTO) {
    return isPrivateKey(file) ? this.privateFiles.getAsBuffer(file) : super.getAsBuffer(file)
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
