'use client'

import { useEffect } from 'react'
import type { TextKey } from '../../messages/translate.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { type ConnectionState, callAfterPauseOrReconnect, retryDelay, useConnection } from './connection.ts'
import './connection-bar.css'

/** Says above every view what does not answer, until it does. */
export function ConnectionBar() {
  const words = useTranslate()
  const connection = useConnection()
  useAsking(connection.contentSystemIsSilent)
  const text = textOf(connection)
  return (
    <div className="connection-bar" role="status" data-shown={text !== undefined}>
      {text === undefined ? null : words(text)}
      {connection.contentSystemIsSilent && !connection.isOffline ? (
        <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void ask()}>
          {words('connection:tryNow')}
        </button>
      ) : null}
    </div>
  )
}

function textOf({ isOffline, contentSystemIsSilent, siteIsSilent }: ConnectionState): TextKey | undefined {
  if (isOffline) return 'connection:offline'
  if (contentSystemIsSilent) return 'connection:away'
  return siteIsSilent ? 'connection:siteAway' : undefined
}

/** Any answer ends it: each request of this page is followed. It is read to its end, or the request would stay open. */
const ask = () =>
  fetch('/healthz', { cache: 'no-store' })
    .then((answer) => answer.text())
    .catch(() => undefined)

function useAsking(contentSystemIsSilent: boolean): void {
  useEffect(() => {
    if (!contentSystemIsSilent) return
    let failures = 1
    let isOver = false
    const askAgain = async () => {
      await ask()
      failures += 1
      if (!isOver) stopWaiting = callAfterPauseOrReconnect(askAgain, retryDelay(failures))
    }
    let stopWaiting = callAfterPauseOrReconnect(askAgain, retryDelay(failures))
    return () => {
      isOver = true
      stopWaiting()
    }
  }, [contentSystemIsSilent])
}
