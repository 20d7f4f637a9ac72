import type { FormState } from 'payload'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import {
  callAfterPauseOrReconnect,
  changeConnection,
  readConnectionState,
  retryDelay,
} from '../../admin/connection/connection.ts'
import { createChangeNotifier } from '../../admin/create-change-notifier.ts'
import { askWhoIsSignedIn } from '../../admin/requests.ts'
import { createFormRegistry, findMerger } from '../form-registry.ts'
import { hasUnsavedChanges } from './has-unsaved-changes.ts'
import { withSaveAttempt } from './save-attempt.ts'
import { INITIAL_SAVING_STATE, reduceSavingState, type SavingEvent, type SavingState } from './saving-state.ts'
import { readJson, sendUntilStored } from './send-until-stored.ts'

/** Milliseconds after which an autosave counts as unanswered. */
const LONGEST_ATTEMPT = 30_000
/** Answers of a proxy in front of the content system, and of a content system that has too much to do. */
const PASSING = [429, 502, 503, 504]

/** A form that is shown. */
interface ShownForm {
  /** The number of the account that writes in it. */
  readonly writer: number
  /** Whether it is saved as a draft by itself. */
  readonly savesByItself: boolean
  readonly isModified: () => boolean
  readonly readData: () => unknown
  readonly readFields: () => FormState
  /** What an autosave sends of its present values. */
  readonly readDraft: () => Promise<BodyInit>
}

const states = new Map<string, SavingState>()
const forms = createFormRegistry<ShownForm>()
const lastSaves = new Map<string, Promise<unknown>>()
const { watch, tell: tellWatchers } = createChangeNotifier()

function tell(address: string, event: SavingEvent): void {
  states.set(address, reduceSavingState(readState(address), event))
  forgetLeft(address)
  tellWatchers()
}

/** What became of a save says nothing to whoever has left its form. */
function forgetLeft(address: string): void {
  if (!formOf(address) && !readState(address).isSending) states.delete(address)
}

/** Gives up what a form has not stored. @param address its document's address in the REST interface */
export function resetSavingState(address: string): void {
  states.delete(address)
  tellWatchers()
}

const readState = (address: string) => states.get(address) ?? INITIAL_SAVING_STATE
const formOf = forms.onTop

/** The saves of one form. @param address its document's address in the REST interface */
export function useSavingState(address: string): SavingState {
  const read = () => readState(address)
  return useSyncExternalStore(watch, read, () => INITIAL_SAVING_STATE)
}

/** Whether anything that somebody has written is not stored. */
export function hasUnsavedForms(): boolean {
  const isUnstored = ({ isSending, isUnsent, trouble }: SavingState) => isSending || isUnsent || trouble !== undefined
  return [...states.values()].some(isUnstored) || forms.all().some((form) => form.isModified())
}

/** What the form of a document holds now, where it is shown. */
export const readOpenFormFields = (address: string): FormState | undefined => formOf(address)?.readFields()

/** Whether somebody writes here. */
export const hasOpenForm = (): boolean => forms.all().length > 0

/** Tells what a form holds now, until the returned function is called. */
export function registerOpenForm(address: string, form: ShownForm): () => void {
  const remove = forms.add(address, form)
  return () => {
    remove()
    forgetLeft(address)
  }
}

/**
 * Follows each request of this page to the content system, and repeats the saves of forms until they are stored: Payload sends
 * them with `fetch`, has no event for them, and repeats none.
 *
 * @returns what ends it
 */
export function interceptFetch(): () => void {
  const { fetch } = window
  const send: typeof fetch = async (...sent) => {
    try {
      const answer = await fetch(...sent)
      if (isOurs(sent[0])) changeConnection({ contentSystemIsSilent: isOfProxy(answer) })
      return answer
    } catch (error) {
      const isAborted = sent[1]?.signal?.aborted === true && sent[1].signal.reason?.name !== 'TimeoutError'
      if (isOurs(sent[0]) && !isAborted) changeConnection({ contentSystemIsSilent: true })
      throw error
    }
  }
  const follow: typeof fetch = (...sent) => {
    const save = saveOf(...sent)
    return save ? queueSave(save, send) : send(...sent)
  }
  window.fetch = follow
  return () => {
    if (window.fetch === follow) window.fetch = fetch
  }
}

function isOurs(input: RequestInfo | URL): boolean {
  return new URL(input instanceof Request ? input.url : input, window.location.href).origin === window.location.origin
}

/** Whether a proxy answers for a content system that does not. */
function isOfProxy({ status, headers }: Response): boolean {
  return [502, 503, 504].includes(status) && headers.get('content-type')?.includes('json') !== true
}

type SentSave = NonNullable<ReturnType<typeof saveOf>>

