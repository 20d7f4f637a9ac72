'use client'

import { useAuth } from '@payloadcms/ui'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { changeConnection, noteSignedIn, useConnection } from '../../admin/connection/connection.ts'
import { firstMessageOfRefusal, request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './save-indicator.css'

const sessionSchema = z.looseObject({ exp: z.number() })

/**
 * Signs the same person in again over their form. Another person signs in on another page: what is written here would be saved
 * in their name.
 */
export function SignInDialog({ email }: { readonly email: string }) {
  const words = useTranslate()
  const { otherSignedIn: name } = useConnection()
  const dialog = useRef<HTMLDialogElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [heading, problem] = [useId(), useId()]
  const { isBusy, reason, signIn } = useSignIn(email)
  // A layout effect ends while the dialog is still there: closing it gives the focus back to the form.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    password.current?.focus()
    return () => shown?.close()
  }, [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (await signIn(password.current?.value ?? '')) return
    password.current?.focus()
    password.current?.select()
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby={heading}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) changeConnection({ asksToSignIn: false })
      }}
    >
      <h2 id={heading}>{words('saving:signedOut')}</h2>
      <p>{name === undefined ? words('saving:wordsStay') : words('saving:otherSignedIn', { name })}</p>
      <form onSubmit={submit}>
        <label>
          {words('saving:email')}
          <input name="email" type="email" autoComplete="username" value={email} readOnly />
        </label>
        <label>
          {words('saving:password')}
          <input
            ref={password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby={problem}
          />
        </label>
        <p id={problem} className="sign-in-again__problem" role="alert">
          {reason}
        </p>
        <p className="sign-in-again__actions">
          <button type="submit" className="btn btn--style-primary btn--size-medium" disabled={isBusy}>
            {words('saving:signIn')}
          </button>
          <button
            type="button"
            className="btn btn--style-secondary btn--size-medium"
            onClick={() => dialog.current?.close()}
          >
            {words('saving:later')}
          </button>
        </p>
      </form>
    </dialog>,
    document.body,
  )
}

function useSignIn(email: string) {
  const words = useTranslate()
  const { setUser } = useAuth()
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  /** @returns whether the person is signed in */
  const signIn = async (password: string): Promise<boolean> => {
    setBusy(true)
    const answer = await request(sessionSchema, '/api/users/login', { method: 'POST', body: { email, password } })
    setBusy(false)
    if (!answer.ok) {
      setReason(firstMessageOfRefusal(answer, words('saving:noAnswer')))
      return false
    }
    setUser(answer.value as never)
    noteSignedIn()
    return true
  }
  return { isBusy, reason, signIn }
}
