import type { Arm } from '@passepartout/content-model/experiments'

/** What a visitor is shown of each experiment that they take part in, by its key. */
export type Arms = Readonly<Record<string, Arm>>

/** The part of a cache key that arms are; nothing for who takes part in nothing. */
export function armsKey(arms: Arms | undefined): string {
  return arms ? ` {${writeArms(arms)}}` : ''
}

/** `cards:control,hero:variant`, in one order. */
export function writeArms(arms: Arms): string {
  return Object.keys(arms)
    .sort()
    .map((key) => `${key}:${arms[key]}`)
    .join(',')
}
