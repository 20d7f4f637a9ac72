import { describe, expect, test } from 'vitest'
import { loadSettings } from '../../apps/cms/src/infrastructure/settings.ts'
import { readSettings } from '../../apps/sandbox/src/settings.ts'
import { parseSettings as parseSiteSettings } from '../../apps/site/src/settings.ts'
import { type Environment, parseSettings } from './settings.ts'

/** Each reads the environment at a start of its own. */
const PARTS: readonly (readonly [string, (env: Environment) => unknown, string])[] = [
  ['site', parseSiteSettings, 'The site cannot start. '],
  ['content system', (env) => loadSettings(env), 'A setting is wrong: '],
  ['sandbox', readSettings, 'A setting is wrong: '],
  ['scripts', parseSettings, ''],
]

describe.each(PARTS)('%s', (_, read, beginning) => {
  test.each([
    [{ SITE_PROT: '3100' }, 'SITE_PROT: did you mean SITE_PORT?'],
    [{ CATALOGUE_RETRIES: '3' }, 'CATALOGUE_RETRIES: there is no such setting; the nearest is CATALOGUE_COOKIES.'],
    [{ NODE_ENV: 'produktion' }, 'NODE_ENV=produktion: did you mean production?'],
  ])('refuses %j', (slip, sentence) => {
    const required = { CATALOGUE_URL: 'http://localhost:3002', IMAGE_URL: 'http://localhost:3002/images' }
    expect(() => read({ ...required, ...slip })).toThrow(`${beginning}${sentence}`)
    expect(() => read(required)).not.toThrow()
  })
})
