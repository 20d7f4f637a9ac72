import type { CollectionBeforeOperationHook } from 'payload'

/** Fields in which a request could name another file, and those derived from the file. */
const OF_THE_FILE = ['prefix', '_objectKey', 'width', 'height', 'filesize'] as const

/** Ignores what a request says about a picture's location and size: both follow from its file. */
export const ignoreFileLocation: CollectionBeforeOperationHook = ({ args }) => {
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null) return args
  const data: Record<string, unknown> = { ...args.data }
  for (const name of OF_THE_FILE) delete data[name]
  return { ...args, data }
}
