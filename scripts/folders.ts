import { dirname, join } from 'node:path'

/** The project's folder. */
export const ROOT = dirname(import.meta.dirname)

/** Everything that the scripts write, outside the builds; never committed. */
export const VAR = join(ROOT, 'var')
