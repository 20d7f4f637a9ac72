import slugify from '@sindresorhus/slugify'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { type Message, type MessageCode, message } from '../messages/message.ts'
import { FILE_FIELD } from './answers/file-field.ts'
import { Refusal } from './refusal.ts'

/** A phone's largest pictures have 50; one of 100 takes a second to make small. */
const MOST_MEGAPIXELS = 100
const LONGEST_NAME = 80

/** What `sharp` calls a format, and how a file of it ends. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
}

/**
 * What an uploaded file is follows from its bytes, never from the name or the type that came with it: it gets the
 * extension of its format and a name that is safe in every address and folder.
 */
export const checkPictureFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (req.file) await renameByFormat(req.file, req)
  else if (operation === 'create' && !isCopy(args)) refuseAddress(req)
  return args
}

async function renameByFormat(file: NonNullable<PayloadRequest['file']>, req: PayloadRequest): Promise<void> {
  const refuseFile = (said: Message | MessageCode) => new Refusal(req, 400, said, FILE_FIELD)
  if (isDrawing(file.data)) throw refuseFile('picture.format')
  const header = await readHeader(file.data)
  if (!header) throw refuseFile('picture.damaged')
  const { format, width, height, pages = 1 } = header
  const extension = EXTENSIONS[format]
  if (extension === undefined) throw refuseFile('picture.format')
  const megapixels = (width * height * pages) / 1_000_000
  if (megapixels > MOST_MEGAPIXELS) {
    throw refuseFile(message('picture.tooManyPixels', { count: Math.ceil(megapixels), most: MOST_MEGAPIXELS }))
  }
  file.name = `${safeName(file.name)}.${extension}`
}

/** The header alone, where there is one: nothing is unpacked, so a bomb costs nothing. */
async function readHeader(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}

/** Whether it is an SVG: one without a size has no header that could be read, and would be called damaged. */
function isDrawing(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 1000).toString('utf8').trimStart()
  return beginning.startsWith('<') && /<svg\b/i.test(beginning)
}

/** The stem of a file's name: small letters, digits and hyphens. */
export function safeName(name: string): string {
  const last = name.split(/[\\/]|%2f|%5c/i).at(-1) ?? ''
  const slug = slugify(last.replace(/\.[^.]*$/, ''), { decamelize: false })
  return slug.slice(0, LONGEST_NAME).replace(/-+$/, '') || 'picture'
}

function isCopy(args: object): boolean {
  return 'duplicateFromID' in args && args.duplicateFromID !== undefined
}

/** The content system asks no address that somebody else names: behind it lies what only this machine may reach. */
function refuseAddress(req: PayloadRequest): void {
  if (typeof req.data?.url !== 'string') return
  throw new Refusal(req, 400, 'picture.noAddress')
}
