import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import lockfile from '../../package-lock.json' with { type: 'json' }
import { describeEnvironment } from '../env-example/env-example.ts'
import { ROOT } from '../folders.ts'
import { parseSettings } from '../system/settings.ts'

/** `.env.example` and `.nvmrc`, which a newcomer's tools read, against what they repeat. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const page = read('docs/settings.md')
const example = read('.env.example')
const documented = [...page.matchAll(/^\| `([A-Z][A-Z\d_]+)` \|/gm)].map((match) => match[1] ?? '')

test('.env.example is what `npm run env-example` writes', () => {
  expect(example).toBe(describeEnvironment(page))
})

test('it has every setting once, each with a line that says what it is', () => {
  const named = [...example.matchAll(/^# (.+)\n#([A-Z\d_]+)=/gm)]
  expect(named.map((match) => match[2])).toEqual(documented)
  expect(named.filter((match) => (match[1] ?? '').length < 10)).toEqual([])
  expect(example.match(/^[^#\n].*/gm)).toBe(null)
})

test('a shell reads each default as it stands, and the system starts with all of them as with none', () => {
  const filled = example.replace(/^#(?=[A-Z\d_]+=)/gm, '')
  const script = `set -a\n${filled}\nexec env -0`
  const output = execFileSync('sh', { input: script, encoding: 'utf8', env: { PATH: process.env.PATH } })
  const found = Object.fromEntries(
    output.split('\0').flatMap((pair) => {
      const at = pair.indexOf('=')
      return documented.includes(pair.slice(0, at)) ? [[pair.slice(0, at), pair.slice(at + 1)]] : []
    }),
  )
  const written = [...filled.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  expect(found).toEqual(Object.fromEntries(written))
  const { environment: _, ...settings } = parseSettings(found)
  const { environment: __, ...untouched } = parseSettings({})
  expect(settings).toEqual(untouched)
})

test('.nvmrc names the Node that the lockfile pins', () => {
  const pinned = Object.entries(lockfile.packages[''].optionalDependencies).filter(([name]) => /^node-/.test(name))
  expect(pinned.length).toBeGreaterThan(0)
  expect([...new Set(pinned.map(([, version]) => version))]).toEqual([read('.nvmrc').trim()])
})
