'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { changeConnection, readConnection, useConnection } from '../../admin/connection/connection.ts'
import { ConnectionBar } from '../../admin/connection/connection-bar.tsx'
import { askWhetherSignedOut } from '../../admin/requests.ts'
import { followRequests } from './saves.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

/**
 * Keeps what is written in forms when a save is not stored: the save is repeated, and whoever is signed out meanwhile signs in
 * again in place.
 */
export function KeepWords({ children }: { readonly children: ReactNode }) {
  const { asksToSignIn } = useConnection()
  const user = useLastUser()
  useEffect(followRequests, [])
  useNetwork()
  useOtherSignIns()
  return (
    <>
      <ConnectionBar />
      {children}
      {asksToSignIn ? <SignInDialog email={user?.email ?? ''} /> : null}
    </>
  )
}

function useNetwork(): void {
  useEffect(() => {
    const read = () => changeConnection({ isOffline: !window.navigator.onLine })
    read()
    window.addEventListener('online', read)
    window.addEventListener('offline', read)
    return () => {
      window.removeEventListener('online', read)
      window.removeEventListener('offline', read)
    }
  }, [])
}

/** Somebody may have signed in again on another page, or in another window. */
function useOtherSignIns(): void {
  const { fetchFullUser, tokenExpirationMs } = useAuth()
  useEffect(() => {
    if (tokenExpirationMs) changeConnection({ isSignedOut: false, asksToSignIn: false })
  }, [tokenExpirationMs])
  useEffect(() => {
    const look = async () => {
      if (!readConnection().isSignedOut || (await askWhetherSignedOut()) !== false) return
      await fetchFullUser()
    }
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [fetchFullUser])
}

/** Payload forgets the person whose session ends; without one, the form would no longer warn whoever leaves it. */
function useLastUser() {
  const { user, setUser } = useAuth()
  const { isSignedOut } = useConnection()
  const last = useRef(user)
  if (user) last.current = user
  useEffect(() => {
    if (isSignedOut && !user && last.current) setUser({ user: last.current, exp: 0 } as never)
  }, [isSignedOut, user, setUser])
  return last.current
}
