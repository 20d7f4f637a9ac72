import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const focusSchema = z.object({ focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }) })

/**
 * Payload fetches a picture anew to cut its sizes where the point that must stay visible is moved. Ours has one size, of which
 * nothing is cut, so that the point is all that changes.
 */
export const focusWithoutFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !req.query?.uploadEdits) return args
  const focus = focusSchema.safeParse(req.query.uploadEdits)
  delete req.query.uploadEdits
  if (!focus.success || !('data' in args)) return args
  const { x, y } = focus.data.focalPoint
  return { ...args, data: { ...args.data, focalX: x, focalY: y } }
}
