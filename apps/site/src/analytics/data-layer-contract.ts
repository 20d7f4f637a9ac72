import { EVENTS, VARIABLES } from './event-map.ts'
import { GA4_ECOMMERCE_EVENTS, GA4_EVENTS, ONCE_PER_PAGE_EVENTS } from './ga4-events.ts'

const HEAD = `# What the data layer is told

For whoever configures the tag manager. Made from \`apps/site/src/analytics/event-map.ts\`; \`npx vitest run --project unit
apps/site/src/analytics/data-layer-contract.test.ts -u\` writes it anew.

All of it is in \`window.dataLayer\`: an event as \`{ event: 'Quick Link Clicked', label: …, address: … }\`. What is empty is left out.
Texts end after 500 characters, lists after 200 items, and a page writes 1,000 entries at most.

Events with a name in Google Analytics 4 are followed by a second entry under that name; those about tour groups and banners
have \`ecommerce\` there, after an entry \`{ ecommerce: null }\`, and \`currency\` with every \`value\`.

Before the container there are all seven signals of Consent Mode v2, as \`consent\` \`default\`. Custom HTML tags do not work: the
content security policy runs no inline script, and nothing is sent to hosts that the setting \`TAG_HOSTS\` does not name.
`

/** Builds the contract of the data layer as Markdown: all variables and events with their properties. */
export function buildDataLayerContract(): string {
  return [HEAD, variables(), ...Object.keys(EVENTS).map((name) => section(name as keyof typeof EVENTS))].join('\n')
}

function variables(): string {
  const rows = Object.entries(VARIABLES).map(([name, what]) => `| \`${name}\` | ${what} |`)
  return `## Variables

Pushed as \`{ name: value }\` before the first event, and again only when the value changes.

| Variable | What it is |
| --- | --- |
${rows.join('\n')}
`
}

function section(name: keyof typeof EVENTS): string {
  const { when, where, properties } = EVENTS[name]
  const [twin, parameters = {}] = GA4_ECOMMERCE_EVENTS[name] ?? GA4_EVENTS[name] ?? []
  const facts = [
    `- When: ${when}.`,
    `- Where: ${where}.`,
    ...(ONCE_PER_PAGE_EVENTS.includes(name) ? ['- Once: skipped when the data layer has it already.'] : []),
    ...(twin ? [`- Google Analytics 4: \`${twin}\`${parametersOf(parameters)}.`] : []),
  ]
  const rows = Object.entries<readonly [string, string]>(properties).map(
    ([property, [type, what]]) => `| \`${property}\` | ${TYPES[type] ?? type} | ${what} |`,
  )
  const table = rows.length > 0 ? `\n| Property | Type | What it is |\n| --- | --- | --- |\n${rows.join('\n')}\n` : ''
  return `## ${name}\n\n${facts.join('\n')}\n${table}`
}

const TYPES: Readonly<Record<string, string>> = { numbers: 'list of numbers', flag: '`Yes` or `No`' }

function parametersOf(parameters: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(parameters).map(([ours, theirs]) => `\`${ours}\` as \`${theirs}\``)
  return pairs.length > 0 ? `, ${pairs.join(', ')}` : ''
}
