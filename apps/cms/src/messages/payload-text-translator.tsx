'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { isNonEnglishLanguage } from './languages.ts'
import { translatePayloadText } from './payload-texts.ts'

/** The elements that contain these texts; none contains editors' content. */
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

/** The database name of a field as the title of its checkbox, and a label on an empty element. */
const USELESS_ATTRIBUTES = { title: '.checkbox-input input[title]', 'aria-label': '[aria-label=invisible]' } as const

/** What Payload puts into the name of a button in place of a label that is in several languages. */
const NO_LABEL = '[object Object]'
const NAMED_WITHOUT_LABEL = `[aria-label*="${NO_LABEL}"]`
/** Where the label stands as text, near such a button. */
const AROUND = '.sort-column, .field-type'
const LABEL = '.sort-column__label, .field-label'

/** Translates texts that Payload has only in English when they appear in the document, and mends names that say nothing. */
export function PayloadTextTranslator({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const change = (added: Node) => {
      removeAttributes(added)
      nameByLabel(added)
      if (isNonEnglishLanguage(language)) translateWithin(added, language)
    }
    change(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) change(added)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [language])
  return children
}

function removeAttributes(added: Node): void {
  if (!(added instanceof Element)) return
  for (const [attribute, place] of Object.entries(USELESS_ATTRIBUTES)) {
    if (added.matches(place)) added.removeAttribute(attribute)
    for (const element of added.querySelectorAll(place)) element.removeAttribute(attribute)
  }
}

function nameByLabel(added: Node): void {
  if (!(added instanceof Element)) return
  const within = added.querySelectorAll(NAMED_WITHOUT_LABEL)
  for (const button of added.matches(NAMED_WITHOUT_LABEL) ? [added, ...within] : within) {
    const label = button.closest(AROUND)?.querySelector(LABEL)?.textContent?.replace('*', '').trim() ?? ''
    const name = button.getAttribute('aria-label')?.replace(NO_LABEL, () => label) ?? ''
    button.setAttribute('aria-label', name)
  }
}

function translateWithin(added: Node, language: string): void {
  const element = added instanceof Element ? added : added.parentElement
  const within = added instanceof Element ? [...added.querySelectorAll(PLACES)] : []
  for (const place of element?.closest(PLACES) ? [element] : within) {
    for (const labelled of [place, ...place.querySelectorAll('[aria-label], [title]')])
      translateAttributes(labelled, language)
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) translateNode(texts.currentNode, language)
  }
}

function translateAttributes(element: Element, language: string): void {
  for (const name of ['aria-label', 'title']) {
    const english = element.getAttribute(name) ?? ''
    const translated = translatePayloadText(language, english)
    if (translated !== english) element.setAttribute(name, translated)
  }
}

/** Keeps the spaces around the text. */
function translateNode(text: Node, language: string): void {
  const english = text.nodeValue?.trim() ?? ''
  const translated = translatePayloadText(language, english)
  if (translated !== english) text.nodeValue = text.nodeValue?.replace(english, () => translated) ?? ''
}
