import slugify from '@sindresorhus/slugify'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { type Message, type MessageCode, message } from '../messages/message.ts'
import { FILE_FIELD } from './http/file-field.ts'
import { LocalizedApiError } from './localized-api-error.ts'

/** Phones take pictures of up to 50 megapixels; scaling one of 100 takes a second. */
const MAX_MEGAPIXELS = 100
const MAX_NAME_LENGTH = 80

/** File extensions by `sharp`'s name of the format. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
}

/**
 * Detects the type of an upload from its bytes, not from its name or declared type. The file gets the extension of its format
 * and a name that is safe in addresses and folders.
 */
export const checkPictureFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (req.file) await renameByFormat(req.file, req)
  else if (operation === 'create' && !isCopy(args)) refuseAddress(req)
  return args
}

async function renameByFormat(file: NonNullable<PayloadRequest['file']>, req: PayloadRequest): Promise<void> {
  const refuseFile = (reason: Message | MessageCode) => new LocalizedApiError(req, 400, reason, FILE_FIELD)
  if (isDrawing(file.data)) throw refuseFile('picture.format')
  const header = await readHeader(file.data)
  if (!header) throw refuseFile('picture.damaged')
  const { format, width, height, pages = 1 } = header
  const extension = EXTENSIONS[format]
  if (extension === undefined) throw refuseFile('picture.format')
  const megapixels = (width * height * pages) / 1_000_000
  if (megapixels > MAX_MEGAPIXELS) {
    throw refuseFile(message('picture.tooManyPixels', { count: Math.ceil(megapixels), most: MAX_MEGAPIXELS }))
  }
  file.name = `${toSafeFileStem(file.name)}.${extension}`
}

/** Reads the header only; nothing is decompressed, so a decompression bomb is harmless. */
async function readHeader(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}

/** Whether it is an SVG. One without a size has no readable header and would be reported as damaged. */
function isDrawing(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 1000).toString('utf8').trimStart()
  return beginning.startsWith('<') && /<svg\b/i.test(beginning)
}

/** Reduces a file name to lower-case letters, digits and hyphens, without its extension. */
export function toSafeFileStem(name: string): string {
  const last = name.split(/[\\/]|%2f|%5c/i).at(-1) ?? ''
  const slug = slugify(last.replace(/\.[^.]*$/, ''), { decamelize: false })
  return slug.slice(0, MAX_NAME_LENGTH).replace(/-+$/, '') || 'picture'
}

function isCopy(args: object): boolean {
  return 'duplicateFromID' in args && args.duplicateFromID !== undefined
}

/** Refuses uploads by URL: the server would request addresses that only this machine can reach. */
function refuseAddress(req: PayloadRequest): void {
  if (typeof req.data?.url !== 'string') return
  throw new LocalizedApiError(req, 400, 'picture.noAddress')
}
