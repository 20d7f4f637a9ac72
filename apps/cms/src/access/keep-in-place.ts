import type { CollectionBeforeOperationHook } from 'payload'

/** A picture lies where its name says; the fields in which storage could keep another place are nobody's to write. */
export const keepInPlace: CollectionBeforeOperationHook = ({ args }) => {
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null) return args
  const data: Record<string, unknown> = { ...args.data }
  delete data.prefix
  delete data._objectKey
  return { ...args, data }
}
