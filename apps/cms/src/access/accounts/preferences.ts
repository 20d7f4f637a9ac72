import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const PREFERENCES = 'payload-preferences'

const SHAPES = {
  /** Whether the account has closed the steps to a first page. */
  'first-page': z.object({ isClosed: z.boolean() }),
  /** The pages whose preview the account has opened, the last ones. */
  previewed: z.object({ pages: z.array(z.number()) }),
} as const
type Key = keyof typeof SHAPES
type Value<Name extends Key> = z.output<(typeof SHAPES)[Name]>

/** What Payload keeps with the account under a key; `undefined` when there is nothing. */
export async function readPreference<Name extends Key>(
  key: Name,
  req: PayloadRequest,
): Promise<Value<Name> | undefined> {
  const { docs } = await req.payload.find({
    collection: PREFERENCES,
    where: whereOf(key, req),
    limit: 1,
    depth: 0,
    req,
  })
  const parsed = SHAPES[key].safeParse(docs[0]?.value)
  return parsed.success ? (parsed.data as Value<Name>) : undefined
}

/** Keeps a value with the account of the request, as Payload keeps its own preferences. */
export async function writePreference<Name extends Key>(
  key: Name,
  value: Value<Name>,
  req: PayloadRequest,
): Promise<void> {
  if (!req.user) return
  const user = { relationTo: req.user.collection, value: req.user.id }
  await req.payload.db.upsert({
    collection: PREFERENCES,
    data: { key, user, value },
    where: whereOf(key, req),
    req,
  })
}

function whereOf(key: Key, { user }: PayloadRequest) {
  return {
    and: [
      { key: { equals: key } },
      { 'user.value': { equals: user?.id } },
      { 'user.relationTo': { equals: user?.collection } },
    ],
  }
}
