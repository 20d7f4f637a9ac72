import { PlainError } from '../plain-error.ts'

interface Release {
  /** Such as `v0.2.0`. */
  readonly tag: string
  /** The version of `package.json`. */
  readonly version: string
  /** The text of `CHANGELOG.md`. */
  readonly changelog: string
}

/**
 * The changelog's entry of a release tag.
 *
 * @throws PlainError when tag, `package.json` and newest entry have different versions, or the entry is empty
 */
export function notesOfRelease({ tag, version, changelog }: Release): string {
  if (tag !== `v${version}`) throw new PlainError(`The tag is ${tag}, but package.json says ${version}.`)
  const entries = changelog.split(/^## /m).slice(1)
  const newest = entries.find((entry) => !entry.startsWith('[Unreleased]')) ?? ''
  const [, named = 'no version', notes = ''] = /^\[([^\]]+)\] - \d{4}-\d\d-\d\d\n([\s\S]*)$/.exec(newest) ?? []
  if (named !== version) {
    throw new PlainError(`The newest entry of CHANGELOG.md is for ${named}, but package.json says ${version}.`)
  }
  if (notes.trim() === '') throw new PlainError(`CHANGELOG.md says nothing of ${version}.`)
  return `${notes.trim()}\n`
}
