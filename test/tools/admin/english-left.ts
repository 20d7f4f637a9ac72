import type { Page } from 'playwright-core'

/** By key at any depth: what a language says. */
interface Said {
  readonly [key: string]: string | Said
}
type EnglishTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Loaded, and not imported: with the types of the admin would come Next's own idea of what an environment is. */
async function load<T>(path: string): Promise<T> {
  return import(new URL(`../../../apps/cms/src/${path}`, import.meta.url).href)
}

interface Config {
  readonly i18n: { readonly supportedLanguages: Readonly<Record<string, { readonly translations: Said }>> }
}

/** What the admin says in English, Payload's words and ours, wherever the other language says something else. */
export async function loadEnglish(language: string): Promise<ReadonlySet<string>> {
  const { default: config } = await load<{ default: Promise<Config> }>('payload.config.ts')
  const { INTERFACE_TEXTS } = await load<{ INTERFACE_TEXTS: Readonly<Record<string, Said>> }>(
    'messages/dictionaries.ts',
  )
  const { supportedLanguages } = (await config).i18n
  const dictionaries = [
    [supportedLanguages.en?.translations, supportedLanguages[language]?.translations],
    [INTERFACE_TEXTS.en, INTERFACE_TEXTS[language]],
  ] as const
  const pairs = dictionaries.flatMap(([english, other]) => [...pairsOf(english ?? {}, other ?? {})])
  const { LABEL_TRANSLATIONS } = await load<{ LABEL_TRANSLATIONS: EnglishTexts }>('messages/labels.ts')
  const { CHOICE_TRANSLATIONS, DESCRIPTION_TRANSLATIONS } = await load<{
    CHOICE_TRANSLATIONS: EnglishTexts
    DESCRIPTION_TRANSLATIONS: EnglishTexts
  }>('messages/field-texts.ts')
  const { PAYLOAD_TEXTS } = await load<{ PAYLOAD_TEXTS: EnglishTexts }>('messages/payload-texts.ts')
  for (const texts of [LABEL_TRANSLATIONS, CHOICE_TRANSLATIONS, DESCRIPTION_TRANSLATIONS, PAYLOAD_TEXTS])
    pairs.push(...Object.entries(texts[language] ?? {}))
  const isSame = ([english, other]: readonly [string, string]) => english === other
  const said = pairs.filter(isSame).map(([english]) => english.trim())
  // What one dictionary says as English does may be said so by all.
  return new Set(pairs.filter((pair) => !isSame(pair)).map(([english]) => english.trim())).difference(new Set(said))
}

function* pairsOf(english: Said, other: Said): Generator<[string, string]> {
  for (const [key, said] of Object.entries(english)) {
    const twin = other[key]
    if (typeof said === 'string') yield [said, typeof twin === 'string' ? twin : said]
    else yield* pairsOf(said, typeof twin === 'object' ? twin : {})
  }
}

/** Everything that a page of the admin shows or says, but what is marked as being in a language of its own. */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = (element: Element | null) => element?.closest('[lang]') === document.documentElement
    const texts = [document.title]
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const around = words.currentNode.parentElement
      if (around?.checkVisibility() && own(around)) texts.push(words.currentNode.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (own(element)) texts.push(element.getAttribute(name) ?? '')
      }
    }
    return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '')
  })
}
