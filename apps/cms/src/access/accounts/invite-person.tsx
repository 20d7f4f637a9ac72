'use client'

import { LOCALES } from '@passepartout/content-model/locales'
import { useAuth } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { z } from 'zod'
import { useTranslate } from '../../messages/use-translate.ts'
import { mayDo, ROLES, roleOf } from '../roles.ts'
import { askForLink, type LinkAnswer } from './ask-for-link.ts'
import { LinkShown } from './link-shown.tsx'
import './people.css'

const sitesSchema = z.object({ docs: z.array(z.object({ id: z.number(), uid: z.string().nullish() })) })
type Site = z.infer<typeof sitesSchema>['docs'][number]

/** Above the list of people: makes an account, whose password its owner chooses by a link. */
export function InvitePerson() {
  const { user } = useAuth()
  const words = useTranslate()
  const [answer, setAnswer] = useState<LinkAnswer>()
  const [everySite, setEverySite] = useState(true)
  const [role, setRole] = useState<(typeof ROLES)[number]>('viewer')
  const sites = useSites(!everySite)
  if (!mayDo(roleOf(user), 'write', 'users')) return null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setAnswer(
      await askForLink('/api/users/invite', words('people:failed'), {
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
      <LinkShown answer={answer} />
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

function useSites(areWanted: boolean): readonly Site[] {
  const [sites, setSites] = useState<readonly Site[]>([])
  useEffect(() => {
    if (!areWanted) return
    const stop = new AbortController()
    const options = { signal: stop.signal, credentials: 'same-origin' } as const
    const read = async () => {
      const answer = await fetch('/api/sites?depth=0&pagination=false&sort=uid&select[uid]=true', options)
      setSites(sitesSchema.parse(await answer.json()).docs)
    }
    read().catch(() => undefined)
    return () => stop.abort()
  }, [areWanted])
  return sites
}
