import { existsSync, globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DEMO, ROOT } from '../folders.ts'

/** A static check: a program that exits with 0 on success. */
export interface Check {
  readonly title: string
  /** The name of its log file. */
  readonly name: string
  /** Arguments of `node`, run at the project's root. */
  readonly args: readonly string[]
}

/** All checks that need neither a build nor a test run, in order. */
export function listChecks(): Check[] {
  return [
    {
      title: 'Format and lint (biome)',
      name: 'biome',
      args: [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--colors=off'],
    },
    { title: 'Commit subjects', name: 'commit-subjects', args: ['scripts/checks/check-commit-subjects.ts'] },
    {
      title: 'Tables of the specification',
      name: 'specification',
      args: ['scripts/specification.ts', '--check'],
    },
    {
      title: 'Styles (stylelint)',
      name: 'stylelint',
      args: [bin('stylelint/bin/stylelint.mjs'), '{apps,brands,demo}/**/*.css'],
    },
    ...listTypeChecks(),
    { title: 'Dead code (knip)', name: 'knip', args: [bin('knip/bin/knip.js'), '--no-progress'] },
    {
      title: 'Code that tests alone import (knip)',
      name: 'knip-product',
      args: [bin('knip/bin/knip.js'), '--no-progress', '--config', 'knip-product.json', '--include', 'files'],
    },
    {
      title: 'Dependency rules (dependency-cruiser)',
      name: 'dependency-rules',
      args: [
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        'apps',
        'demo',
        'packages',
        'scripts',
        'test',
        relative(ROOT, DEMO),
      ],
    },
  ]
}

/** Types of the root and of every workspace that has a tsconfig. */
function listTypeChecks(): Check[] {
  const projects = [
    'tsconfig.json',
    ...globSync(['*/tsconfig.json', '{apps,packages}/*/{,*/}tsconfig.json', 'demo/brands/tsconfig.json'], {
      cwd: ROOT,
      exclude: isInstalled,
    }).sort(),
  ]
  return projects.map((project) => {
    const folder = dirname(project)
    const label = folder === '.' ? 'scripts' : folder
    return {
      title: `Types of ${label} (tsc)`,
      name: `types-${label.replaceAll('/', '-')}`,
      args: [bin('typescript/bin/tsc'), '-p', project],
    }
  })
}

function isInstalled(path: string): boolean {
  return path.endsWith('node_modules')
}

function bin(path: string): string {
  const file = join(ROOT, 'node_modules', path)
  if (!existsSync(file)) throw new Error(`${path} is not installed`)
  return file
}
