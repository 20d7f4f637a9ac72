import { z } from 'zod'
import { purgedTagsSchema } from '../cache/purge-message.ts'

/** What a process of the site tells the one that started it. */
export const memberMessageSchema = z.discriminatedUnion('kind', [
  /** It answers. `internal` is the loopback port of its health, metrics and purge. */
  z.object({ kind: z.literal('listening'), internal: z.int().positive() }),
  /** The other processes are to purge these tags. */
  z.object({ kind: z.literal('purge'), id: z.int(), tags: purgedTagsSchema }),
  /** It has purged what it was told to. */
  z.object({ kind: z.literal('purged'), id: z.int() }),
])
export type MemberMessage = z.infer<typeof memberMessageSchema>

/** What it is told. */
export const groupMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('purge'), id: z.int(), tags: purgedTagsSchema }),
  /** All others have purged what it named. */
  z.object({ kind: z.literal('done'), id: z.int() }),
])
export type GroupMessage = z.infer<typeof groupMessageSchema>
