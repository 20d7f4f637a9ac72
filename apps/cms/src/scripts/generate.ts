import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import config from '../payload.config.ts'

/** Writes the types of the collections and the admin's list of components; both are committed. */
const resolved = await config
await generateTypes(resolved, { log: false })
await generateImportMap(resolved, { force: true, log: false })
process.exit(0)
