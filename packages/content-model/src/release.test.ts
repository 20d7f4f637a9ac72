import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareReleases, RELEASE } from './release.ts'

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

test('package, lockfile and the newest entry of the changelog name this release', () => {
  const [newest] = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)].map(
    ([, name]) => name,
  )
  const { version } = JSON.parse(read('package.json'))
  const lock = JSON.parse(read('package-lock.json'))
  expect([version, lock.version, lock.packages[''].version, newest]).toEqual([RELEASE, RELEASE, RELEASE, RELEASE])
})

test.each([
  ['0.1.0', '0.2.0', -1],
  ['0.9.1', '0.10.0', -1],
  ['1.0.0', '0.99.0', 1],
  ['0.2.0', '0.2.0', 0],
])('%s beside %s', (one, other, expected) => {
  expect(Math.sign(compareReleases(one, other))).toBe(expected)
})