/** A save of a form that is shown: forms alone send form data. */
function saveOf(input: RequestInfo | URL, init: RequestInit = {}) {
  if (input instanceof Request || !(init.body instanceof FormData)) return undefined
  const url = new URL(input, window.location.href)
  const form = formOf(url.pathname)
  if (url.origin !== window.location.origin || !form) return undefined
  /** A second request changes nothing: it does not create a document. */
  const isRepeatable = init.method?.toUpperCase() === 'PATCH'
  return {
    url,
    init,
    isRepeatable,
    /** Visitors do not see what it stores. */
    isDraft: url.searchParams.get('draft') === 'true',
    writer: form.writer,
    isAutosave: isRepeatable && url.searchParams.get('autosave') === 'true',
  }
}

/** One save of a document at a time: an older one that is repeated must not follow a newer one. */
function queueSave(save: SentSave, send: typeof fetch): Promise<Response> {
  const address = save.url.pathname
  const before = lastSaves.get(address) ?? Promise.resolve()
  const saved = before.then(() => keepSending(save, send))
  const settled = saved.catch(() => undefined)
  lastSaves.set(address, settled)
  return saved
}

const WINDOW = Math.random().toString(36).slice(2)
let attempts = 0

function keepSending(save: SentSave, send: typeof fetch): Promise<Response> {
  const { url, init, writer, isAutosave, isDraft, isRepeatable } = save
  const address = url.pathname
  const form = formOf(address)
  const isUnsent = form?.isModified() === true
  let body = init.body ?? null
  /** Whether the form holds what the next attempt sends, rather than what Payload gave. */
  let sendsWhatIsShown = false
  return sendUntilStored({
    send: async () => {
      const shown = sendsWhatIsShown ? formOf(address) : undefined
      sendsWhatIsShown = isAutosave
      if (shown) body = await shown.readDraft()
      attempts += 1
      // A file may take long.
      return send(withSaveAttempt(url, { writer, window: WINDOW, attempt: attempts }), {
        ...init,
        body,
        ...(isAutosave ? { signal: AbortSignal.timeout(LONGEST_ATTEMPT) } : {}),
      })
    },
    isRepeated: (status) =>
      isRepeatable && (status === undefined || PASSING.includes(status) || (isAutosave && status >= 500)),
    askWhetherSignedOut: () => askWhetherSignedOut(writer, address),
    untilSignedIn,
    isMerged: async (refusal) => {
      const isMerged = (await isStale(refusal)) && (await findMerger(address)?.mergeSaved()) === true
      // What visitors see is sent by whoever has seen it: another's words are in it now.
      if (isMerged && isDraft) sendsWhatIsShown = true
      return isMerged && isDraft
    },
    pause: (failures) => new Promise((done) => callAfterPauseOrReconnect(done, retryDelay(failures))),
    tell: (event) => {
      const isPublication = event.is === 'refused' && !isAutosave && form?.savesByItself === true
      tell(address, isPublication ? { is: 'notPublished', isUnsent } : event)
    },
    describeStored: async (answer) => {
      const { doc } = answerSchema.safeParse(await readJson(answer)).data ?? {}
      findMerger(address)?.noteStored(doc)
      // Last, and without a wait: Payload calls the form unchanged now, and forgets what was typed since the save was sent.
      const shown = formOf(address)
      return {
        is: 'stored',
        at: Date.now(),
        isUnsent: shown ? hasUnsavedChanges(plain(shown.readData()), dataOf(body), doc) : false,
      }
    },
  })
}

const answerSchema = z.object({ doc: z.unknown() })
const refusalSchema = z.object({ errors: z.array(z.object({ code: z.string().optional() })) })

/** Whether a save was refused because somebody else has saved since. */
async function isStale(refusal: Response): Promise<boolean> {
  const { errors = [] } = refusalSchema.safeParse(await readJson(refusal)).data ?? {}
  return errors.some(({ code }) => code === 'document.savedMeanwhile')
}

/** Payload sends the data of a form as one field of JSON. */
function dataOf(body: BodyInit | null): unknown {
  const data = body instanceof FormData ? body.get('_payload') : undefined
  return typeof data === 'string' ? JSON.parse(data) : undefined
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/**
 * Whether the person who writes in a form is signed in no longer: nobody is, or somebody else. Who has left the form is not asked
 * for while somebody else is.
 */
async function askWhetherSignedOut(writer: number, address: string): Promise<boolean | undefined> {
  const person = await askWhoIsSignedIn()
  if (person === undefined) return undefined
  if (person && (person.id === writer || !formOf(address))) return false
  changeConnection({ otherSignedIn: person?.email })
  return true
}

async function untilSignedIn(): Promise<void> {
  changeConnection({ isSignedOut: true, asksToSignIn: true })
  while (readConnectionState().isSignedOut) await new Promise<void>((done) => callAfterPauseOrReconnect(done))
}
