import { join } from 'node:path'
import { ROOT } from '../../scripts/folders.ts'
import { TEST_FOLDER, TEST_LOGS } from '../../scripts/system/test-folders.ts'
import { prepareSampleBuilds } from '../../scripts/system/test-system.ts'
import { hashContent } from '../../scripts/tasks/content-hash.ts'
import { BUILDS, cmsBuild, prepareAll, siteBuild, type Task } from '../../scripts/tasks/preparation.ts'
import { requireProgram } from './require-program.ts'

const FOLDER = join(TEST_FOLDER, 'images')

/**
 * What the images hold, in a folder of each image's name, and `node`: by the program that a build of the images runs, where their
 * sources changed.
 *
 * @returns an absolute path
 */
export async function layOutImages(): Promise<string> {
  requireProgram('strip', 'binutils')
  await prepareSampleBuilds((_task, work) => work())
  const sources = ['scripts/**/*.ts', 'ops/**', 'apps/sandbox/**', 'package-lock.json']
  const task: Task = {
    name: 'images',
    title: 'Lay out the images',
    hash: [
      hashContent({ root: ROOT, patterns: sources, ignore: /\.test\.ts$|node_modules/ }),
      siteBuild({}).hash,
      cmsBuild({}).hash,
    ].join(' '),
    needs: [],
    outputs: [join(FOLDER, 'node')],
    args: ['scripts/image-folders.ts', FOLDER],
    folder: '.',
    environment: process.env,
  }
  await prepareAll([task], { ...BUILDS, logs: TEST_LOGS }, (_task, work) => work())
  return FOLDER
}
