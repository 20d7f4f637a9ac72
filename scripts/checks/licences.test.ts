import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import postgres from '../../apps/site/test/postgres/package-lock.json' with { type: 'json' }
import lockfile from '../../package-lock.json' with { type: 'json' }
import linters from '../../test/linters/package-lock.json' with { type: 'json' }
import s3 from '../../test/tools/s3/package-lock.json' with { type: 'json' }
import lighthouse from '../bench/lighthouse/package-lock.json' with { type: 'json' }
import astro from '../bench/peers/astro/package-lock.json' with { type: 'json' }
import next from '../bench/peers/next/package-lock.json' with { type: 'json' }
import react from '../bench/peers/react/package-lock.json' with { type: 'json' }
import { ROOT } from '../folders.ts'

interface LockedPackage {
  readonly license?: string
  readonly link?: boolean
  readonly [field: string]: unknown
}

const locked: readonly Readonly<Record<string, LockedPackage>>[] = [
  lockfile.packages,
  lighthouse.packages,
  astro.packages,
  next.packages,
  react.packages,
  linters.packages,
  postgres.packages,
  s3.packages,
]
const packages = locked
  .flatMap((one) => Object.entries(one))
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

/** What stands in the first column of a table of the page. */
const [allowed = [], unsaid = []] = readFileSync(join(ROOT, 'docs/licences.md'), 'utf8')
  .split(/^\| --- .*$/m)
  .slice(1)
  .map((table) => [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name))

test('the page of licences names each that a package of the lockfile has, and no other', () => {
  const found = new Set(packages.flatMap(([, { license }]) => license ?? []))
  expect(allowed.toSorted()).toEqual([...found].toSorted())
})

test('and each package that does not say its own', () => {
  const silent = new Set(packages.filter(([, { license }]) => license === undefined).map(([path]) => nameOf(path)))
  expect(unsaid.toSorted()).toEqual([...silent].toSorted())
})
