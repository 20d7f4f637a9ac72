import { splitAtCommas } from '@passepartout/content-model/split-at-commas'
import { z } from 'zod'

/** Supported image services. */
export const IMAGE_SERVICE_NAMES = ['imgix', 'cloudinary', 'thumbor', 'plain'] as const
export type ImageServiceName = (typeof IMAGE_SERVICE_NAMES)[number]

/** A host, perhaps with a port, in the form in which `URL` has it. */
const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/

/** Parses a setting such as `images.example=imgix, static.example=plain`: the image service of each host. */
export const imageHostsSchema = z
  .string()
  .default('')
  .transform((text) => splitAtCommas(text.toLowerCase()).map((pair) => pair.split('=').map((part) => part.trim())))
  .pipe(
    z.array(
      z.tuple([
        z.string().regex(HOST, 'must be hosts, each with =imgix, =cloudinary, =thumbor or =plain'),
        z.enum(IMAGE_SERVICE_NAMES),
      ]),
    ),
  )
  .transform((pairs): Readonly<Record<string, ImageServiceName>> => Object.fromEntries(pairs))
