'use client'

import { LOCALES } from '@passepartout/content-model/locales'
import { useAuth } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { mayDo, ROLES, roleOf } from '../role-permissions.ts'
import { PasswordLinkResult } from './password-link-result.tsx'
import './people.css'
import { type PasswordLinkAnswer, requestPasswordLink } from './request-password-link.ts'

const sitesSchema = z.object({ docs: z.array(z.object({ id: z.number(), uid: z.string().nullish() })) })
const SITES = '/api/sites?depth=0&pagination=false&sort=uid&select[uid]=true'

/** Creates an account from the list of accounts; its owner chooses the password through a link. */
export function InvitePerson() {
  const { user } = useAuth()
  const words = useTranslate()
  const [answer, setAnswer] = useState<PasswordLinkAnswer>()
  const [everySite, setEverySite] = useState(true)
  const [role, setRole] = useState<(typeof ROLES)[number]>('viewer')
  const sites = useRequest(sitesSchema, everySite ? undefined : SITES)?.docs ?? []
  if (!mayDo(roleOf(user), 'write', 'users')) return null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setAnswer(
      await requestPasswordLink('/api/users/invite', words('people:failed'), {
        email: form.get('email'),
        name: form.get('name'),
        role,
        everySite,
        sites: form.getAll('sites').map(Number),
        languages: form.getAll('languages'),
      }),
    )
  }
  return (
    <details className="people">
      <summary>{words('people:invite')}</summary>
      <form className="people__form" onSubmit={(event) => void submit(event)}>
        <label>
          {words('people:email')}
          <input type="email" name="email" required autoComplete="off" />
        </label>
        <label>
          {words('people:name')}
          <input type="text" name="name" autoComplete="off" />
        </label>
        <label>
          {words('people:role')}
          <select
            value={role}
            onChange={({ target }) => setRole(ROLES.find((known) => known === target.value) ?? role)}
          >
            {ROLES.map((known) => (
              <option key={known} value={known}>
                {words(`people:${known}`)}
              </option>
            ))}
          </select>
        </label>
        {role === 'admin' ? null : (
          <>
            <fieldset>
              <legend>{words('people:where')}</legend>
              <Choice isChecked={everySite} onChange={setEverySite} words={words('people:everySite')} />
              {everySite
                ? null
                : sites.map(({ id, uid }) => <Choice key={id} name="sites" value={id} words={uid ?? ''} />)}
            </fieldset>
            <fieldset>
              <legend>{words('people:languages')}</legend>
              <p>{words('people:everyLanguage')}</p>
              {LOCALES.map(({ code, autonym }) => (
                <Choice key={code} name="languages" value={code} words={autonym} lang={code} />
              ))}
            </fieldset>
          </>
        )}
        <button type="submit" className="btn btn--style-primary btn--size-small">
          {words('people:send')}
        </button>
      </form>
      <PasswordLinkResult answer={answer} />
    </details>
  )
}

interface ChoiceProps {
  readonly words: string
  readonly name?: string
  readonly value?: string | number
  readonly lang?: string
  readonly isChecked?: boolean
  readonly onChange?: (isChecked: boolean) => void
}

function Choice({ words, name, value, lang, isChecked, onChange }: ChoiceProps) {
  return (
    <label className="people__choice">
      <input
        type="checkbox"
        {...(name ? { name, value } : { checked: isChecked ?? false })}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <span lang={lang}>{words}</span>
    </label>
  )
}
