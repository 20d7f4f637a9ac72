import { z } from 'zod'

/** Maximum width and height of an output. */
export const MAX_OUTPUT_SIDE = 4000

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const

const FORMATS = ['avif', 'webp', 'jpg', 'png'] as const
export type ImageFormat = (typeof FORMATS)[number]

const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy', 'edges', 'faces'] as const

const side = z.coerce.number('must be a number').gt(0, 'must be more than 0').max(20_000, 'must be at most 20000')
const between = (least: number, most: number) => {
  const problem = `must be from ${least} to ${most}`
  return z.coerce.number('must be a number').min(least, problem).max(most, problem)
}
const words = <const T extends readonly string[]>(allowed: T) =>
  z
    .string()
    .transform((value) => value.split(',').filter((word) => word !== ''))
    .pipe(z.array(z.enum(allowed, `must be among ${allowed.join(', ')}`)))

const ratio = z
  .string()
  .regex(/^\d+(\.\d+)?:\d+(\.\d+)?$/, 'must be like 3:2')
  .transform((value) => {
    const [width = 0, height = 0] = value.split(':').map(Number)
    return width / height
  })
  .refine((value) => value >= 0.05 && value <= 20, 'must be between 1:20 and 20:1')

/** The supported parameters, with imgix's names; others are ignored, as by imgix. */
const querySchema = z.object({
  w: side.optional(),
  h: side.optional(),
  ar: ratio.optional(),
  dpr: z.coerce.number('must be a number').min(0.5, 'must be at least 0.5').max(5, 'must be at most 5').default(1),
  fit: z.enum(FITS, `must be one of ${FITS.join(', ')}`).default('clip'),
  crop: words(CROPS).default([]),
  'fp-x': between(0, 1).default(0.5),
  'fp-y': between(0, 1).default(0.5),
  q: between(0, 100).default(75),
  exp: between(-100, 100).default(0),
  fill: z.enum(['blur', 'solid'], 'must be blur or solid').default('solid'),
  'fill-color': z
    .string()
    .regex(/^([0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be like ffffff')
    .default('ffffff'),
  auto: words(['format', 'compress', 'enhance', 'redeye', 'true']).default([]),
  fm: z.enum(['avif', 'webp', 'jpg', 'pjpg', 'png'], 'must be one of avif, webp, jpg, pjpg, png').optional(),
})

export type ImageParameters = z.infer<typeof querySchema>

/** An invalid parameter; the message is one sentence for the author of the address. */
export class ImageParameterError extends Error {
  override name = 'ImageParameterError'
}

/** @throws ImageParameterError for the first invalid parameter */
export function parseImageParameters(query: URLSearchParams): ImageParameters {
  const result = querySchema.safeParse(Object.fromEntries([...query].filter(([, value]) => value !== '')))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const name = String(issue?.path[0])
  throw new ImageParameterError(`The parameter ${name}=${query.get(name)} ${issue?.message}.`)
}

/** The format of the answer: that of `fm`, or negotiated with `auto=format`, or similar to the original. */
export function chooseFormat(parameters: ImageParameters, accept: string, original: ImageFormat): ImageFormat {
  if (parameters.fm) return parameters.fm === 'pjpg' ? 'jpg' : parameters.fm
  if (!parameters.auto.includes('format')) return original
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : original
}
