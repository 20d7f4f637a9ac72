'use client'

import { useAuth } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { changeConnection } from '../../admin/connection/connection.ts'
import { reasonOf, request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './saving-sign.css'

const sessionSchema = z.looseObject({ exp: z.number() })

/**
 * Signs the same person in again over their form. Another person signs in on another page: what is written here would be saved
 * in their name.
 */
export function SignInDialog({ email }: { readonly email: string }) {
  const words = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [heading, problem] = [useId(), useId()]
  const { isBusy, reason, signIn } = useSignIn(email)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    password.current?.focus()
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void signIn(password.current?.value ?? '')
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby={heading}
      onClose={() => changeConnection({ isAsked: false })}
    >
      <h2 id={heading}>{words('saving:signedOut')}</h2>
      <p>{words('saving:wordsStay')}</p>
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
  const signIn = async (password: string) => {
    setBusy(true)
    const answer = await request(sessionSchema, '/api/users/login', { method: 'POST', body: { email, password } })
    setBusy(false)
    if (!answer.ok) return setReason(reasonOf(answer, words('saving:noAnswer')))
    setUser(answer.value as never)
    changeConnection({ isSignedOut: false, isAsked: false })
  }
  return { isBusy, reason, signIn }
}
