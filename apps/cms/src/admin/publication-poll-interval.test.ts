import { expect, test } from 'vitest'
import {
  IDLE_POLL_MS,
  PENDING_PUBLICATION_POLL_MS,
  publicationPollIntervalMs,
  SITE_DOWN_POLL_MS,
} from './publication-poll-interval.ts'

const STATES: readonly [subject: string, state: string, pause: number | undefined][] = [
  ['page:1', 'online', IDLE_POLL_MS],
  ['page:1', 'hidden', IDLE_POLL_MS],
  ['page:1', 'offline', undefined],
  ['page:1', 'refused', undefined],
  ['site:1', 'online', IDLE_POLL_MS],
  ['site:1', 'offline', undefined],
  ['redirect:1', 'online', undefined],
  ['page:1', 'waiting', PENDING_PUBLICATION_POLL_MS],
  ['page:1', 'delayed', PENDING_PUBLICATION_POLL_MS],
  ['site:1', 'waiting', PENDING_PUBLICATION_POLL_MS],
  ['page:1', 'unchecked', SITE_DOWN_POLL_MS],
]

// spec: D.admin.22
test.each(STATES)('long after a save, %s that is %s is requested again after %s ms', (subject, state, pause) => {
  expect(publicationPollIntervalMs(subject, { state, isAwaited: false }, 100)).toBe(pause)
})

test('what a save changed is requested several times, and until the site has confirmed it', () => {
  const offline = { state: 'offline', isAwaited: false }
  expect([1, 5, 6].map((count) => publicationPollIntervalMs('redirect:1', offline, count))).toEqual([
    PENDING_PUBLICATION_POLL_MS,
    PENDING_PUBLICATION_POLL_MS,
    undefined,
  ])
  expect(publicationPollIntervalMs('site:1', { state: 'online', isAwaited: true }, 100)).toBe(
    PENDING_PUBLICATION_POLL_MS,
  )
  expect(publicationPollIntervalMs('page:1', undefined, 100)).toBe(PENDING_PUBLICATION_POLL_MS)
})
