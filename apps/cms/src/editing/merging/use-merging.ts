import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { useFormatFieldPath } from '../../admin/form-fields/use-format-field-path.ts'
import { request } from '../../admin/requests.ts'
import { findUndoControls, registerMerger } from '../form-registry.ts'
import { resetSavingState } from '../save-indicator/save-queue.ts'
import { type FormValues, isEquivalentValue } from './compare-values.ts'
import { useFormStateBuilder, valuesOf } from './form-values.ts'
import { fieldPathOfKey, type MergeResult, type MergeSide, mergeForms } from './merge-forms.ts'
import { watchTypingIdle } from './typing-idle.ts'

/** What is decided of the fields that both have changed, by the keys of conflicts. */
export type MergeDecisions = Readonly<Record<string, MergeSide>>

/** What somebody else has saved. */
export interface OtherEditorSave {
  readonly by: string
  readonly at: string
  readonly document: FormValues
  /** The values of a form with that document. */
  readonly theirs: FormValues
  /** The values of the version that this form was loaded with, or has stored since. */
  readonly base: FormValues
}

/** The fields that the form has taken over from somebody. */
export interface TakenOverFields {
  readonly from: string
  readonly fields: readonly string[]
}

/**
 * Keeps a form and what others save of its document together: it takes over what they change in fields that it has not changed
 * itself, and asks for the others.
 *
 * @param address the document's address in the REST interface
 */
export function useMerging(address: string) {
  const { getData } = useForm()
  const { initialState } = useDocumentInfo()
  const base = useBase()
  const readSaved = useReadSaved(address, base)
  const { taken, merge } = useMerge(address, base)
  /** What was saved in fields that this form has changed too. */
  const [question, setQuestion] = useState<OtherEditorSave>()
  const inTurn = useTurns()
  const latest = useRef({ mergeSaved: async () => false, noteStored: base.note })
  latest.current.mergeSaved = () =>
    inTurn(async () => {
      const saved = await readSaved(question)
      if (!saved) return false
      const { updatedAt } = getData()
      if (typeof updatedAt === 'string' && Date.parse(updatedAt) >= Date.parse(saved.at)) return true
      const isMerged = await merge(saved, {})
      setQuestion(isMerged ? undefined : saved)
      return isMerged
    })
  /** Merges what was asked for. */
  const decide = (choices: MergeDecisions) =>
    inTurn(async () => {
      const isMerged = question !== undefined && (await merge(question, choices))
      if (isMerged) setQuestion(undefined)
      return isMerged
    })
  /** Merges what was saved since the form was loaded, or asks. */
  const [mergeSaved] = useState(() => () => latest.current.mergeSaved())
  useEffect(() => registerMerger(address, { mergeSaved, noteStored: latest.current.noteStored }), [address, mergeSaved])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is loaded anew has what was asked for
  useEffect(() => setQuestion(undefined), [initialState])
  return { question, taken, mergeSaved, decide }
}

/** Does one after the other. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = last.current.then(task)
    last.current = done.catch(() => undefined)
    return done
  }
}

type Base = ReturnType<typeof useBase>

/** The version with which the form and what others save are compared: that which was loaded, then the last that was stored. */
function useBase() {
  const { initialState } = useDocumentInfo()
  const fieldsFor = useFormStateBuilder()
  const known = useRef<{ readonly values: FormValues } | { readonly document: FormValues }>(undefined)
  useEffect(() => {
    if (initialState) known.current = { values: valuesOf(initialState) }
  }, [initialState])
  /** @returns `undefined` when nothing answers */
  const read = async (): Promise<FormValues | undefined> => {
    const version = known.current
    if (!version || 'values' in version) return version?.values
    const state = await fieldsFor(version.document)
    return state && valuesOf(state)
  }
  /** Notes the version that the form has now. */
  const noteValues = (values: FormValues) => {
    known.current = { values }
  }
  const note = (document: unknown) => {
    if (typeof document === 'object' && document !== null) known.current = { document: document as FormValues }
  }
  return { read, note, noteValues }
}

const savedSchema = z.looseObject({ updatedAt: z.string(), editedBy: z.string().nullish() })

function useReadSaved(address: string, base: Base) {
  const { code: locale } = useLocale()
  const fieldsFor = useFormStateBuilder()
  /** @param known what was read before */
  return async (known: OtherEditorSave | undefined): Promise<OtherEditorSave | undefined> => {
    const query = new URLSearchParams({ draft: 'true', depth: '0', 'fallback-locale': 'null', locale })
    const answer = await request(savedSchema, `${address}?${query}`)
    if (!answer.ok) return undefined
    const { updatedAt: at, editedBy } = answer.value
    if (known?.at === at) return known
    const [before, state] = await Promise.all([base.read(), fieldsFor(answer.value)])
    if (!before || !state) return undefined
    return { by: editedBy ?? '', at, document: answer.value, base: before, theirs: valuesOf(state) }
  }
}

function useMerge(address: string, base: Base) {
  const { getData, getFields, replaceState, setModified } = useForm()
  const fieldsFor = useFormStateBuilder()
  const nameOf = useFormatFieldPath()
  const [taken, setTaken] = useState<readonly TakenOverFields[]>([])
  const stillness = useStillness()
  /** @returns whether nothing was left to decide */
  const merge = async (saved: OtherEditorSave, choices: MergeDecisions): Promise<boolean> => {
    for (;;) {
      const mine = getData()
      const merged = mergeForms(saved.base, mine, saved.theirs, choices)
      if (merged.conflicts.some(({ key }) => choices[key] === undefined)) return false
      const state = await fieldsFor({ ...saved.document, ...merged.values })
      if (!state) return false
      await stillness.current?.untilStill()
      // Somebody may have written on meanwhile.
      if (!isEquivalentValue(getData(), mine)) continue
      const { file } = getFields()
      flushSync(() => {
        replaceState(file ? { ...state, file } : state)
        setModified(!isEquivalentValue(merged.values, saved.theirs))
        resetSavingState(address)
        setTaken((before) => withTaken(before, saved.by, namesOf(merged, saved.base, nameOf)))
      })
      findUndoControls(address)?.forget()
      base.noteValues(saved.theirs)
      return true
    }
  }
  return { taken, merge }
}

function useStillness() {
  const stillness = useRef<ReturnType<typeof watchTypingIdle>>(undefined)
  useEffect(() => {
    const following = watchTypingIdle(window)
    stillness.current = following
    return following.stop
  }, [])
  return stillness
}

function namesOf(merged: MergeResult, base: FormValues, nameOf: ReturnType<typeof useFormatFieldPath>): string[] {
  return merged.taken.map((key) => {
    const short = shorten(key)
    const path = fieldPathOfKey(merged.values, short)
    return path === undefined ? nameOf(fieldPathOfKey(base, short) ?? short, base) : nameOf(path, merged.values)
  })
}

/** As far as the first row: a block has many fields. */
function shorten(key: string): string {
  const parts = key.split('.')
  const row = parts.findIndex((part) => part.startsWith('#'))
  return row === -1 ? key : parts.slice(0, row + 1).join('.')
}

function withTaken(
  before: readonly TakenOverFields[],
  from: string,
  names: readonly string[],
): readonly TakenOverFields[] {
  if (names.length === 0) return before
  const known = before.find((taken) => taken.from === from)?.fields ?? []
  const fields = [...new Set([...known.filter((name) => !names.includes(name)), ...names])]
  return [...before.filter((taken) => taken.from !== from), { from, fields }]
}
