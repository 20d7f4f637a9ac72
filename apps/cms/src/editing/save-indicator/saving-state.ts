/** Why the last version of a form is not stored. */
type Trouble = 'signedOut' | 'unanswered' | 'refused'

/** What became of the saves of one form. */
export interface SavingState {
  readonly isSending: boolean
  /** The form has changes that the last save did not have, or that a refused publication alone had. */
  readonly isUnsent: boolean
  readonly trouble?: Trouble
  /** The content system's own words, where it refused. */
  readonly reason?: string
  /** When it stored the last save, milliseconds since 1970. */
  readonly storedAt?: number
}

export type SavingEvent =
  | { readonly is: 'sent' }
  /** @see hasUnsavedChanges for what the form has meanwhile */
  | { readonly is: 'stored'; readonly at: number; readonly isUnsent: boolean }
  | { readonly is: 'refused'; readonly reason: string }
  /** A publication was refused; the draft is stored as it was, without what the form had changed since. */
  | { readonly is: 'notPublished'; readonly isUnsent: boolean }
  | { readonly is: 'unanswered' }
  | { readonly is: 'signedOut' }

export const INITIAL_SAVING_STATE: SavingState = { isSending: false, isUnsent: false }

/** A trouble lasts until a save is stored, or one that was refused is sent anew. */
export function reduceSavingState(state: SavingState, event: SavingEvent): SavingState {
  const { isUnsent, storedAt } = state
  const before = { isUnsent, ...(storedAt === undefined ? {} : { storedAt }) }
  switch (event.is) {
    case 'sent':
      return state.trouble === 'refused' ? { ...before, isSending: true } : { ...state, isSending: true }
    case 'stored':
      return { isSending: false, isUnsent: event.isUnsent, storedAt: event.at }
    case 'notPublished':
      return { ...before, isSending: false, isUnsent: event.isUnsent }
    case 'refused':
      return { ...before, isSending: false, trouble: 'refused', reason: event.reason }
    default:
      return { ...before, isSending: true, trouble: event.is }
  }
}

/** What a form and its browser add to it. */
export interface SaveCircumstances {
  /** The form differs from what was sent last. */
  readonly isModified: boolean
  readonly savesByItself: boolean
  readonly isOffline: boolean
  readonly isSignedOut: boolean
}

export type SaveStatus =
  | 'saved'
  | 'saving'
  | 'notYet'
  | 'unanswered'
  | 'refused'
  | 'offline'
  | 'offlineSaved'
  | 'signedOut'
  | 'signedOutSaved'

/** What the form says of saving. It says saved only of what the content system has confirmed. */
export function decideSaveStatus(state: SavingState, now: SaveCircumstances): SaveStatus {
  const isStored = !state.isSending && state.trouble === undefined && !state.isUnsent && !now.isModified
  if (now.isSignedOut || state.trouble === 'signedOut') return isStored ? 'signedOutSaved' : 'signedOut'
  if (now.isOffline) return isStored ? 'offlineSaved' : 'offline'
  if (state.trouble) return state.trouble
  if (isStored) return 'saved'
  return state.isSending || now.savesByItself ? 'saving' : 'notYet'
}
