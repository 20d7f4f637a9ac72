'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { payloadPhraseIn } from './phrases/payload-phrase-in.ts'
import { isOther } from './phrases/phrases.ts'

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

/** The name of a field in the database as the hint of its box, and an empty place that says so. */
const SAY_NOTHING = { title: '.checkbox-input input[title]', 'aria-label': '[aria-label=invisible]' } as const

/** Puts into the language of the admin what Payload writes in English alone, as soon as it stands there, and takes away what tells nobody anything. */
export function PayloadInLanguage({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const mend = (added: Node) => {
      takeAwayNames(added)
      if (isOther(language)) putInLanguage(added, language)
    }
    mend(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) mend(added)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [language])
  return children
}

function takeAwayNames(added: Node): void {
  if (!(added instanceof Element)) return
  for (const [attribute, place] of Object.entries(SAY_NOTHING)) {
    if (added.matches(place)) added.removeAttribute(attribute)
    for (const element of added.querySelectorAll(place)) element.removeAttribute(attribute)
  }
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
    const said = payloadPhraseIn(language, english)
    if (said !== english) element.setAttribute(name, said)
  }
}

/** Payload's spaces stand around its words. */
function putText(text: Node, language: string): void {
  const english = text.nodeValue?.trim() ?? ''
  const said = payloadPhraseIn(language, english)
  if (said !== english) text.nodeValue = text.nodeValue?.replace(english, () => said) ?? ''
}
