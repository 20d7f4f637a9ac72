import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { ROOT } from '../folders.ts'
import { notesOfRelease } from './notes-of-release.ts'

const changelog = `# Changelog

## [Unreleased]

### Added

- Something that nobody has yet.

## [1.3.0] - 2026-11-26

### Fixed

- A price.

## [1.2.0] - 2026-11-01

- The first.
`

test('the notes are the newest entry, and nothing of what is not released or came before', () => {
  expect(notesOfRelease({ tag: 'v1.3.0', version: '1.3.0', changelog })).toBe('### Fixed\n\n- A price.\n')
})

test.each([
  ['v1.4.0', '1.3.0', changelog, 'The tag is v1.4.0, but package.json says 1.3.0.'],
  ['1.3.0', '1.3.0', changelog, 'The tag is 1.3.0, but package.json says 1.3.0.'],
  ['v1.4.0', '1.4.0', changelog, 'The newest entry of CHANGELOG.md is for 1.3.0, but package.json says 1.4.0.'],
  ['v1.2.0', '1.2.0', changelog, 'The newest entry of CHANGELOG.md is for 1.3.0, but package.json says 1.2.0.'],
  [
    'v1.0.0',
    '1.0.0',
    '# Changelog\n',
    'The newest entry of CHANGELOG.md is for no version, but package.json says 1.0.0.',
  ],
  ['v1.0.0', '1.0.0', '## [1.0.0] - 2026-01-01\n\n', 'CHANGELOG.md says nothing of 1.0.0.'],
  // spec: D.operating.18
])('%s of a package of %s is refused where they disagree', (tag, version, text, sentence) => {
  expect(() => notesOfRelease({ tag, version, changelog: text })).toThrow(sentence)
})

test('this release has notes', () => {
  const { version } = packageJson
  const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  expect(notesOfRelease({ tag: `v${version}`, version, changelog: text })).toMatch(/^### \w/)
})
