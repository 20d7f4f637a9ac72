import type { ValueFault } from '@passepartout/content-model/shortcodes/check-value'
import type { ShortcodeFault } from '@passepartout/content-model/shortcodes/find-faults'
import { messageFormatter } from './message-format.ts'
import de from './shortcode-faults/de.json' with { type: 'json' }
import en from './shortcode-faults/en.json' with { type: 'json' }
import es from './shortcode-faults/es.json' with { type: 'json' }
import fr from './shortcode-faults/fr.json' with { type: 'json' }
import ru from './shortcode-faults/ru.json' with { type: 'json' }

/** What can be wrong with a shortcode, by language; apart from other messages, since the browser says it while somebody types. */
export const SHORTCODE_FAULTS = { en, de, fr, es, ru } as const

const formatted = messageFormatter<keyof typeof en>(SHORTCODE_FAULTS)

/** What is wrong with a shortcode that somebody wrote, as a sentence with the way out. */
export function sayShortcodeFault(
  language: string,
  { kind, params, value }: Omit<ShortcodeFault, 'start' | 'end'>,
): string {
  return formatted(language, `fault.${kind}`, value ? { ...params, rule: ruleIn(language, value) } : params)
}

/** The rule that a value of an attribute breaks, as a sentence. */
export function sayValueFault(language: string, fault: ValueFault): string {
  return formatted(language, 'value', { rule: ruleIn(language, fault) })
}

function ruleIn(language: string, { rule, params }: ValueFault): string {
  return formatted(language, `rule.${rule}`, params)
}
