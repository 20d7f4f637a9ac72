import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../create-change-notifier.ts'

/** What this browser knows of its way to the content system. */
export interface ConnectionState {
  /** The browser has no network. */
  readonly isOffline: boolean
  /** The last request got no answer. */
  readonly contentSystemIsSilent: boolean
  /** The content system answers, and the site does not answer it. */
  readonly siteIsSilent: boolean
  /** The session has ended. */
  readonly isSignedOut: boolean
  /** Whether the person is asked to sign in again. */
  readonly asksToSignIn: boolean
  /** Who has signed in instead of the person who writes here: their address. */
  readonly otherSignedIn?: string | undefined
}

const CONNECTED: ConnectionState = {
  isOffline: false,
  contentSystemIsSilent: false,
  siteIsSilent: false,
  isSignedOut: false,
  asksToSignIn: false,
}
let connection = CONNECTED
const { watch: watchConnection, tell } = createChangeNotifier()

export function changeConnection(change: Partial<ConnectionState>): void {
  const next = { ...connection, ...change }
  const names = Object.keys(change) as (keyof ConnectionState)[]
  if (names.every((name) => next[name] === connection[name])) return
  connection = next
  tell()
}

/** Notes that the person who writes here is signed in. */
export function noteSignedIn(): void {
  changeConnection({ isSignedOut: false, asksToSignIn: false, otherSignedIn: undefined })
}

export const readConnectionState = (): ConnectionState => connection

export function useConnection(): ConnectionState {
  return useSyncExternalStore(watchConnection, readConnectionState, () => CONNECTED)
}

/**
 * Waits before a failed request is repeated, and no longer than until there is a network, a session or an answer again. What
 * counts as better is compared with the moment at which the wait began alone: a fault that comes and goes during it ends nothing.
 *
 * @param pause milliseconds; without it only what gets better ends the wait
 * @returns what ends the wait at once; its function is not called then
 */
export function callAfterPauseOrReconnect(onEnd: () => void, pause?: number): () => void {
  const before = connection
  const timer = pause === undefined ? undefined : window.setTimeout(end, pause)
  const stopWatching = watchConnection(() => {
    if (isBetter(before, connection)) end()
  })
  function stop() {
    window.clearTimeout(timer)
    stopWatching()
  }
  function end() {
    stop()
    onEnd()
  }
  return stop
}

function isBetter(before: ConnectionState, now: ConnectionState): boolean {
  return (['isOffline', 'contentSystemIsSilent', 'isSignedOut'] as const).some((fault) => before[fault] && !now[fault])
}

const SHORTEST_MS = 1000
const LONGEST_MS = 60_000

/**
 * How long a request that failed waits before it is repeated: each time twice as long, from a second up to a minute.
 *
 * @param failures in a row, 1 or more
 * @returns milliseconds
 */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (failures - 1))
}
