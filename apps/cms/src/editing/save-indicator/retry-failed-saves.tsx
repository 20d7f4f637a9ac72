'use client'

import { useAuth, useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  changeConnection,
  noteSignedIn,
  readConnectionState,
  useConnection,
} from '../../admin/connection/connection.ts'
import { ConnectionBar } from '../../admin/connection/connection-bar.tsx'
import { askWhoIsSignedIn } from '../../admin/requests.ts'
import { PreserveEditsDuringSave } from './preserve-edits-during-save.tsx'
import { hasOpenForm, hasUnsavedForms, interceptFetch } from './save-queue.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

/**
 * Keeps what is written in forms when a save is not stored: the save is repeated, and whoever is signed out meanwhile signs in
 * again in place.
 */
export function RetryFailedSaves({ children }: { readonly children: ReactNode }) {
  const { asksToSignIn } = useConnection()
  const writer = useWriter()
  useEffect(interceptFetch, [])
  useNetwork()
  useOtherSignIns(writer?.id)
  useSessionEnd()
  return (
    <>
      <ConnectionBar />
      <PreserveEditsDuringSave>{children}</PreserveEditsDuringSave>
      {asksToSignIn ? <SignInDialog email={writer?.email ?? ''} /> : null}
    </>
  )
}

function useNetwork(): void {
  useEffect(() => {
    const read = () => changeConnection({ isOffline: !window.navigator.onLine })
    read()
    const stop = new AbortController()
    for (const change of ['online', 'offline']) window.addEventListener(change, read, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

/** @param person who writes here. They may have signed in again on another page, or in another window; so may somebody else. */
function useOtherSignIns(person: number | string | undefined): void {
  const { fetchFullUser, tokenExpirationMs, user } = useAuth()
  const isBack = Boolean(tokenExpirationMs) && user?.id === person
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new session is one
  useEffect(() => {
    if (isBack) noteSignedIn()
  }, [isBack, tokenExpirationMs])
  useEffect(() => {
    const look = async () => {
      if (!readConnectionState().isSignedOut) return
      const found = await askWhoIsSignedIn()
      if (found === undefined) return
      const isOther = found !== null && found.id !== person && hasOpenForm()
      changeConnection({ otherSignedIn: isOther ? found.email : undefined })
      if (found === null || isOther) return
      await fetchFullUser()
      noteSignedIn()
    }
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [fetchFullUser, person])
}

/**
 * Who writes here. Payload forgets the person whose session ends; without one, the form would no longer warn whoever leaves it.
 * Nobody else takes their place while a form is shown.
 */
function useWriter() {
  const { user, setUser } = useAuth()
  const { isSignedOut } = useConnection()
  const last = useRef(user)
  if (user && (user.id === last.current?.id || !hasOpenForm())) last.current = user
  const writer = last.current
  useEffect(() => {
    if (isSignedOut && writer && user?.id !== writer.id) setUser({ user: writer, exp: 0 } as never)
  }, [isSignedOut, user, writer, setUser])
  return writer
}

/** Milliseconds before the end of a session at which it is over here. */
const EARLY = 1000
/** Payload's dialog in the last minute of a session. */
const STAY_DIALOG = 'stay-logged-in'

/** At the end of a session Payload closes all drawers, with the forms in them: while words are not stored, it hears of no end. */
function useSessionEnd(): void {
  const { user, setUser, tokenExpirationMs } = useAuth()
  const { closeModal } = useModal()
  useEffect(() => {
    const rest = (tokenExpirationMs ?? 0) - Date.now()
    // Where the clock of the browser is wrong, Payload ends nothing either.
    if (rest <= 0) return
    const end = () => {
      if (!hasUnsavedForms()) return
      closeModal(STAY_DIALOG)
      changeConnection({ isSignedOut: true, asksToSignIn: true })
      setUser({ user, exp: 0 } as never)
    }
    const timer = window.setTimeout(end, rest - EARLY)
    return () => window.clearTimeout(timer)
  }, [closeModal, setUser, tokenExpirationMs, user])
}
