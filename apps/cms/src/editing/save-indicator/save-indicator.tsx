'use client'

import {
  LeaveWithoutSaving,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useCallback, useEffect, useRef, useState } from 'react'
import { changeConnection, useConnection } from '../../admin/connection/connection.ts'
import { useLeaveWarning } from '../../admin/use-leave-warning.ts'
import { useWasEverTrue } from '../../admin/use-was-ever-true.ts'
import type { TextKey, Translate } from '../../messages/translate.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { registerOpenForm, useSavingState } from './save-queue.ts'
import { decideSaveStatus, type SaveStatus, type SavingState } from './saving-state.ts'
import './save-indicator.css'

const TEXTS: Readonly<Record<SaveStatus, TextKey>> = {
  saved: 'saving:saved',
  saving: 'saving:saving',
  notYet: 'saving:notYet',
  unanswered: 'saving:unanswered',
  refused: 'saving:refused',
  offline: 'saving:offline',
  offlineSaved: 'saving:offlineSaved',
  signedOut: 'saving:signedOutUnsaved',
  signedOutSaved: 'saving:signedOut',
}

/** States that nobody needs to be told of who cannot see the sign: they follow each other with every word that is typed. */
const QUIET: readonly SaveStatus[] = ['saved', 'saving', 'notYet']

/** Says in a form, always at the same place, whether what it holds is stored. */
export function SaveIndicator() {
  const { id, collectionSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  if (!hasSavePermission || isTrashed) return null
  return <FormSign address={id === undefined ? `/api/${collectionSlug}` : `/api/${collectionSlug}/${id}`} />
}

function FormSign({ address }: { readonly address: string }) {
  const words = useTranslate()
  const { id, data, docConfig } = useDocumentInfo()
  const { language } = useTranslation().i18n
  const saves = useSavingState(address)
  const isModified = useFormModified()
  const savesByItself = docConfig !== undefined && hasAutosaveEnabled(docConfig)
  const { isOffline, isSignedOut } = useConnection()
  const sign = decideSaveStatus(saves, { isModified, savesByItself, isOffline, isSignedOut })
  const readDraft = useShownForm(address, savesByItself)
  useForgottenRefusal(saves)
  useOverdueSave(address, savesByItself, saves, readDraft)
  const isAtRisk = !sign.toLowerCase().endsWith('saved') && sign !== 'notYet'
  useLeaveWarning(isAtRisk)
  const savedAt = useSavedAt(saves.storedAt, data?.updatedAt)
  const isEmpty = sign === 'saved' && (id === undefined || savedAt === undefined)
  const text = isEmpty ? '' : describe(sign, saves.reason, savedAt, language, words)
  return (
    <div className="saving-sign" data-sign={sign}>
      <span className="saving-sign__text">{text}</span>
      {isSignedOut ? (
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small"
          onClick={() => changeConnection({ asksToSignIn: true })}
        >
          {words('saving:signIn')}
        </button>
      ) : null}
      <Spoken sign={sign} text={text} />
      {savesByItself ? <LeaveWithoutSaving disablePreventLeave={!isAtRisk} /> : null}
    </div>
  )
}

/** Announces a trouble, and its end. */
function Spoken({ sign, text }: { readonly sign: SaveStatus; readonly text: string }) {
  const isTrouble = !QUIET.includes(sign)
  const hadTrouble = useWasEverTrue(isTrouble)
  return (
    <span className="saving-sign__spoken" aria-live="polite">
      {isTrouble || (hadTrouble && sign === 'saved') ? text : ''}
    </span>
  )
}

function describe(
  sign: SaveStatus,
  reason: string | undefined,
  savedAt: number | undefined,
  language: string,
  words: Translate,
): string {
  const time = savedAt === undefined ? '' : formatTime(savedAt, language)
  return words(TEXTS[sign], { time, reason: reason || words('saving:noAnswer') })
}

function formatTime(at: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const style = isToday ? ({ timeStyle: 'medium' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const)
  return new Intl.DateTimeFormat(language, style).format(at)
}

/** The server writes times in another zone, so the first picture of a form has none. */
function useSavedAt(storedAt: number | undefined, updatedAt: unknown): number | undefined {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  if (!isShown) return undefined
  return storedAt ?? (typeof updatedAt === 'string' ? Date.parse(updatedAt) : undefined)
}

type ReadDraft = () => Promise<BodyInit>

/** Tells what the form holds, which a repeated save sends. @returns what an autosave sends of it */
function useShownForm(address: string, savesByItself: boolean): ReadDraft {
  const { createFormData, getData, getFields } = useForm()
  const { user } = useAuth()
  const [writer] = useState(Number(user?.id))
  const readDraft = async () => createFormData({ _status: 'draft' }, {})
  const now = useRef({ isModified: false, readDraft })
  now.current = { isModified: useFormModified(), readDraft }
  useEffect(
    () =>
      registerOpenForm(address, {
        writer,
        savesByItself,
        isModified: () => now.current.isModified,
        readData: getData,
        readFields: getFields,
        readDraft: () => now.current.readDraft(),
      }),
    [address, writer, savesByItself, getData, getFields],
  )
  return useCallback(() => now.current.readDraft(), [])
}

/** Payload calls a form unchanged when its save was refused, and would neither save it again nor warn whoever leaves it. */
function useForgottenRefusal({ trouble }: SavingState): void {
  const { setModified } = useForm()
  const isForgotten = !useFormModified() && trouble === 'refused'
  useEffect(() => {
    if (isForgotten) setModified(true)
  }, [isForgotten, setModified])
}

/** Milliseconds without a change after which Payload should have begun to save. */
const OVERDUE = 2000

/** Payload forgets changes that are made while a publication is refused, or while the second of two saves in a row is under way. */
function useOverdueSave(
  address: string,
  savesByItself: boolean,
  { isSending, isUnsent, trouble }: SavingState,
  readDraft: ReadDraft,
): void {
  const { getFields, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const { code: locale } = useLocale()
  const isOverdue = savesByItself && !isSending && trouble === undefined && (isModified || isUnsent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form begins the wait anew
  useEffect(() => {
    if (!isOverdue) return
    const save = async () => {
      const [sent, body] = [getFields(), await readDraft()]
      const options = { method: 'PATCH', credentials: 'include', body } as const
      const answer = await fetch(autosaveAddress(address, locale), options).catch(() => undefined)
      if (answer?.ok && getFields() === sent) setModified(false)
    }
    const timer = window.setTimeout(save, OVERDUE)
    return () => window.clearTimeout(timer)
  }, [isOverdue, fields, address, locale, readDraft, getFields, setModified])
}

/** Where Payload sends an autosave. */
function autosaveAddress(address: string, locale: string): string {
  const query = new URLSearchParams({ autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale })
  return `${address}?${query}`
}
