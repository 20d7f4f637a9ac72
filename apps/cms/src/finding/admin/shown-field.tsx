'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { showField } from '../../admin/show-field.ts'
import './shown-field.css'

const LOOK_EVERY = 300
const MOST_LOOKS = 40

/** Opens a form at the field that its address names: `?field=blocks.2.content`. */
export function ShownField() {
  const { id } = useDocumentInfo()
  useEffect(() => {
    if (id === undefined) return
    const field = new URLSearchParams(window.location.search).get('field')
    if (!field) return
    let looks = 0
    let timer = window.setTimeout(look, LOOK_EVERY)
    async function look() {
      looks += 1
      const isShown = await showField(field ?? '')
      if (!isShown && looks < MOST_LOOKS) timer = window.setTimeout(look, LOOK_EVERY)
    }
    return () => window.clearTimeout(timer)
  }, [id])
  return null
}
