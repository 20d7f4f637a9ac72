'use client'

import { useEffect } from 'react'
import type { TextKey } from '../../messages/translate.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { type Connection, useConnection, waitForBetter } from './connection.ts'
import { pauseBefore } from './pause-before.ts'
import './connection-bar.css'

/** Says above every view what does not answer, until it does. */
export function ConnectionBar() {
  const words = useTranslate()
  const connection = useConnection()
  useAsking(connection.isAway)
  const text = textOf(connection)
  return (
    <div className="connection-bar" role="status" data-shown={text !== undefined}>
      {text === undefined ? null : words(text)}
      {connection.isAway && !connection.isOffline ? (
        <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void ask()}>
          {words('connection:tryNow')}
        </button>
      ) : null}
    </div>
  )
}

function textOf({ isOffline, isAway, isSiteAway }: Connection): TextKey | undefined {
  if (isOffline) return 'connection:offline'
  if (isAway) return 'connection:away'
  return isSiteAway ? 'connection:siteAway' : undefined
}

/** Any answer ends it: each request of this page is followed. */
const ask = () => fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)

function useAsking(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return
    let failures = 1
    let isOver = false
    const askAgain = async () => {
      await ask()
      failures += 1
      if (!isOver) stopWaiting = waitForBetter(askAgain, pauseBefore(failures))
    }
    let stopWaiting = waitForBetter(askAgain, pauseBefore(failures))
    return () => {
      isOver = true
      stopWaiting()
    }
  }, [isAway])
}
