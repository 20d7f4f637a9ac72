import { z } from 'zod'
import { shownToSchema } from './experiments.ts'

/**
 * The shape of a block as it is published.
 *
 * @param type its name everywhere: in a document, in the editors' form and in the site's registry
 * @param parts what it consists of besides its id, its type and whom it is for
 */
export function blockShape<T extends string, P extends z.ZodRawShape>(type: T, parts: P) {
  return z.object({ id: z.string().min(1), type: z.literal(type), shownTo: shownToSchema.optional(), ...parts })
}
