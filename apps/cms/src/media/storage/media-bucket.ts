import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import type { S3Location } from '../../infrastructure/settings.ts'

/** A request that fails at once, as on a stale connection, is tried again. */
const ATTEMPTS = 2
const CONNECTED_WITHIN = 2000

/** A client for a bucket, with a deadline for every request. */
export function s3ClientConfig({ endpoint, region, isPathStyle, keys, timeout }: S3Location): S3ClientConfig {
  const each = timeout / ATTEMPTS
  return {
    region,
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: Math.min(CONNECTED_WITHIN, each),
      requestTimeout: each,
      socketTimeout: each,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys === undefined ? {} : { credentials: keys }),
  }
}

/** The files of the media library on S3-compatible storage, by name. */
export class MediaBucket {
  readonly #client: S3Client
  readonly #place: S3Location

  constructor(place: S3Location) {
    this.#client = new S3Client(s3ClientConfig(place))
    this.#place = place
  }

  /** @throws Error when the storage does not answer */
  async has(name: string): Promise<boolean> {
    try {
      await this.#client.send(new HeadObjectCommand(this.#keyOf(name)))
      return true
    } catch (error) {
      if (error instanceof Error && error.name === 'NotFound') return false
      throw error
    }
  }

  /** @throws Error when there is none, or the storage does not answer */
  async read(name: string): Promise<Uint8Array | undefined> {
    const { Body } = await this.#client.send(new GetObjectCommand(this.#keyOf(name)))
    return Body?.transformToByteArray()
  }

  /** @throws Error when it is not stored */
  async write(name: string, bytes: Uint8Array, type: string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#keyOf(name), Body: bytes, ContentType: type }))
  }

  /** @throws Error when it may still exist */
  async remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#keyOf(name)))
  }

  close(): void {
    this.#client.destroy()
  }

  #keyOf(name: string) {
    return { Bucket: this.#place.bucket, Key: `${this.#place.prefix}/${name}` }
  }
}
