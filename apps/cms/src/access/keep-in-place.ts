import type { CollectionBeforeOperationHook } from 'payload'

/** In which storage could keep another place, and what the file itself says. */
const OF_THE_FILE = ['prefix', '_objectKey', 'width', 'height', 'filesize'] as const

/** A picture lies where its name says and is as large as its file: what a request says of that is nobody's to write. */
export const keepInPlace: CollectionBeforeOperationHook = ({ args }) => {
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null) return args
  const data: Record<string, unknown> = { ...args.data }
  for (const name of OF_THE_FILE) delete data[name]
  return { ...args, data }
}
