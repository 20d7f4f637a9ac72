import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { z } from 'zod'

const askedSchema = z.object({
  joins: z.looseObject({ documentsAndFolders: z.looseObject({ where: z.custom<Where>((value) => Boolean(value)) }) }),
})

/**
 * Lets the search in an open folder match descriptions. Payload searches folders and pictures in one query, which fails with a
 * localised field; instead, the pictures whose description matches are listed by id.
 */
export const searchFolderByDescription: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data: query } = askedSchema.safeParse(operation === 'read' ? args : undefined)
  if (!query) return args
  const { documentsAndFolders: within } = query.joins
  const where = await namePictures(within.where, req)
  return { ...args, joins: { ...query.joins, documentsAndFolders: { ...within, where } } }
}

async function namePictures(where: Where, req: PayloadRequest): Promise<Where> {
  const { alt, and, or, ...others } = where
  const each = (parts: readonly Where[]) => Promise.all(parts.map((part) => namePictures(part, req)))
  return {
    ...others,
    ...(and ? { and: await each(and) } : {}),
    ...(or ? { or: await each(or) } : {}),
    ...(alt ? { id: { in: await picturesWith({ alt }, req) } } : {}),
  }
}

async function picturesWith(where: Where, req: PayloadRequest): Promise<readonly number[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'media', where, depth: 0, pagination: false, select: { filename: true } },
    ...{ overrideAccess: false, req },
  })
  return docs.map(({ id }) => id)
}
