import type { ExperimentArm } from '@passepartout/content-model/experiments'

/** The visitor's arm of each experiment, by key. */
export type Arms = Readonly<Record<string, ExperimentArm>>

/** Part of a cache key; empty without arms. */
export function armsKey(arms: Arms | undefined): string {
  return arms ? ` {${serializeArms(arms)}}` : ''
}

/** `cards:control,hero:variant`, in canonical order. */
export function serializeArms(arms: Arms): string {
  return Object.keys(arms)
    .sort()
    .map((key) => `${key}:${arms[key]}`)
    .join(',')
}
