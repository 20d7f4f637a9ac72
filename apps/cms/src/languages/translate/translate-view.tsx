'use client'

import { Gutter, toast, useAuth, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { type RequestFailure, request } from '../../admin/requests.ts'
import { useLeaveWarning } from '../../admin/use-leave-warning.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { TranslateTools } from './translate-tools.tsx'
import { TranslateUnit } from './translate-unit.tsx'
import { type TranslationField, type TranslationView, translationViewSchema } from './translation-view.ts'
import './translate.css'

const savedSchema = z.object({ taken: z.number().optional(), skipped: z.array(z.string()).optional() })

/** Unsaved texts, by field. */
type Written = Readonly<Record<string, readonly string[]>>

/** A page beside its source, field by field, with the changes since. */
export function TranslateView() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const words = useTranslate()
  const address = `/api/pages/${id}/translation`
  const [view, setView] = useState({ address })
  const [shown, failure] = useShown(view)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [written, setWritten] = useState<Written>({})
  const [isOpenOnly, setOpenOnly] = useState(false)
  useLeaveWarning(Object.keys(written).length > 0)
  useTitle(shown?.label)
  if (!shown)
    return (
      <Gutter className="translate">
        {failure && <Faults faults={listReasons(failure, words('people:failed'))} />}
      </Gutter>
    )

  const send = async (path: string, method: 'PATCH' | 'POST', body: object, done: string) => {
    const sent = { updatedAt: shown.updatedAt, ...body }
    const answer = await request(savedSchema, `${address}${path}`, { method, body: sent })
    if (!answer.ok) return setFaults(listReasons(answer, words('people:failed')))
    const { taken, skipped = [] } = answer.value
    setWritten({})
    setView({ address })
    toast.success(taken === undefined ? done : words('translate:taken', { count: taken }))
    setFaults(skipped.map((place) => words('translate:skipped', { place })))
  }
  const save = (more: object, done: string) => send('', 'PATCH', { units: unitsOf(shown, written), ...more }, done)
  const isTodo = ({ state, key }: TranslationField) => state !== 'done' || key in written
  const fields = isOpenOnly ? shown.units.filter(isTodo) : shown.units
  return (
    <Gutter className="translate">
      <TranslateTools
        address={address}
        shown={shown}
        mayWrite={mayDo(roleOf(user), 'write', 'pages')}
        writtenCount={Object.keys(written).length}
        isOpenOnly={isOpenOnly}
        onOpenOnly={setOpenOnly}
        onSave={() => save({}, words('translate:savedDraft'))}
        onUpToDate={() => save({ isUpToDate: true }, words('translate:noted'))}
        onRead={() => save({ isRead: true }, words('translate:noted'))}
        onFile={(content) => send('/file', 'POST', { content }, '')}
        onPropose={() => send('/proposal', 'POST', {}, '')}
      />
      <Faults faults={faults} />
      {shown.lost.length > 0 ? (
        <p className="translate__note">{words('translate:lost', { places: shown.lost.join('; ') })}</p>
      ) : null}
      {fields.map((unit) => (
        <TranslateUnit
          key={unit.key}
          unit={unit}
          from={shown.source.lang}
          to={shown.lang}
          written={written[unit.key]}
          onWrite={(target) => setWritten((before) => ({ ...before, [unit.key]: target }))}
        />
      ))}
    </Gutter>
  )
}

function Faults({ faults }: { readonly faults: readonly string[] }) {
  if (faults.length === 0) return null
  return (
    <ul className="translate__faults" role="alert">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
}

function unitsOf({ units }: TranslationView, written: Written) {
  return Object.fromEntries(
    units.flatMap(({ key, source }) => {
      const target = written[key]
      return target ? [[key, { source, target }]] : []
    }),
  )
}

function listReasons({ reasons }: RequestFailure, failed: string): readonly string[] {
  return reasons.length > 0 ? reasons : [failed]
}

/** Payload's heading of the page has the name that it had when the page was opened. */
function useTitle(label: string | undefined): void {
  const { setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (label !== undefined) setDocumentTitle(label)
  }, [label, setDocumentTitle])
}

/** A new object with the same address reads it again. */
function useShown(view: { readonly address: string }): [TranslationView | undefined, RequestFailure | undefined] {
  const [shown, setShown] = useState<TranslationView>()
  const [failure, setFailure] = useState<RequestFailure>()
  useEffect(() => {
    const stop = new AbortController()
    request(translationViewSchema, view.address, { signal: stop.signal }).then((answer) => {
      if (answer.ok) setShown(answer.value)
      else if (!stop.signal.aborted) setFailure(answer)
    })
    return () => stop.abort()
  }, [view])
  return [shown, failure]
}
