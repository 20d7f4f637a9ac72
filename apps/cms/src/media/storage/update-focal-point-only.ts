import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const focusSchema = z.object({ focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }) })

/**
 * Saves a new focal point without fetching the file. Payload would fetch it to cut sizes, of which there is only one, uncut.
 */
export const updateFocalPointOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !req.query?.uploadEdits) return args
  const focus = focusSchema.safeParse(req.query.uploadEdits)
  delete req.query.uploadEdits
  if (!focus.success || !('data' in args)) return args
  const { x, y } = focus.data.focalPoint
  return { ...args, data: { ...args.data, focalX: x, focalY: y } }
}
