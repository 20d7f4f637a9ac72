import { dirname, join } from 'node:path'

/** The project's folder. */
export const ROOT = dirname(import.meta.dirname)

/** The demonstration: sample catalogue, pictures, content and brands. The product works without it. */
export const DEMO = join(ROOT, 'demo')

/** The content of a small world with every trap, on which the tests of the product run (test/world/README.md). */
export const WORLD = join(ROOT, 'test/world')

/** Everything that the scripts write, outside the builds; never committed. */
export const VAR = join(ROOT, 'var')
