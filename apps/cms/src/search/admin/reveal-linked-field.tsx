'use client'

import { useAllFormFields, useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { hasPositionQuery, parsePositionQuery } from '../../admin/form-position/position-query.ts'
import { hasMovedAway, showField } from '../../admin/show-field.ts'
import './reveal-linked-field.css'

const LOOK_EVERY = 300
/** Attempts to show the field, and to restore place and focus if the form takes them away while it settles. */
const MAX_ATTEMPTS = 40
/** Events by which a person stops the attempts. */
const OWN_WAYS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Shows what the address names, as soon as the form has it: a field, `?field=blocks.2.content`, or the block that corresponds to
 * one of another language.
 */
export function RevealLinkedField() {
  const { id } = useDocumentInfo()
  const isReady = !useFormInitializing() && id !== undefined
  const [fields] = useAllFormFields()
  const known = useRef(fields)
  known.current = fields
  useEffect(() => {
    const { search } = window.location
    if (!isReady || !hasPositionQuery(search)) return
    const stop = new AbortController()
    for (const way of OWN_WAYS) window.addEventListener(way, () => stop.abort(), { signal: stop.signal, capture: true })
    void lead(search, () => known.current, stop.signal)
    return () => stop.abort()
  }, [isReady])
  return null
}

/** @param read the form as it is now: its rows may arrive after it is called ready */
async function lead(search: string, read: () => FormState, signal: AbortSignal): Promise<void> {
  let isShown = false
  for (let looks = 0; looks < MAX_ATTEMPTS && !signal.aborted; looks += 1) {
    const fields = read()
    const path = parsePositionQuery(search, fields.blocks?.rows ?? [])
    if (path && (!isShown || isCursorNowhere() || hasMovedAway(path)))
      isShown = await showField(path, { isThere: isIn(fields, path), signal })
    await new Promise((done) => window.setTimeout(done, LOOK_EVERY))
  }
}

/** A block has fields, and none of its own name. */
function isIn(fields: FormState, path: string): boolean {
  return path in fields || `${path}.id` in fields
}

/** A field that is re-rendered loses the focus. */
function isCursorNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
