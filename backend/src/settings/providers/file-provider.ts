import path from "node:path"
import type { Environment } from "../environment"
import { incomingFolder } from "../../files/incoming-folder"
import { privateFolder } from "../../files/private-folder"

type FileProvider = { resolve: string; id: string; options: Record<string, unknown> }

/** Objects of the bucket have random names and never change. */
const CACHE_CONTROL = "public, max-age=31536000, immutable"
const CONNECT_MS = 5_000
const REQUEST_MS = 20_000

/** The file module's one provider: where pictures go, and imports and exports of the staff. */
export function fileProvider(
  { images, dataDir, publicUrl }: Environment,
  moduleAt: (name: string) => string,
): FileProvider {
  const folders = {
    upload_dir: path.join(dataDir, "uploads"),
    private_upload_dir: privateFolder(dataDir),
    backend_url: `${publicUrl}/uploads`,
  }
  switch (images.kind) {
    case "folder":
      return {
        resolve: moduleAt("file-folder"),
        id: "folder",
        options: { ...folders, incoming_dir: incomingFolder(dataDir) },
      }
    case "host":
      return {
        resolve: moduleAt("file-image-host"),
        id: "host",
        options: { ...folders, url: images.url, key: images.key },
      }
    case "s3":
      return {
        resolve: moduleAt("file-bucket"),
        id: "s3",
        options: { ...folders, ...bucketOptions(images) },
      }
  }
}

function bucketOptions(images: Extract<Environment["images"], { kind: "s3" }>) {
  return {
    file_url: images.fileUrl.replace(/\/+$/, ""),
    access_key_id: images.accessKeyId,
    secret_access_key: images.secretAccessKey,
    region: images.region,
    bucket: images.bucket,
    cache_control: CACHE_CONTROL,
    // New buckets of AWS refuse objects with an access list: who may read is the bucket's policy.
    acl: false,
    ...(images.prefix && { prefix: images.prefix }),
    ...(images.endpoint && { endpoint: images.endpoint }),
    additional_client_config: {
      // Others than AWS have the bucket in the path and do not know AWS' newer checksums.
      ...(images.endpoint && { forcePathStyle: true }),
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: REQUEST_MS,
        throwOnRequestTimeout: true,
      },
    },
  }
}
