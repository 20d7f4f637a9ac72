'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { isOther, phraseFinder } from './phrases/find-phrase.ts'
import { PAYLOAD_PHRASES } from './phrases/payload-phrases.ts'

const phraseIn = phraseFinder(PAYLOAD_PHRASES)

/** Where Payload says them; nothing that people write stands there. */
const PLACES = [
  'section[aria-live]',
  '.api-key',
  '.api-key__actions',
  '.field-description-apiKey',
  'dialog[id*=generate-confirmation-]',
  'dialog[id*=revoke-api-key-]',
  '.file-meta',
  '.popup__content',
  '.select-all',
  '.item-card-grid__title',
  '.draggable-block-menu',
  '.add-block-menu',
  '.insert-paragraph-at-end',
  '.link-edit',
  '.link-trash',
].join()

/** Puts into the language of the admin what Payload writes in English alone, as soon as it stands there. */
export function PayloadInLanguage({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    if (!isOther(language)) return
    putInLanguage(document.body, language)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) putInLanguage(added, language)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [language])
  return children
}

function putInLanguage(added: Node, language: string): void {
  const element = added instanceof Element ? added : added.parentElement
  const within = added instanceof Element ? [...added.querySelectorAll(PLACES)] : []
  for (const place of element?.closest(PLACES) ? [element] : within) {
    for (const labelled of [place, ...place.querySelectorAll('[aria-label], [title]')]) putLabels(labelled, language)
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) putText(texts.currentNode, language)
  }
}

function putLabels(element: Element, language: string): void {
  for (const name of ['aria-label', 'title']) {
    const english = element.getAttribute(name) ?? ''
    const said = phraseIn(language, english)
    if (said !== english) element.setAttribute(name, said)
  }
}

/** Payload's spaces stand around its words. */
function putText(text: Node, language: string): void {
  const english = text.nodeValue?.trim() ?? ''
  const said = phraseIn(language, english)
  if (said !== english) text.nodeValue = text.nodeValue?.replace(english, () => said) ?? ''
}
