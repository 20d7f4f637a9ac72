'use client'

import { useAllFormFields, useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { showField } from '../../admin/show-field.ts'
import './shown-field.css'

const LOOK_EVERY = 300
/** Attempts to show the field, and to restore the focus if the form takes it away while it settles. */
const MAX_ATTEMPTS = 40
/** Events by which a person stops the attempts. */
const OWN_WAYS = ['pointerdown', 'keydown', 'wheel'] as const

/** Shows the field that the address names, as soon as the form has it: `?field=blocks.2.content`. */
export function ShownField() {
  const { id } = useDocumentInfo()
  const isReady = !useFormInitializing() && id !== undefined
  const [fields] = useAllFormFields()
  const known = useRef(fields)
  known.current = fields
  useEffect(() => {
    const path = new URLSearchParams(window.location.search).get('field')
    if (!isReady || !path) return
    const stop = new AbortController()
    for (const way of OWN_WAYS) window.addEventListener(way, () => stop.abort(), { signal: stop.signal, capture: true })
    void lead(path, () => path in known.current, stop.signal)
    return () => stop.abort()
  }, [isReady])
  return null
}

async function lead(path: string, isThere: () => boolean, signal: AbortSignal): Promise<void> {
  let isShown = false
  for (let looks = 0; looks < MAX_ATTEMPTS && !signal.aborted; looks += 1) {
    if (!isShown || isCursorNowhere()) isShown = await showField(path, { isThere: isThere(), signal })
    await new Promise((done) => window.setTimeout(done, LOOK_EVERY))
  }
}

/** A field that is re-rendered loses the focus. */
function isCursorNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
