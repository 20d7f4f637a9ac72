import { z } from 'zod'

/** Names of what caches must forget, as whoever publishes or another process of the site sends them. */
export const purgedTagsSchema = z.array(z.string().min(1).max(1000)).min(1).max(10_000)

/** Bytes of a message; ten thousand tags of five hundred characters. */
export const MAX_PURGE_BYTES = 5_000_000
