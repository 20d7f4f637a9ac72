'use client'

import { useState } from 'react'
import { useTranslate } from '../../messages/use-translate.ts'
import type { PasswordLinkAnswer } from './request-password-link.ts'

interface PasswordLinkResultProps {
  readonly answer: PasswordLinkAnswer | undefined
}

/** The result of an invitation or a password reset; a link is shown only here, until the page is left. */
export function PasswordLinkResult({ answer }: PasswordLinkResultProps) {
  const words = useTranslate()
  const [copied, setCopied] = useState('')
  const { link, message = '' } = answer ?? {}
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <div className="people__answer" role="status">
      <p>{message}</p>
      {link ? (
        <p>
          <input
            type="text"
            readOnly
            value={link}
            aria-label={words('people:link')}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void copy(link)}>
            {words(copied === link ? 'people:copied' : 'people:copy')}
          </button>
        </p>
      ) : null}
    </div>
  )
}
