import { dirname, join } from 'node:path'

/** The project's folder. */
export const ROOT = dirname(import.meta.dirname)

/** The demonstration: sample catalogue, pictures, content and brands. The product works without it. */
export const DEMO = join(ROOT, 'demo')

/** Content of the small test world, with all irregular cases (test/world/README.md). */
export const WORLD = join(ROOT, 'test/world')

/** Everything that scripts write, except builds; never committed. */
export const VAR = join(ROOT, 'var')
