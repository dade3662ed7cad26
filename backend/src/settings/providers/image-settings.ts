import type { Complain } from "../environment-error"
import type { Variables } from "../variables"

export type ImageSettings =
  | { kind: "folder" }
  | { kind: "host"; url: string; key: string }
  | {
      kind: "s3"
      bucket: string
      region: string
      accessKeyId: string
      secretAccessKey: string
      fileUrl: string
      endpoint?: string
      prefix?: string
    }

const S3_NEEDS = ["S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_FILE_URL"] as const

/** Where product images go: an image host, an S3 bucket, or the data folder when neither is set. */
export function readImages(variables: Variables, complain: Complain): ImageSettings {
  const { IMAGE_HOST_URL: url, IMAGE_HOST_KEY: key, S3_BUCKET: bucket } = variables
  if (url && bucket) complain("IMAGE_HOST_URL", "and S3_BUCKET are both set: choose one")
  if (url && !key) complain("IMAGE_HOST_KEY", "is missing: IMAGE_HOST_URL needs it")
  if (key && !url) complain("IMAGE_HOST_URL", "is missing: IMAGE_HOST_KEY needs it")
  if (bucket) return readBucket(variables, { bucket, complain })
  for (const name of [...S3_NEEDS, "S3_ENDPOINT", "S3_PREFIX"] as const) {
    if (variables[name]) complain(name, "is set, but S3_BUCKET is not")
  }
  return url && key ? { kind: "host", url, key } : { kind: "folder" }
}

function readBucket(
  variables: Variables,
  { bucket, complain }: { bucket: string; complain: Complain },
): ImageSettings {
  for (const name of S3_NEEDS) {
    if (!variables[name]) complain(name, "is missing: S3_BUCKET needs it")
  }
  return {
    kind: "s3",
    bucket,
    region: variables.S3_REGION ?? "",
    accessKeyId: variables.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? "",
    fileUrl: variables.S3_FILE_URL ?? "",
    ...(variables.S3_ENDPOINT && { endpoint: variables.S3_ENDPOINT }),
    ...(variables.S3_PREFIX && { prefix: variables.S3_PREFIX }),
  }
}
