import type { AttributeValueFault } from '@passepartout/content-model/shortcodes/check-attribute-value'
import type { ShortcodeFault } from '@passepartout/content-model/shortcodes/find-shortcode-faults'
import deFaults from './de/shortcode-faults.json' with { type: 'json' }
import de from './de/shortcodes.json' with { type: 'json' }
import enFaults from './en/shortcode-faults.json' with { type: 'json' }
import esFaults from './es/shortcode-faults.json' with { type: 'json' }
import es from './es/shortcodes.json' with { type: 'json' }
import { createMessageFormatter } from './format-text.ts'
import frFaults from './fr/shortcode-faults.json' with { type: 'json' }
import fr from './fr/shortcodes.json' with { type: 'json' }
import ruFaults from './ru/shortcode-faults.json' with { type: 'json' }
import ru from './ru/shortcodes.json' with { type: 'json' }
import { type TranslationsByEnglish, translateEnglish } from './translations-by-english.ts'

/** The labels and help of shortcodes and their attributes, which the content model has in English. */
export const SHORTCODE_TEXTS: TranslationsByEnglish = { de, fr, es, ru }

/** Faults of shortcodes; separate from other messages, since the browser shows them during input. */
export const SHORTCODE_FAULT_TEXTS = { en: enFaults, de: deFaults, fr: frFaults, es: esFaults, ru: ruFaults } as const

const format = createMessageFormatter<keyof typeof enFaults>(SHORTCODE_FAULT_TEXTS)

export function translateShortcodeText(language: string, english: string): string {
  return translateEnglish(SHORTCODE_TEXTS, language, english)
}

/** The message of a shortcode's fault, with what to do. */
export function formatShortcodeFault(
  language: string,
  { kind, params, value }: Omit<ShortcodeFault, 'start' | 'end'>,
): string {
  return format(language, `fault.${kind}`, value ? { ...params, rule: formatRule(language, value) } : params)
}

/** The message for the rule that an attribute's value breaks. */
export function formatValueFault(language: string, fault: AttributeValueFault): string {
  return format(language, 'value', { rule: formatRule(language, fault) })
}

function formatRule(language: string, { rule, params }: AttributeValueFault): string {
  return format(language, `rule.${rule}`, params)
}
