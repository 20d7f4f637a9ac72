import { escapeHtml } from '../api/markup.ts'

/** Markup that is safe to send: made by `html` alone. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Insert = Html | string | number | false | null | undefined | readonly Insert[]

/** A template whose inserts are escaped, unless they are `Html` themselves. Lists are joined; nothing stays nothing. */
export function html(parts: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + render(inserts[index - 1]) + part))
}

function render(insert: Insert): string {
  if (insert === undefined || insert === null || insert === false) return ''
  if (insert instanceof Html) return insert.markup
  if (typeof insert === 'object') return insert.map(render).join('')
  return escapeHtml(String(insert))
}
