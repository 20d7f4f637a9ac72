import { escapeHtml } from '../api/markup.ts'

/** Escaped markup; created only by `html`. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Insert = Html | string | number | false | null | undefined | readonly Insert[]

/** A template that escapes its inserts, except `Html`. Lists are joined; `undefined` gives nothing. */
export function html(parts: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + render(inserts[index - 1]) + part))
}

function render(insert: Insert): string {
  if (insert === undefined || insert === null || insert === false) return ''
  if (insert instanceof Html) return insert.markup
  if (typeof insert === 'object') return insert.map(render).join('')
  return escapeHtml(String(insert))
}
